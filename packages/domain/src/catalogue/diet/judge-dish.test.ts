import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DietWish, dietWishes } from '../../member/diet-wishes.ts';
import { allergens, diets } from '../allergens.ts';
import { combineMarks, type DietMarks, type Marks } from '../dish-marks.ts';
import { type DietProfile, hasDiet } from './diet-profile.ts';
import { judgeDish, judgeDishAtBest } from './judge-dish.ts';

const marks = (diet: DietMarks, contains: string[] = [], free: string[] = []): Marks => ({
  allergens: { contains, free },
  diet,
});
const wishing = (...wishes: DietWish[]): DietProfile => ({ avoids: [], wishes });

describe('a guest who avoids peanut', () => {
  const guest: DietProfile = { avoids: ['peanut'], wishes: [] };
  test.each([
    ['contains peanut', marks({}, ['peanut']), 'conflicts'],
    ['is marked as free of peanut', marks({}, [], ['peanut']), 'fits'],
    ['is marked as containing peanut and as free of it', marks({}, ['peanut'], ['peanut']), 'conflicts'],
    ['has no mark for peanut', marks({}, ['egg'], ['milk']), 'unknown'],
  ])('for a guest who avoids peanut, the verdict on a dish that %s is: $2', (_case, dish, verdict) => {
    expect(judgeDish(guest, dish).verdict).toBe(verdict);
  });

  test('judgeDish returns the allergens or wishes that cause its verdict', () => {
    const peanut = { kind: 'allergen', allergen: 'peanut' };
    expect(judgeDish(guest, marks({}, ['peanut']))).toMatchObject({ conflicts: [peanut], unknown: [] });
    expect(judgeDish(guest, marks({}))).toMatchObject({ conflicts: [], unknown: [peanut] });
  });
});

test.each<[DietWish, string, 'conflicts' | 'unknown' | 'fits', DietMarks, string[]]>([
  ['vegetarian', 'marked vegetarian', 'fits', { vegetarian: 'yes' }, []],
  ['vegetarian', 'marked vegan', 'fits', { vegan: 'yes' }, []],
  ['vegetarian', 'marked not vegetarian', 'conflicts', { vegetarian: 'no' }, []],
  ['vegetarian', 'marked not vegetarian and vegan', 'conflicts', { vegetarian: 'no', vegan: 'yes' }, []],
  ['vegetarian', 'without marks', 'unknown', {}, []],
  ['vegetarian', 'marked with pork', 'conflicts', { pork: 'yes' }, []],
  ['vegetarian', 'marked vegetarian that contains fish', 'conflicts', { vegetarian: 'yes' }, ['fish']],
  ['vegetarian', 'marked vegetarian that contains crustacean', 'conflicts', { vegetarian: 'yes' }, ['crustacean']],
  ['vegetarian', 'marked vegetarian that contains mollusc', 'conflicts', { vegetarian: 'yes' }, ['mollusc']],
  ['vegetarian', 'marked vegetarian that contains egg', 'fits', { vegetarian: 'yes' }, ['egg']],
  ['vegetarian', 'marked vegetarian that contains milk', 'fits', { vegetarian: 'yes' }, ['milk']],
  ['vegan', 'marked vegan', 'fits', { vegan: 'yes' }, []],
  ['vegan', 'marked vegetarian', 'unknown', { vegetarian: 'yes' }, []],
  ['vegan', 'marked not vegetarian', 'conflicts', { vegetarian: 'no' }, []],
  ['vegan', 'marked vegan that contains milk', 'conflicts', { vegan: 'yes' }, ['milk']],
  ['vegan', 'marked vegan that contains egg', 'conflicts', { vegan: 'yes' }, ['egg']],
  ['vegan', 'marked vegan that contains fish', 'conflicts', { vegan: 'yes' }, ['fish']],
  ['vegan', 'marked vegan that contains crustacean', 'conflicts', { vegan: 'yes' }, ['crustacean']],
  ['vegan', 'marked vegan that contains mollusc', 'conflicts', { vegan: 'yes' }, ['mollusc']],
  ['halal', 'marked halal', 'fits', { halal: 'yes' }, []],
  ['halal', 'marked halal and with pork', 'conflicts', { halal: 'yes', pork: 'yes' }, []],
  ['halal', 'marked with alcohol', 'conflicts', { alcohol: 'yes' }, []],
  ['halal', 'marked not halal', 'conflicts', { halal: 'no' }, []],
  ['halal', 'marked without pork and without alcohol', 'unknown', { pork: 'no', alcohol: 'no' }, []],
  ['no_pork', 'marked without pork', 'fits', { pork: 'no' }, []],
  ['no_pork', 'marked with pork', 'conflicts', { pork: 'yes' }, []],
  ['no_pork', 'marked with pork and vegetarian', 'conflicts', { pork: 'yes', vegetarian: 'yes' }, []],
  ['no_pork', 'marked vegetarian', 'fits', { vegetarian: 'yes' }, []],
  ['no_pork', 'marked halal', 'fits', { halal: 'yes' }, []],
  ['no_pork', 'marked vegan', 'fits', { vegan: 'yes' }, []],
  ['no_pork', 'without marks', 'unknown', {}, []],
  ['no_alcohol', 'marked without alcohol', 'fits', { alcohol: 'no' }, []],
  ['no_alcohol', 'marked with alcohol', 'conflicts', { alcohol: 'yes' }, []],
  ['no_alcohol', 'marked vegan', 'unknown', { vegan: 'yes' }, []],
])('for the diet wish %s, the verdict on a dish %s is: %s', (wish, _dish, verdict, diet, contains) => {
  expect(judgeDish(wishing(wish), marks(diet, contains)).verdict).toBe(verdict);
});

describe('dishes before options are chosen', () => {
  const guest: DietProfile = { avoids: ['peanut'], wishes: [] };
  const free = marks({}, [], ['peanut']);
  const choice = (of: Marks | null) => ({ marks: of });
  const asked = (min: number, ...choices: (Marks | null)[]) => ({ min, choices: choices.map(choice) });
  test.each([
    ['one option of a required group fits', [asked(1, marks({}, ['peanut']), null, free)], 'fits'],
    ['the options of a required group are unmarked', [asked(1, null, null)], 'unknown'],
    ['every option of a required group conflicts', [asked(1, marks({}, ['peanut']))], 'conflicts'],
    ['two options are required and only one fits', [asked(2, free, marks({}, ['peanut']))], 'conflicts'],
    ['only an optional extra conflicts', [asked(0, marks({}, ['peanut']))], 'fits'],
  ])('if %s, the verdict on an otherwise suitable dish before options are chosen is: $2', (_case, options, verdict) => {
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
  test('a dish fits a guest only if no allergen or wish of the diet profile is in conflict or unknown', () => {
    fc.assert(
      fc.property(anyProfile, anyMarks, (profile, dish) => {
        const { verdict, conflicts, unknown } = judgeDish(profile, dish);
        expect(verdict === 'fits').toBe(conflicts.length + unknown.length === 0);
        expect(verdict === 'conflicts').toBe(conflicts.length > 0);
      }),
    );
  });

  test('an unmarked dish is judged as unknown for every guest with a diet profile', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        expect(judgeDish(profile, marks({})).verdict).toBe(hasDiet(profile) ? 'unknown' : 'fits');
      }),
    );
  });

  test('an additional ingredient or option never improves the verdict on a dish', () => {
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
