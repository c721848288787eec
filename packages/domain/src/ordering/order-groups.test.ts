import { expect, test } from 'vitest';
import { countGroups, countStates, orderGroupOf, orderGroups } from './order-groups.ts';
import { isFinalOrderState, orderStates } from './order-states.ts';

test('each order state belongs to a group of the order list, and no group is empty', () => {
  expect(new Set(orderStates.map(orderGroupOf))).toEqual(new Set(orderGroups));
});

test('an order in a final state is never in the groups in_progress and to_pay', () => {
  const over = orderStates.filter(isFinalOrderState).map(orderGroupOf);
  expect(over.filter((group) => group === 'in_progress' || group === 'to_pay')).toEqual([]);
});

test('countGroups counts each order in exactly one group', () => {
  const counts = countGroups(countStates(orderStates.map((state, index) => ({ state, count: index + 1 }))));
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(66);
  expect(counts.to_pay).toBe(1);
});

test('countStates returns zero for a state without orders', () => {
  expect(countStates([{ state: 'unpaid', count: 2 }])).toMatchObject({ unpaid: 2, pending: 0, cancelled: 0 });
  expect(Object.keys(countStates([]))).toEqual([...orderStates]);
});
