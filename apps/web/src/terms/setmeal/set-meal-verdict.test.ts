import type { SetMealPart } from '@chifan/contract/setmeal/views';
import { describe, expect, test } from 'vitest';
import { bestSetMealVerdict } from './set-meal-verdict.ts';

const guest = { avoids: ['peanut'], wishes: [] } as const;
const name = { text: 'Noodles', language: 'en' } as const;
const marks = (contains: string[], without: string[]) => ({ allergens: { contains, free: without }, diet: {} });
const part = (contains: string[], without: string[], options: SetMealPart['options'] = []): SetMealPart => ({
  ...marks(contains, without),
  key: 'noodles',
  name,
  nameZh: '面',
  pinyin: 'miàn',
  quantity: 1,
  plate: 'noodles',
  spice: 0,
  options,
});
const choice = (contains: string[], without: string[]) => ({
  key: 'sauce',
  name,
  nameZh: '酱',
  price: 0,
  marks: marks(contains, without),
  isSoldOut: false,
});

const free = part([], ['peanut']);
const withPeanut = part(['peanut'], []);
const unmarked = part([], []);
const asking = (min: number) => {
  const choices = [choice(['peanut'], []), choice([], ['peanut'])];
  return part([], ['peanut'], [{ key: 'sauces', name, nameZh: '酱', min, max: 2, choices }]);
};

describe('verdict on a set meal for a guest who avoids peanuts', () => {
  test.each([
    ['fits if each dish is marked as free of them', [free, free], 'fits'],
    ['is unknown if its last dish has no allergen marks', [free, unmarked], 'unknown'],
    ['conflicts if its last dish contains them', [free, unmarked, withPeanut], 'conflicts'],
    ['fits if the required choice has an option without them', [free, asking(1)], 'fits'],
    ['fits if only an optional choice contains them', [free, asking(0)], 'fits'],
    ['conflicts if two choices are required and one contains them', [free, asking(2)], 'conflicts'],
    ['is unknown if its dishes are unknown', [], 'unknown'],
  ])('bestSetMealVerdict decides for a guest who avoids peanuts that a set meal %s', (_rule, contents, verdict) => {
    expect(bestSetMealVerdict(guest, { ...marks([], []), contents }).verdict).toBe(verdict);
  });
});
