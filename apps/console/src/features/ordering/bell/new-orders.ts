import type { StaffOrder } from '@chifan/contract/ordering';
import { merchantAnswerMinutes } from '@chifan/domain/ordering';
import { create } from 'zustand';
import { secureStorage } from '../../../platform/storage.ts';

const minuteMs = 60_000;

/**
 * Waits for an answer, or nobody here has touched what the shop accepted by itself or the guest of a set meal chose it
 * for. The latter is new only for as long as an unanswered order would wait: a device that signs in at noon must not ring for the whole morning.
 */
export const isNewOrder = (order: StaffOrder, acknowledged: ReadonlySet<number>, now: Date): boolean =>
  order.state === 'pending' || (!acknowledged.has(order.id) && hasJustBegunByItself(order, now));

function hasJustBegunByItself({ timeline }: Pick<StaffOrder, 'timeline'>, now: Date): boolean {
  const place = timeline.findLastIndex(({ event }) => event === 'accept' || event === 'choose_restaurant');
  const begun = timeline[place];
  if (!begun || (begun.event === 'accept' && begun.actor !== 'system')) return false;
  if (now.getTime() - Date.parse(begun.at) > merchantAnswerMinutes * minuteMs) return false;
  return timeline.slice(place + 1).every(({ actor }) => actor === 'system');
}

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
