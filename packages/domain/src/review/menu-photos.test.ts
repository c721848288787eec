import { expect, test } from 'vitest';
import { likelyDishOfPhoto, type PhotographedDish } from './menu-photos.ts';

const dish = (dishId: number, changes: Partial<PhotographedDish> = {}): PhotographedDish => ({
  dishId,
  thumb: null,
  hasPhoto: false,
  ...changes,
});

test.each<[string, PhotographedDish[], number | null]>([
  ['the only dish', [dish(1)], 1],
  ['the first dish of the order', [dish(1), dish(2)], 1],
  ['a liked dish', [dish(1), dish(2, { thumb: 'up' }), dish(3, { thumb: 'down' })], 2],
  ['a dish without a photo', [dish(1, { thumb: 'up', hasPhoto: true }), dish(2)], 2],
  [
    'a liked dish if all dishes have photos',
    [dish(1, { hasPhoto: true }), dish(2, { thumb: 'up', hasPhoto: true })],
    2,
  ],
  ['no dish of an order without dishes', [], null],
])('likelyDishOfPhoto returns the dish that a photo of a review most likely shows: %s', (_which, dishes, expected) => {
  expect(likelyDishOfPhoto(dishes)).toBe(expected);
});
