import { expect, test } from 'vitest';
import { portionsOf } from './order-limits.ts';

test('portionsOf returns the sum of the quantities of all order lines', () => {
  expect(portionsOf([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
  expect(portionsOf([])).toBe(0);
});
