import { expect, test } from 'vitest';
import { portionsOf } from './order-limits.ts';

test('the portions of an order are the sum over its lines', () => {
  expect(portionsOf([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
  expect(portionsOf([])).toBe(0);
});
