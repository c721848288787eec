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

test('what one part contains the set meal contains, and a promise is kept by all', () => {
  const marks = setMealMarks([
    { ...free('peanut', 'soy'), options: [] },
    { ...withPork, options: [] },
  ]);
  expect(marks.allergens).toEqual({ contains: ['soy'], free: ['peanut'] });
  expect(marks.diet).toMatchObject({ vegetarian: 'no', pork: 'yes' });
});

test('what a choice may bring counts before it is chosen', () => {
  const marks = setMealMarks([{ ...free('soy', 'peanut'), options: choiceOf(free('soy', 'peanut'), withPork) }]);
  expect(marks.allergens).toEqual({ contains: ['soy'], free: ['peanut'] });
  expect(marks.diet).toMatchObject({ vegetarian: 'no', pork: 'yes' });
});

test('a part or a choice that nobody has marked leaves everything unknown', () => {
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
  ['parts with keys of their own and choices that cost nothing', [part('noodles'), part('drink', 0, 0)], true],
  ['two parts of one key', [part('noodles'), part('noodles')], false],
  ['a choice that costs something', [part('drink', 0, 300)], false],
  ['nothing at all', [], false],
  [
    'a group that asks for more than it has',
    [{ key: 'drink', options: [{ key: 'g', min: 2, max: 2, choices: choices(0) }] }],
    false,
  ],
])('contents: %s', (_what, parts, isValid) => {
  expect(areContentsValid(parts)).toBe(isValid);
});
