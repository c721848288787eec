import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { merchantResponseMinutes, urgentAlertAfterMinutes } from '@chifan/domain/ordering';
import { create } from 'zustand';
import { secureStorage } from '../../../platform/storage.ts';

const minuteMs = 60_000;

/**
 * True for an unanswered order. Also true for an auto-accepted order and for a set meal whose guest chose this shop,
 * until staff acknowledge the order or the time to answer an order has passed. Because of this limit, a device that
 * signs in at noon does not ring for the orders of the whole morning.
 */
export const isNewOrder = (order: StaffOrder, acknowledged: ReadonlySet<number>, now: Date): boolean =>
  order.state === 'pending' || (!acknowledged.has(order.id) && hasJustBegunByItself(order, now));

/** True if a paid order has been unanswered for five minutes (rule ordering-81). */
export const isOverdue = ({ state, paidAt }: StaffOrder, now: Date): boolean =>
  state === 'pending' && paidAt !== null && now.getTime() - Date.parse(paidAt) >= urgentAlertAfterMinutes * minuteMs;

/** True for an unanswered order, and for an order that was recently accepted or whose guest recently chose the shop. */
export const isRecentOrder = (order: StaffOrder, now: Date): boolean =>
  order.state === 'pending' || isOfLately(order.timeline[beginningOf(order)], now);

function hasJustBegunByItself(order: Pick<StaffOrder, 'timeline'>, now: Date): boolean {
  const place = beginningOf(order);
  const begun = order.timeline[place];
  if (begun?.event === 'accept' && begun.actor !== 'system') return false;
  return isOfLately(begun, now) && order.timeline.slice(place + 1).every(({ actor }) => actor === 'system');
}

const beginningOf = ({ timeline }: Pick<StaffOrder, 'timeline'>): number =>
  timeline.findLastIndex(({ event }) => event === 'accept' || event === 'choose_restaurant');

const isOfLately = (begun: StaffOrder['timeline'][number] | undefined, now: Date): boolean =>
  begun !== undefined && now.getTime() - Date.parse(begun.at) <= merchantResponseMinutes * minuteMs;

const stored = secureStorage('consoleSeenOrders');
/** Maximum number of acknowledged orders to store. A shop never has as many open orders at one time. */
const maxKept = 200;

export const useAcknowledgedOrders = create<{ readonly orderIds: ReadonlySet<number> }>()(() => ({
  orderIds: readStored(),
}));

export function acknowledgeOrder(orderId: number): void {
  const kept = [...useAcknowledgedOrders.getState().orderIds, orderId].slice(-maxKept);
  stored.write(kept.join(' '));
  useAcknowledgedOrders.setState({ orderIds: new Set(kept) });
}

function readStored(): ReadonlySet<number> {
  return new Set((stored.read() ?? '').split(' ').map(Number).filter(Number.isSafeInteger));
}
