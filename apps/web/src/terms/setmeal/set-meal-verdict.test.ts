import { describe, expect, test } from 'vitest';
import { samplePart } from '../../app/testing/sample-set-meal.ts';
import { sampleChoice, sampleOption } from '../../app/testing/samples.ts';
import { judgeSetMealAtBest } from './set-meal-verdict.ts';

const guest = { avoids: ['peanut'], wishes: [] } as const;
const whole = { allergens: { contains: [], free: [] }, diet: {} };
const free = samplePart({ allergens: { contains: [], free: ['peanut'] } });
const withPeanut = samplePart({ key: 'satay', allergens: { contains: ['peanut'], free: [] } });
const unmarked = samplePart({ key: 'soup' });
const asking = (min: number) =>
  samplePart({
    key: 'salad',
    allergens: { contains: [], free: ['peanut'] },
    options: [sampleOption('Sauce', [sampleChoice('Peanut', ['peanut']), sampleChoice('Soy', ['soy'])], min)],
  });

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
    expect(judgeSetMealAtBest(guest, { ...whole, contents }).verdict).toBe(verdict);
  });
});
