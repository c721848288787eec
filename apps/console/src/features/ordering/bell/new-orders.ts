import type { StaffOrder } from '@chifan/contract/ordering';
import { merchantAnswerMinutes } from '@chifan/domain/ordering';
import { create } from 'zustand';
import { secureStorage } from '../../../platform/storage.ts';

const minuteMs = 60_000;

/**
 * Waits for an answer, or was accepted by the shop itself and nobody here has touched it. The latter is new only for as
 * long as an unanswered order would wait: a device that signs in at noon must not ring for the whole morning.
 */
export const isNewOrder = (order: StaffOrder, acknowledged: ReadonlySet<number>, now: Date): boolean =>
  order.state === 'pending' || (!acknowledged.has(order.id) && isJustAutoAccepted(order, now));

export function isJustAutoAccepted({ timeline }: Pick<StaffOrder, 'timeline'>, now: Date): boolean {
  const place = timeline.findLastIndex(({ event }) => event === 'accept');
  const accepted = timeline[place];
  if (accepted?.actor !== 'system') return false;
  if (now.getTime() - Date.parse(accepted.at) > merchantAnswerMinutes * minuteMs) return false;
  return timeline.slice(place).every(({ actor }) => actor === 'system');
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
