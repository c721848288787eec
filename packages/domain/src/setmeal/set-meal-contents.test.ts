import { expect, test } from 'vitest';
import type { Marks } from '../catalogue/dish-marks.ts';
import { fen } from '../fen.ts';
import { areContentsValid, setMealMarks } from './set-meal-contents.ts';

const free = (...names: Marks['allergens']['free'][number][]): Marks => ({
  allergens: { contains: [], free: names },
  diet: { vegetarian: 'yes', pork: 'no' },
});
const withPork: Marks = { allergens: { contains: ['soy'], free: ['peanut'] }, diet: { vegetarian: 'no', pork: 'yes' } };
const choiceOf = (...marks: (Marks | null)[]) => [{ choices: marks.map((of) => ({ marks: of })) }];

test('a set meal contains the contents of each part, and a promise holds only if it holds for all parts', () => {
  const marks = setMealMarks([
    { ...free('peanut', 'soy'), options: [] },
    { ...withPork, options: [] },
  ]);
  expect(marks.allergens).toEqual({ contains: ['soy'], free: ['peanut'] });
  expect(marks.diet).toMatchObject({ vegetarian: 'no', pork: 'yes' });
});

test('the contents of a possible choice count before it is chosen', () => {
  const marks = setMealMarks([{ ...free('soy', 'peanut'), options: choiceOf(free('soy', 'peanut'), withPork) }]);
  expect(marks.allergens).toEqual({ contains: ['soy'], free: ['peanut'] });
  expect(marks.diet).toMatchObject({ vegetarian: 'no', pork: 'yes' });
});

test('an unmarked part or choice makes everything unknown', () => {
  const unmarked: Marks = { allergens: { contains: [], free: [] }, diet: {} };
  const cases = [
    [{ ...free('soy'), options: choiceOf(null) }],
    [
      { ...free('soy'), options: [] },
      { ...unmarked, options: [] },
    ],
  ];
  for (const parts of cases) {
    const marks = setMealMarks(parts);
    expect(marks.allergens.free).toEqual([]);
    expect(marks.diet).toMatchObject({ vegetarian: 'unknown', pork: 'unknown' });
  }
});

const choices = (...prices: number[]) => prices.map((price, index) => ({ key: `c${index}`, price: fen(price) }));
const part = (key: string, ...prices: number[]) => ({
  key,
  options: prices.length === 0 ? [] : [{ key: 'drink', min: 1, max: 1, choices: choices(...prices) }],
});

test.each([
  ['parts with unique keys and free choices', [part('noodles'), part('drink', 0, 0)], true],
  ['two parts with the same key', [part('noodles'), part('noodles')], false],
  ['a choice with a price', [part('drink', 0, 300)], false],
  ['no parts', [], false],
  [
    'a group that requires more choices than it has',
    [{ key: 'drink', options: [{ key: 'g', min: 2, max: 2, choices: choices(0) }] }],
    false,
  ],
])('contents are valid or not: %s', (_what, parts, isValid) => {
  expect(areContentsValid(parts)).toBe(isValid);
});
