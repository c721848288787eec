import { expect, test } from 'vitest';
import { activeAfterHandOverMinutes, isOrderActive } from './active-orders.ts';
import { orderStates } from './order-states.ts';

const meal = { stateBeforeAfterSale: null, isSetMeal: false, minutesSinceHandOver: null } as const;

test('a meal order is living from placing until the guest has it', () => {
  expect(orderStates.filter((state) => isOrderActive({ ...meal, state }))).toEqual([
    'unpaid',
    'pending',
    'delivering',
    'to_be_picked_up',
    'to_be_delivered',
  ]);
});

test.each([
  [0, true],
  [activeAfterHandOverMinutes, true],
  [activeAfterHandOverMinutes + 1, false],
  [null, false],
])('an order delivered %s minutes ago is living: %s', (minutesSinceHandOver, lives) => {
  expect(isOrderActive({ ...meal, state: 'delivered', minutesSinceHandOver })).toBe(lives);
});

test.each([
  ['to_be_delivered', true],
  ['completed', false],
] as const)(
  'a pending refund does not change whether an order that was %s is living',
  (stateBeforeAfterSale, lives) => {
    expect(isOrderActive({ ...meal, state: 'after_sale_processing', stateBeforeAfterSale })).toBe(lives);
  },
);

test.each([
  ['unpaid', true],
  ['pending', false],
  ['delivering', true],
  ['to_be_picked_up', true],
] as const)('a set meal that is %s is living: %s', (state, lives) => {
  expect(isOrderActive({ ...meal, state, isSetMeal: true })).toBe(lives);
});
