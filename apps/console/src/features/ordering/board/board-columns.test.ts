import { orderStates } from '@chifan/domain/ordering';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderForTest } from '../../../staff-order/order-for-test.ts';
import { boardColumns, sortIntoColumns } from './board-columns.ts';

const anyOrder = fc
  .record({ id: fc.nat(), state: fc.constantFrom(...orderStates), minute: fc.nat(59) })
  .map(({ id, state, minute }) =>
    orderForTest({
      id,
      state,
      answerBefore: null,
      estimatedAt: new Date(Date.UTC(2026, 10, 21, 4, minute)).toISOString(),
    }),
  );

test('no order is lost and none stands twice', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyOrder, { selector: ({ id }) => id }), (orders) => {
      const columns = sortIntoColumns(orders);
      const shown = boardColumns.flatMap((column) => columns[column]);
      expect(shown.map(({ id }) => id).toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
    }),
  );
});

test.each([
  ['pending', 'arrived'],
  ['delivering', 'cooking'],
  ['to_be_delivered', 'underway'],
  ['completed', 'after_sale'],
] as const)('%s stands in %s', (state, column) => {
  expect(sortIntoColumns([orderForTest({ state })])[column]).toHaveLength(1);
});

test.each([
  ['delivering', null, 'cooking'],
  ['to_be_picked_up', null, 'cooking'],
  ['delivering', '2026-11-21T04:05:00Z', 'waiting'],
  ['to_be_picked_up', '2026-11-21T04:05:00Z', 'waiting'],
] as const)(
  'what is fetched waits once it is cooked, whether its code stands or not: %s, cooked %s',
  (state, readyAt, column) => {
    expect(sortIntoColumns([orderForTest({ state, readyAt })])[column]).toHaveLength(1);
  },
);

test('a delivery waits for its courier as its state says', () => {
  expect(sortIntoColumns([orderForTest({ state: 'to_be_picked_up', type: 'delivery' })]).waiting).toHaveLength(1);
});

test('what has to be answered first stands first', () => {
  const later = orderForTest({ id: 1, answerBefore: '2026-11-21T04:20:00Z' });
  const sooner = orderForTest({ id: 2, answerBefore: '2026-11-21T04:10:00Z' });
  expect(sortIntoColumns([later, sooner]).arrived.map(({ id }) => id)).toEqual([2, 1]);
});

test('once an order is taken it is due when the guest was told to have it, not when the kitchen begins', () => {
  const wanted = orderForTest({
    id: 1,
    state: 'delivering',
    answerBefore: null,
    wantedAt: '2026-11-21T04:15:00Z',
    estimatedAt: '2026-11-21T04:48:00Z',
  });
  const soon = orderForTest({ id: 2, state: 'delivering', answerBefore: null, estimatedAt: '2026-11-21T04:30:00Z' });
  expect(sortIntoColumns([wanted, soon]).cooking.map(({ id }) => id)).toEqual([2, 1]);
});

test('what is new stands with the new orders, whatever its state', () => {
  const orders = [orderForTest({ id: 1, state: 'delivering' }), orderForTest({ id: 2, state: 'delivering' })];
  const { arrived, cooking } = sortIntoColumns(orders, ({ id }) => id === 2);
  expect([arrived.map(({ id }) => id), cooking.map(({ id }) => id)]).toEqual([[2], [1]]);
});
