import { expect, test } from 'vitest';
import { countGroups, countStates, orderGroupOf, orderGroups } from './order-groups.ts';
import { isFinalOrderState, orderStates } from './order-states.ts';

test('every order state is in a group, and every group has a state', () => {
  expect(new Set(orderStates.map(orderGroupOf))).toEqual(new Set(orderGroups));
});

test('no final state is in the groups in_progress and to_pay', () => {
  const over = orderStates.filter(isFinalOrderState).map(orderGroupOf);
  expect(over.filter((group) => group === 'in_progress' || group === 'to_pay')).toEqual([]);
});

test('the groups together count every order once', () => {
  const counts = countGroups(countStates(orderStates.map((state, index) => ({ state, count: index + 1 }))));
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(66);
  expect(counts.to_pay).toBe(1);
});

test('an uncounted state has zero orders', () => {
  expect(countStates([{ state: 'unpaid', count: 2 }])).toMatchObject({ unpaid: 2, pending: 0, cancelled: 0 });
  expect(Object.keys(countStates([]))).toEqual([...orderStates]);
});
