import { expect, test } from 'vitest';
import { countGroups, countStates, orderGroupOf, orderGroups } from './order-groups.ts';
import { isFinalOrderState, orderStates } from './order-states.ts';

test('every state is in a group, and every group has a state', () => {
  expect(new Set(orderStates.map(orderGroupOf))).toEqual(new Set(orderGroups));
});

test('nothing that is over waits among what is in progress or to be paid', () => {
  const over = orderStates.filter(isFinalOrderState).map(orderGroupOf);
  expect(over.filter((group) => group === 'in_progress' || group === 'to_pay')).toEqual([]);
});

test('the groups together count every order once', () => {
  const counts = countGroups(countStates(orderStates.map((state, index) => ({ state, count: index + 1 }))));
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(66);
  expect(counts.to_pay).toBe(1);
});

test('a state of which nothing was counted has no orders', () => {
  expect(countStates([{ state: 'unpaid', count: 2 }])).toMatchObject({ unpaid: 2, pending: 0, cancelled: 0 });
  expect(Object.keys(countStates([]))).toEqual([...orderStates]);
});
