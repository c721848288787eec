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

describe('combined marks of several dishes or options', () => {
  test.each([
    ['contained in one part', 'contains', [marks(['peanut'], []), marks([], ['peanut'])]],
    ['absent from all parts', 'free', [marks([], ['peanut']), marks([], ['peanut'])]],
    ['unknown in one part', 'unknown', [marks([], ['peanut']), marks([], [])]],
    ['contained in one part and unmarked in another', 'contains', [marks(['peanut'], []), null]],
    ['absent from one part and unmarked in another', 'unknown', [marks([], ['peanut']), null]],
    ['not marked, because no part exists', 'unknown', []],
  ])('an allergen that is %s has the presence “%s” in the combined marks', (_case, presence, parts) => {
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
  ] as const)(
    'the diet property “%s” with the marks %j in the parts of a dish has the combined mark “%s”',
    (diet, answers, whole) => {
      const parts = answers.map((answer) => marks([], [], answer === undefined ? {} : { [diet]: answer }));
      expect(combineMarks(parts).diet[diet]).toBe(whole);
    },
  );

  test('an additional part never changes the marks of a dish to safer values', () => {
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

  test('combineMarks does not depend on the order of the parts', () => {
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

  test('a dish without a chosen option has its own marks', () => expect(presence({}, 'peanut')).toBe('free'));
  test('a dish contains an allergen that a chosen option adds', () =>
    expect(presence({ sauce: ['satay'] }, 'peanut')).toBe('contains'));
  test('a dish still contains its own allergens after an option is chosen', () =>
    expect(presence({ sauce: ['satay'] }, 'soy')).toBe('contains'));
  test('the allergens of a dish are unknown after an unmarked option is chosen', () =>
    expect(presence({ top: ['leek'] }, 'egg')).toBe('unknown'));
  test('a dish stays free of an allergen after an option is chosen that is also free of it', () =>
    expect(presence({ top: ['mild'] }, 'egg')).toBe('free'));
});
