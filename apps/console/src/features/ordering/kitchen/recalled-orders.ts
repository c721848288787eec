import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { api } from '../../../platform/api.ts';

/** Number of finished orders that staff can recall. */
export const maxRecallable = 5;

/**
 * Finished orders that staff brought back to the tickets of this device, for example to cook a spilled dish again. The
 * state of the order does not change.
 */
export const useRecalledOrders = create<{ readonly orders: readonly StaffOrder[] }>()(() => ({ orders: [] }));

export const recallOrder = (order: StaffOrder): void =>
  useRecalledOrders.setState(({ orders }) => ({ orders: [order, ...orders.filter(({ id }) => id !== order.id)] }));

export const dismissRecalled = (orderId: number): void =>
  useRecalledOrders.setState(({ orders }) => ({ orders: orders.filter(({ id }) => id !== orderId) }));

const finishedAt = ({ readyAt, placedAt }: StaffOrder): number => Date.parse(readyAt ?? placedAt);

/** The orders that were ready last, newest first, at most `maxRecallable`. An order may occur twice in `orders`. */
export const lastFinished = (orders: readonly StaffOrder[]): readonly StaffOrder[] =>
  [...new Map(orders.map((order) => [order.id, order])).values()]
    .filter((order) => order.readyAt !== null && order.lines.length > 0)
    .toSorted((one, other) => finishedAt(other) - finishedAt(one))
    .slice(0, maxRecallable);

/** Past orders of the user's shops, because staff can also recall orders that were already collected. */
export const usePastOrders = () =>
  useQuery({
    queryKey: ['orders', 'past', 'recall'],
    queryFn: ({ signal }) =>
      api('/rest/merchant/order/list', { view: 'past', pageNo: 1, pageSize: maxRecallable }, { signal }),
  });
