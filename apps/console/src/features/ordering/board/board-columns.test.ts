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

test('sortIntoColumns puts every order into exactly one column of the kitchen board', () => {
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
] as const)('the kitchen board shows an order in state %s in the column %s', (state, column) => {
  expect(sortIntoColumns([orderForTest({ state })])[column]).toHaveLength(1);
});

test.each([
  ['delivering', null, 'cooking'],
  ['to_be_picked_up', null, 'cooking'],
  ['delivering', '2026-11-21T04:05:00Z', 'waiting'],
  ['to_be_picked_up', '2026-11-21T04:05:00Z', 'waiting'],
] as const)(
  'the kitchen board shows a pick-up order in state %s, with ready time %s, in the column %s',
  (state, readyAt, column) => {
    expect(sortIntoColumns([orderForTest({ state, readyAt })])[column]).toHaveLength(1);
  },
);

test('the kitchen board shows a delivery in state to_be_picked_up in the column waiting', () => {
  expect(sortIntoColumns([orderForTest({ state: 'to_be_picked_up', type: 'delivery' })]).waiting).toHaveLength(1);
});

test('the kitchen board sorts new orders by the deadline for their answer', () => {
  const later = orderForTest({ id: 1, answerBefore: '2026-11-21T04:20:00Z' });
  const sooner = orderForTest({ id: 2, answerBefore: '2026-11-21T04:10:00Z' });
  expect(sortIntoColumns([later, sooner]).arrived.map(({ id }) => id)).toEqual([2, 1]);
});

test('the kitchen board sorts orders in preparation by the time when their food is due (rule ordering-135)', () => {
  const inWork = { state: 'delivering', answerBefore: null } as const;
  const wanted = orderForTest({
    ...inWork,
    id: 1,
    wantedAt: '2026-11-21T04:15:00Z',
    promisedAt: '2026-11-21T04:48:00Z',
  });
  const soon = orderForTest({ ...inWork, id: 2, promisedAt: '2026-11-21T04:30:00Z' });
  // The courier needs 15 minutes for 1,900 metres.
  const far = { type: 'delivery', distanceMetres: 1_900 } as const;
  const delivery = orderForTest({ ...inWork, ...far, id: 3, promisedAt: '2026-11-21T04:40:00Z' });
  expect(sortIntoColumns([wanted, soon, delivery]).cooking.map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('the kitchen board sorts collected orders by the estimated time that the guest sees', () => {
  const underway = { state: 'to_be_delivered', type: 'delivery', answerBefore: null } as const;
  const later = orderForTest({ ...underway, id: 1, estimatedAt: '2026-11-21T04:48:00Z' });
  const sooner = orderForTest({ ...underway, id: 2, estimatedAt: '2026-11-21T04:30:00Z' });
  expect(sortIntoColumns([later, sooner]).underway.map(({ id }) => id)).toEqual([2, 1]);
});

test('the kitchen board shows an order that staff have not acknowledged in the column arrived, even if the order is already accepted', () => {
  const orders = [orderForTest({ id: 1, state: 'delivering' }), orderForTest({ id: 2, state: 'delivering' })];
  const { arrived, cooking } = sortIntoColumns(orders, ({ id }) => id === 2);
  expect([arrived.map(({ id }) => id), cooking.map(({ id }) => id)]).toEqual([[2], [1]]);
});
