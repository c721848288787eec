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

test('a set meal contains the allergens of all its dishes, and is free of an allergen only if all dishes are', () => {
  const marks = setMealMarks([
    { ...free('peanut', 'soy'), options: [] },
    { ...withPork, options: [] },
  ]);
  expect(marks.allergens).toEqual({ contains: ['soy'], free: ['peanut'] });
  expect(marks.diet).toMatchObject({ vegetarian: 'no', pork: 'yes' });
});

test('a set meal contains the allergens of every option, also of options that the guest has not chosen', () => {
  const marks = setMealMarks([{ ...free('soy', 'peanut'), options: choiceOf(free('soy', 'peanut'), withPork) }]);
  expect(marks.allergens).toEqual({ contains: ['soy'], free: ['peanut'] });
  expect(marks.diet).toMatchObject({ vegetarian: 'no', pork: 'yes' });
});

test('a set meal with an unmarked dish or option has an unknown diet, and counts as free of no allergen', () => {
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
  ['dishes with unique keys and free options is true', [part('noodles'), part('drink', 0, 0)], true],
  ['two dishes with the same key is false', [part('noodles'), part('noodles')], false],
  ['an option with a price is false', [part('drink', 0, 300)], false],
  ['no dishes is false', [], false],
  [
    'a group that requires more options than it has is false',
    [{ key: 'drink', options: [{ key: 'g', min: 2, max: 2, choices: choices(0) }] }],
    false,
  ],
])('areContentsValid checks the keys and options of a set meal: the result for %s', (_what, parts, isValid) => {
  expect(areContentsValid(parts)).toBe(isValid);
});
