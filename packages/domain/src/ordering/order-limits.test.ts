import { expect, test } from 'vitest';
import { portionsOf } from './order-limits.ts';

test('an order has as many portions as all its lines together', () => {
  expect(portionsOf([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
  expect(portionsOf([])).toBe(0);
});
