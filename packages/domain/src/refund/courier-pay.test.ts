import { expect, test } from 'vitest';
import { orderStates } from '../ordering/index.ts';
import { isCourierOwed } from './courier-pay.ts';

test('a courier is owed only between collecting and completion', () => {
  const owed = orderStates.filter((orderState) => isCourierOwed({ orderState, hasCourier: true }));
  expect(owed).toEqual(['to_be_delivered', 'delivered']);
});

test('a courier who handed the food back brought nothing', () => {
  expect(isCourierOwed({ orderState: 'to_be_delivered', hasCourier: false })).toBe(false);
});
