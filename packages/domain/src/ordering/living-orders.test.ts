import { expect, test } from 'vitest';
import { isOrderLiving, livingAfterHandOverMinutes } from './living-orders.ts';
import { orderStates } from './order-states.ts';

const meal = { stateBeforeAfterSale: null, isSetMeal: false, minutesSinceHandOver: null } as const;

test('a meal lives from its placing until the guest has it', () => {
  expect(orderStates.filter((state) => isOrderLiving({ ...meal, state }))).toEqual([
    'unpaid',
    'pending',
    'delivering',
    'to_be_picked_up',
    'to_be_delivered',
  ]);
});

test.each([
  [0, true],
  [livingAfterHandOverMinutes, true],
  [livingAfterHandOverMinutes + 1, false],
  [null, false],
])('a delivered one %s minutes after its hand-over: %s', (minutesSinceHandOver, lives) => {
  expect(isOrderLiving({ ...meal, state: 'delivered', minutesSinceHandOver })).toBe(lives);
});

test.each([
  ['to_be_delivered', true],
  ['completed', false],
] as const)('a refund that is looked at leaves what was %s as living as it was', (stateBeforeAfterSale, lives) => {
  expect(isOrderLiving({ ...meal, state: 'after_sale_processing', stateBeforeAfterSale })).toBe(lives);
});

test.each([
  ['unpaid', true],
  ['pending', false],
  ['delivering', true],
  ['to_be_picked_up', true],
] as const)('a set meal that is %s lives: %s', (state, lives) => {
  expect(isOrderLiving({ ...meal, state, isSetMeal: true })).toBe(lives);
});
