import { expect, test } from 'vitest';
import { type Arrangement, arrangedMenu, arrangementOf, moveCategory, moveDish, moveDishTo } from './arrangement.ts';

const order: Arrangement = [
  { id: 1, dishIds: [11, 12] },
  { id: 2, dishIds: [] },
  { id: 3, dishIds: [31] },
];
const text = (shown: Arrangement) => shown.map(({ id, dishIds }) => `${id}:${dishIds.join(',')}`).join(' ');

test.each([
  [12, -1, '1:12,11 2: 3:31'],
  [11, 1, '1:12,11 2: 3:31'],
  [11, -1, '1:11,12 2: 3:31'],
  [12, 1, '1:11 2:12 3:31'],
  [31, -1, '1:11,12 2:31 3:'],
  [31, 1, '1:11,12 2: 3:31'],
  [99, 1, '1:11,12 2: 3:31'],
] as const)(
  'moving dish %i by %i positions results in the menu “%s”, written as “category:dishes”',
  (dishId, step, expected) => {
    expect(text(moveDish(order, dishId, step))).toBe(expected);
  },
);

test('a category moves with its dishes, but not past the start or end of the menu', () => {
  expect(text(moveCategory(order, 3, -1))).toBe('1:11,12 3:31 2:');
  expect(text(moveCategory(order, 1, -1))).toBe(text(order));
  expect(text(moveCategory(order, 3, 1))).toBe(text(order));
});

test('moving a dish to another category removes it from its old category', () => {
  expect(text(moveDishTo(order, 11, { categoryId: 3, end: 'end' }))).toBe('1:12 2: 3:31,11');
  expect(text(moveDishTo(order, 11, { categoryId: 1, end: 'end' }))).toBe('1:12,11 2: 3:31');
});

test('a new menu sequence is valid only for exactly the categories and dishes of the menu', () => {
  const menu = order.map(({ id, dishIds }) => ({ id, dishes: dishIds.map((dishId) => ({ id: dishId })) }));
  const moved = moveDish(moveCategory(order, 3, -1), 12, 1);
  expect(text(arrangementOf(arrangedMenu(menu, moved) ?? []))).toBe(text(moved));
  expect(arrangedMenu(menu, [{ id: 1, dishIds: [11, 12, 31] }])).toBeUndefined();
  expect(arrangedMenu([...menu, { id: 4, dishes: [{ id: 41 }] }], moved)).toBeUndefined();
  expect(arrangedMenu(menu.with(1, { id: 2, dishes: [{ id: 21 }] }), moved)).toBeUndefined();
});
