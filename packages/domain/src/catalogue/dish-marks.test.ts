import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergenPresence, allergens, diets } from './allergens.ts';
import { combineMarks, type DietMarks, type Marks, marksWithOptions } from './dish-marks.ts';

const marks = (contains: string[], free: string[], diet: DietMarks = {}): Marks => ({
  allergens: { contains, free },
  diet,
});

const anyAnswer = fc.constantFrom('yes', 'no', 'unknown' as const);
const anyMarks: fc.Arbitrary<Marks> = fc.record({
  allergens: fc.record({ contains: fc.subarray([...allergens]), free: fc.subarray([...allergens]) }),
  diet: fc.record(Object.fromEntries(diets.map((diet) => [diet, anyAnswer])), { requiredKeys: [] }),
});
const anyParts = fc.array(fc.option(anyMarks), { maxLength: 5 });

describe('marks of several parts', () => {
  test.each([
    ['contained in one part', [marks(['peanut'], []), marks([], ['peanut'])], 'contains'],
    ['absent from all', [marks([], ['peanut']), marks([], ['peanut'])], 'free'],
    ['unknown in one part', [marks([], ['peanut']), marks([], [])], 'unknown'],
    ['contained in one part beside an unmarked one', [marks(['peanut'], []), null], 'contains'],
    ['absent from one part beside an unmarked one', [marks([], ['peanut']), null], 'unknown'],
    ['without any part', [], 'unknown'],
  ])('an allergen %s has the right presence in the whole', (_case, parts, presence) => {
    expect(allergenPresence(combineMarks(parts).allergens, 'peanut')).toBe(presence);
  });

  test.each([
    ['pork', ['no', 'yes'], 'yes'],
    ['pork', ['no', 'no'], 'no'],
    ['pork', ['no', undefined], 'unknown'],
    ['pork', ['no', 'unknown'], 'unknown'],
    ['vegan', ['yes', 'unknown'], 'unknown'],
    ['alcohol', ['yes', undefined], 'yes'],
    ['vegan', ['yes', 'no'], 'no'],
    ['vegan', ['yes', 'yes'], 'yes'],
    ['halal', ['yes', undefined], 'unknown'],
    ['vegetarian', ['no', undefined], 'no'],
  ] as const)('%s of %j combines to %s', (diet, answers, whole) => {
    const parts = answers.map((answer) => marks([], [], answer === undefined ? {} : { [diet]: answer }));
    expect(combineMarks(parts).diet[diet]).toBe(whole);
  });

  test('an additional part never makes a dish look safer', () => {
    fc.assert(
      fc.property(anyParts, fc.option(anyMarks), (parts, more) => {
        const [before, after] = [combineMarks(parts), combineMarks([...parts, more])];
        for (const allergen of allergens) {
          const was = allergenPresence(before.allergens, allergen);
          const is = allergenPresence(after.allergens, allergen);
          if (was === 'contains') expect(is).toBe('contains');
          if (parts.length > 0 && was === 'unknown') expect(is).not.toBe('free');
        }
      }),
    );
  });

  test('the order of the parts does not affect the combined marks', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        expect(combineMarks(parts.toReversed())).toEqual(combineMarks(parts));
      }),
    );
  });
});

describe('marks of a dish with options', () => {
  const dish = {
    ...marks(['soy'], ['peanut', 'egg']),
    options: [
      { key: 'sauce', choices: [{ key: 'satay', marks: marks(['peanut'], ['soy', 'egg']) }] },
      {
        key: 'top',
        choices: [
          { key: 'leek', marks: null },
          { key: 'mild', marks: marks([], [...allergens]) },
        ],
      },
    ],
  };
  const presence = (chosen: Record<string, string[]>, allergen: string) =>
    allergenPresence(marksWithOptions(dish, chosen).allergens, allergen);

  test('a dish has its own marks while no option is chosen', () => expect(presence({}, 'peanut')).toBe('free'));
  test('a dish contains an allergen that a choice adds', () =>
    expect(presence({ sauce: ['satay'] }, 'peanut')).toBe('contains'));
  test('a dish with a choice still contains its own allergens', () =>
    expect(presence({ sauce: ['satay'] }, 'soy')).toBe('contains'));
  test('a dish is unknown after an unmarked choice', () => expect(presence({ top: ['leek'] }, 'egg')).toBe('unknown'));
  test('a dish stays free of an allergen after a choice that adds nothing', () =>
    expect(presence({ top: ['mild'] }, 'egg')).toBe('free'));
});
