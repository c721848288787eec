import { expect, test } from 'vitest';
import { activeAfterHandOverMinutes, isOrderActive } from './active-orders.ts';
import { orderStates } from './order-states.ts';

const meal = { stateBeforeAfterSale: null, isSetMeal: false, minutesSinceHandOver: null } as const;

test('an order is active from placing until the guest has received the food', () => {
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
])('%s minutes after the hand-over, isOrderActive returns %s for a delivered order', (minutesSinceHandOver, lives) => {
  expect(isOrderActive({ ...meal, state: 'delivered', minutesSinceHandOver })).toBe(lives);
});

test.each([
  ['to_be_delivered', true],
  ['completed', false],
] as const)(
  'an open refund does not change whether an order in the state %s is active',
  (stateBeforeAfterSale, lives) => {
    expect(isOrderActive({ ...meal, state: 'after_sale_processing', stateBeforeAfterSale })).toBe(lives);
  },
);

test.each([
  ['unpaid', true],
  ['pending', false],
  ['delivering', true],
  ['to_be_picked_up', true],
] as const)('for a set meal in the state %s, isOrderActive returns %s', (state, lives) => {
  expect(isOrderActive({ ...meal, state, isSetMeal: true })).toBe(lives);
});
