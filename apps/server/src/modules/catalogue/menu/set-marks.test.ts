import type { Diet } from '@chifan/domain/catalogue';
import { expect, test } from 'vitest';
import type { Marks } from '../catalogue-for-order.store.ts';
import { setMarks } from './set-marks.ts';

const marks = (
  contains: Marks['allergens']['contains'],
  free: Marks['allergens']['free'],
  diet: Partial<Record<Diet, 'yes' | 'no' | 'unknown'>> = {},
): Marks => ({ allergens: { contains, free }, diet });
const silent = marks([], []);

test('a set is free of what every part is free of, and holds what any part holds', () => {
  const set = setMarks(silent, [marks(['egg'], ['milk', 'peanut']), marks([], ['egg', 'milk'])]);
  expect(set.allergens).toEqual({ contains: ['egg'], free: ['milk'] });
});

test('a set never becomes safer by its own marks, only less safe', () => {
  const own = marks(['sesame'], ['peanut'], { vegetarian: 'yes', pork: 'no', alcohol: 'yes' });
  const set = setMarks(own, [marks([], ['sesame'], { alcohol: 'no' })]);
  expect(set.allergens).toEqual({ contains: ['sesame'], free: [] });
  expect(set.diet).toMatchObject({ vegetarian: 'unknown', pork: 'unknown', alcohol: 'yes' });
});

test('a diet’s promise needs every part; one part’s pork is the set’s', () => {
  const green = marks([], [], { vegetarian: 'yes', halal: 'yes', pork: 'no' });
  const meat = marks([], [], { vegetarian: 'no', pork: 'yes' });
  expect(setMarks(silent, [green, green]).diet).toMatchObject({ vegetarian: 'yes', halal: 'yes', pork: 'no' });
  expect(setMarks(silent, [green, meat]).diet).toMatchObject({ vegetarian: 'no', halal: 'unknown', pork: 'yes' });
});
