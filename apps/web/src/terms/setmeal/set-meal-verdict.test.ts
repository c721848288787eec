import type { SetMealPart } from '@chifan/contract/setmeal';
import { describe, expect, test } from 'vitest';
import { judgeSetMealAtBest } from './set-meal-verdict.ts';

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

describe('for a guest who avoids peanuts a set meal', () => {
  test.each([
    ['of which each dish is known to be without fits', [free, free], 'fits'],
    ['is unknown where nobody marked its last dish', [free, unmarked], 'unknown'],
    ['conflicts where its last dish has it', [free, unmarked, withPeanut], 'conflicts'],
    ['fits where what must be chosen can be chosen without', [free, asking(1)], 'fits'],
    ['fits where what may be left out has it', [free, asking(0)], 'fits'],
    ['conflicts where two must be chosen and one has it', [free, asking(2)], 'conflicts'],
    ['of which nothing is known, not even its dishes, is unknown', [], 'unknown'],
  ])('%s', (_rule, contents, verdict) => {
    expect(judgeSetMealAtBest(guest, { ...marks([], []), contents }).verdict).toBe(verdict);
  });
});
