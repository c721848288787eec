import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DietWish, dietWishes } from '../../member/member.ts';
import { allergens, diets } from '../allergens.ts';
import { combineMarks, type DietMarks, type Marks } from '../dish-marks.ts';
import { type DietProfile, hasDiet, judgeDish, judgeDishAtBest } from './diet-profile.ts';

const marks = (diet: DietMarks, contains: string[] = [], free: string[] = []): Marks => ({
  allergens: { contains, free },
  diet,
});
const wishing = (...wishes: DietWish[]): DietProfile => ({ avoids: [], wishes });

describe('a guest who avoids peanut', () => {
  const guest: DietProfile = { avoids: ['peanut'], wishes: [] };
  test.each([
    ['contains it', marks({}, ['peanut']), 'conflicts'],
    ['is free of it', marks({}, [], ['peanut']), 'fits'],
    ['is marked both ways', marks({}, ['peanut'], ['peanut']), 'conflicts'],
    ['is not marked for it', marks({}, ['egg'], ['milk']), 'unknown'],
  ])('for a guest who avoids peanut, a dish that %s %s', (_case, dish, verdict) => {
    expect(judgeDish(guest, dish).verdict).toBe(verdict);
  });

  test('judgeDish returns the causes of its verdict', () => {
    const peanut = { kind: 'allergen', allergen: 'peanut' };
    expect(judgeDish(guest, marks({}, ['peanut']))).toMatchObject({ conflicts: [peanut], unknown: [] });
    expect(judgeDish(guest, marks({}))).toMatchObject({ conflicts: [], unknown: [peanut] });
  });
});

test.each<[DietWish, DietMarks, string[], 'conflicts' | 'unknown' | 'fits']>([
  ['vegetarian', { vegetarian: 'yes' }, [], 'fits'],
  ['vegetarian', { vegan: 'yes' }, [], 'fits'],
  ['vegetarian', { vegetarian: 'no' }, [], 'conflicts'],
  ['vegetarian', { vegetarian: 'no', vegan: 'yes' }, [], 'conflicts'],
  ['vegetarian', {}, [], 'unknown'],
  ['vegetarian', { pork: 'yes' }, [], 'conflicts'],
  ['vegetarian', { vegetarian: 'yes' }, ['fish'], 'conflicts'],
  ['vegetarian', { vegetarian: 'yes' }, ['crustacean'], 'conflicts'],
  ['vegetarian', { vegetarian: 'yes' }, ['mollusc'], 'conflicts'],
  ['vegetarian', { vegetarian: 'yes' }, ['egg'], 'fits'],
  ['vegetarian', { vegetarian: 'yes' }, ['milk'], 'fits'],
  ['vegan', { vegan: 'yes' }, [], 'fits'],
  ['vegan', { vegetarian: 'yes' }, [], 'unknown'],
  ['vegan', { vegetarian: 'no' }, [], 'conflicts'],
  ['vegan', { vegan: 'yes' }, ['milk'], 'conflicts'],
  ['vegan', { vegan: 'yes' }, ['egg'], 'conflicts'],
  ['vegan', { vegan: 'yes' }, ['fish'], 'conflicts'],
  ['vegan', { vegan: 'yes' }, ['crustacean'], 'conflicts'],
  ['vegan', { vegan: 'yes' }, ['mollusc'], 'conflicts'],
  ['halal', { halal: 'yes' }, [], 'fits'],
  ['halal', { halal: 'yes', pork: 'yes' }, [], 'conflicts'],
  ['halal', { alcohol: 'yes' }, [], 'conflicts'],
  ['halal', { halal: 'no' }, [], 'conflicts'],
  ['halal', { pork: 'no', alcohol: 'no' }, [], 'unknown'],
  ['no_pork', { pork: 'no' }, [], 'fits'],
  ['no_pork', { pork: 'yes' }, [], 'conflicts'],
  ['no_pork', { pork: 'yes', vegetarian: 'yes' }, [], 'conflicts'],
  ['no_pork', { vegetarian: 'yes' }, [], 'fits'],
  ['no_pork', { halal: 'yes' }, [], 'fits'],
  ['no_pork', { vegan: 'yes' }, [], 'fits'],
  ['no_pork', {}, [], 'unknown'],
  ['no_alcohol', { alcohol: 'no' }, [], 'fits'],
  ['no_alcohol', { alcohol: 'yes' }, [], 'conflicts'],
  ['no_alcohol', { vegan: 'yes' }, [], 'unknown'],
])('for the wish %s, a dish marked %j with %j %s', (wish, diet, contains, verdict) => {
  expect(judgeDish(wishing(wish), marks(diet, contains)).verdict).toBe(verdict);
});

describe('dishes before options are chosen', () => {
  const guest: DietProfile = { avoids: ['peanut'], wishes: [] };
  const free = marks({}, [], ['peanut']);
  const choice = (of: Marks | null) => ({ marks: of });
  const asked = (min: number, ...choices: (Marks | null)[]) => ({ min, choices: choices.map(choice) });
  test.each([
    ['one choice of a required group fits', [asked(1, marks({}, ['peanut']), null, free)], 'fits'],
    ['the choices of a required group are unmarked', [asked(1, null, null)], 'unknown'],
    ['every choice of a required group conflicts', [asked(1, marks({}, ['peanut']))], 'conflicts'],
    ['two choices are required and only one fits', [asked(2, free, marks({}, ['peanut']))], 'conflicts'],
    ['only an optional choice conflicts', [asked(0, marks({}, ['peanut']))], 'fits'],
  ])('if %s, a dish without peanut before options are chosen is judged as %s', (_case, options, verdict) => {
    expect(judgeDishAtBest(guest, { ...free, options }).verdict).toBe(verdict);
  });
});

const anyAnswer = fc.constantFrom('yes', 'no', 'unknown' as const);
const anyMarks: fc.Arbitrary<Marks> = fc.record({
  allergens: fc.record({ contains: fc.subarray([...allergens]), free: fc.subarray([...allergens]) }),
  diet: fc.record(Object.fromEntries(diets.map((diet) => [diet, anyAnswer])), { requiredKeys: [] }),
});
const anyProfile: fc.Arbitrary<DietProfile> = fc.record({
  avoids: fc.subarray([...allergens]),
  wishes: fc.subarray([...dietWishes]),
});

describe('diet verdicts', () => {
  test('a dish fits a guest only if no cause conflicts and none is unknown', () => {
    fc.assert(
      fc.property(anyProfile, anyMarks, (profile, dish) => {
        const { verdict, conflicts, unknown } = judgeDish(profile, dish);
        expect(verdict === 'fits').toBe(conflicts.length + unknown.length === 0);
        expect(verdict === 'conflicts').toBe(conflicts.length > 0);
      }),
    );
  });

  test('an unmarked dish is unknown for every guest with a diet profile', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        expect(judgeDish(profile, marks({})).verdict).toBe(hasDiet(profile) ? 'unknown' : 'fits');
      }),
    );
  });

  test('an additional part never improves the verdict of a dish', () => {
    const rank = { fits: 0, unknown: 1, conflicts: 2 };
    fc.assert(
      fc.property(anyProfile, anyMarks, fc.option(anyMarks), (profile, dish, part) => {
        const before = judgeDish(profile, combineMarks([dish])).verdict;
        const after = judgeDish(profile, combineMarks([dish, part])).verdict;
        expect(rank[after]).toBeGreaterThanOrEqual(rank[before]);
      }),
    );
  });
});
