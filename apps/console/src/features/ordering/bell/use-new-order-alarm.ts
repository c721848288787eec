import { useNow } from '@chifan/ui';
import { useEffect, useRef } from 'react';
import { playBell, playConnectionLost, playLoudBell } from '../../../bell/sound.ts';
import { useBellForNewest, useRepeatedSound, useSoundWhenAllowed } from '../../../bell/use-bell.ts';
import { useIsDisconnected } from '../../../platform/live/live.ts';
import { useArrivedOrders, useNewOrders, useUnreadMessages } from '../open-orders.ts';
import { isOverdue } from './new-orders.ts';

/** Repeats the bell for an unanswered order, because a noisy kitchen may miss the first ring. */
const ringAgainMs = 20_000;
const ringLoudlyMs = 8_000;

/**
 * Rings on every merchant screen until staff answer or acknowledge each new order (rule ordering-58).
 * @returns the number of new orders.
 */
export function useNewOrderAlarm(): number {
  const waiting = useNewOrders();
  useSoundWhenAllowed();
  useCutOffAlarm();
  useBellForNewest(useUnreadMessages());
  useRingOfArrived(waiting);
  const isWaiting = waiting.length > 0;
  const now = useNow();
  const isAnyOverdue = waiting.some((order) => isOverdue(order, now));
  // Do not ring at once, because `useRingOfArrived` already rings once for a new order.
  useRepeatedSound(isWaiting && !isAnyOverdue ? playBell : null, { everyMs: ringAgainMs, isFirstNow: false });
  useRepeatedSound(isAnyOverdue ? playLoudBell : null, { everyMs: ringLoudlyMs, isFirstNow: true });
  return waiting.length;
}

/**
 * Rings once per new order, even if another tablet accepted the order first, because the kitchen must notice the order.
 * When the first list of orders arrives, rings only for unanswered orders. Compares sets of ids and not the highest id,
 * because a guest may choose the restaurant of a set meal weeks after ordering.
 */
function useRingOfArrived(waiting: readonly { readonly id: number }[]): void {
  const arrived = useArrivedOrders();
  const idsOf = (orders: readonly { readonly id: number }[]) => orders.map(({ id }) => id).join(' ');
  const [waitingIds, arrivedIds] = [idsOf(waiting), arrived && idsOf(arrived)];
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (arrivedIds === undefined) return;
    const { current } = known;
    const heard = split(current === null ? waitingIds : `${waitingIds} ${arrivedIds}`);
    if (heard.some((id) => !current?.has(id))) playBell();
    known.current = new Set([...(current ?? []), ...split(`${waitingIds} ${arrivedIds}`)]);
  }, [waitingIds, arrivedIds]);
}

const split = (ids: string): readonly string[] => ids.split(' ').filter((id) => id !== '');

/** Rings when the connection to the server is lost, because the console gets no new orders without a connection. */
function useCutOffAlarm(): void {
  useRepeatedSound(useIsDisconnected() ? playConnectionLost : null, { everyMs: ringAgainMs, isFirstNow: true });
}
