import { expect, test } from 'vitest';
import { progressOf } from './order-stages.ts';

const order = {
  type: 'delivery',
  dining: null,
  workingState: 'pending',
  isSetMeal: false,
  isCooked: false,
  isForLater: false,
} as const;
const collected = { type: 'pickup', dining: 'take_away' } as const;
const eatenHere = { type: 'pickup', dining: 'dine_in' } as const;
const setMeal = { ...collected, isSetMeal: true } as const;

test.each([
  ['a delivery that is not accepted', {}, 0, 'confirming'],
  ['a delivery for a later time that is not accepted', { isForLater: true }, 0, 'confirming'],
  ['a delivery that the kitchen cooks', { workingState: 'delivering' }, 0, 'preparing'],
  ['a delivery for a later time', { workingState: 'delivering', isForLater: true }, 0, null],
  ['a cooked delivery', { workingState: 'to_be_picked_up' }, 1, 'ready'],
  ['a delivery for a later time that is cooked', { workingState: 'to_be_picked_up', isForLater: true }, 1, 'ready'],
  ['a collected delivery', { workingState: 'to_be_delivered' }, 2, 'on_the_way'],
  ['a delivery that arrived', { workingState: 'delivered' }, 4, null],
  ['food to collect, not accepted', collected, 0, 'confirming'],
  ['food to collect with a code, not cooked', { ...collected, workingState: 'to_be_picked_up' }, 1, 'preparing'],
  ['food to collect later, with a code', { ...collected, workingState: 'to_be_picked_up', isForLater: true }, 1, null],
  ['cooked food to collect', { ...collected, workingState: 'to_be_picked_up', isCooked: true }, 2, 'ready'],
  ['food to eat here, not accepted', eatenHere, 0, 'confirming'],
  ['food to eat here that the kitchen cooks', { ...eatenHere, workingState: 'to_be_picked_up' }, 1, 'preparing'],
  ['cooked food to eat here', { ...eatenHere, workingState: 'delivering', isCooked: true }, 2, 'ready'],
  ['a set meal without a restaurant', setMeal, 1, 'restaurant'],
  ['a set meal without a code', { ...setMeal, workingState: 'delivering' }, 2, 'code'],
  ['a set meal with a code', { ...setMeal, workingState: 'to_be_picked_up' }, 3, 'meal'],
] as const)(
  'progressOf returns the completed stages and the current stage of an order: %s (rule ordering-115)',
  (_, changed, done, current) => {
    expect(progressOf({ ...order, ...changed })).toMatchObject({ done, current });
  },
);

test.each(['unpaid', 'completed', 'cancelled', 'refunded'] as const)(
  'progressOf returns null for an order in the state %s',
  (workingState) => {
    expect(progressOf({ ...order, workingState })).toBeNull();
    expect(progressOf({ ...order, ...setMeal, workingState })).toBeNull();
  },
);
