import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { loudAfterMinutes, merchantAnswerMinutes } from '@chifan/domain/ordering';
import { create } from 'zustand';
import { secureStorage } from '../../../platform/storage.ts';

const minuteMs = 60_000;

/**
 * Waits for an answer, or nobody here has touched what the shop accepted by itself or the guest of a set meal chose it
 * for. The latter is new only for as long as an unanswered order would wait: a device that signs in at noon must not ring for the whole morning.
 */
export const isNewOrder = (order: StaffOrder, acknowledged: ReadonlySet<number>, now: Date): boolean =>
  order.state === 'pending' || (!acknowledged.has(order.id) && hasJustBegunByItself(order, now));

/** Rule ordering-81. */
export const isOverdue = ({ state, paidAt }: StaffOrder, now: Date): boolean =>
  state === 'pending' && paidAt !== null && now.getTime() - Date.parse(paidAt) >= loudAfterMinutes * minuteMs;

/** Waits for an answer, or somebody, on whatever tablet, or the shop itself has just taken it. */
export const hasArrivedLately = (order: StaffOrder, now: Date): boolean =>
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
  begun !== undefined && now.getTime() - Date.parse(begun.at) <= merchantAnswerMinutes * minuteMs;

const stored = secureStorage('consoleSeenOrders');
/** More than a shop has open at once. */
const maxKept = 200;

export const useAcknowledged = create<{ readonly orderIds: ReadonlySet<number> }>()(() => ({ orderIds: readStored() }));

export function acknowledge(orderId: number): void {
  const kept = [...useAcknowledged.getState().orderIds, orderId].slice(-maxKept);
  stored.write(kept.join(' '));
  useAcknowledged.setState({ orderIds: new Set(kept) });
}

function readStored(): ReadonlySet<number> {
  return new Set((stored.read() ?? '').split(' ').map(Number).filter(Number.isSafeInteger));
}
