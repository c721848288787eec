import { expect, test } from 'vitest';
import type { Marks } from '../dish-marks.ts';
import { suitsInPlaceOf } from './suits-in-place-of.ts';

const marks = (diet: Marks['diet'], contains: string[] = [], free: string[] = []): Marks => ({
  allergens: { contains, free },
  diet,
});

test.each<[string, Marks, Marks, boolean]>([
  ['a dish without marks', marks({}), marks({}, ['peanut']), true],
  ['a vegetarian dish by a vegetarian one', marks({ vegetarian: 'yes' }), marks({ vegetarian: 'yes' }), true],
  ['a vegetarian dish by one without marks', marks({ vegetarian: 'yes' }), marks({}), false],
  ['a halal dish by one that is not halal', marks({ halal: 'yes' }), marks({ halal: 'no' }), false],
  ['a dish without pork by one with pork', marks({ pork: 'no' }), marks({ pork: 'yes' }), false],
  ['a dish without pork by one with an unknown mark', marks({ pork: 'no' }), marks({ pork: 'unknown' }), false],
  ['a dish with pork by one without pork', marks({ pork: 'yes' }), marks({ pork: 'no' }), true],
  ['a dish free of peanut by one with peanut', marks({}, [], ['peanut']), marks({}, ['peanut']), false],
  ['a dish free of peanut by one with egg', marks({}, [], ['peanut']), marks({}, ['egg']), true],
])(
  'suitsInPlaceOf decides by the marks of two dishes whether to allow the replacement of %s: $3',
  (_case, ordered, other, isKept) => {
    expect(suitsInPlaceOf(ordered, other)).toBe(isKept);
  },
);
