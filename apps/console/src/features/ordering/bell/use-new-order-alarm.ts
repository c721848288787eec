import { useEffect, useRef } from 'react';
import { ring, ringLoudly, soundCutOff } from '../../../bell/sound.ts';
import { useRingOfNewest, useSoundWhenAllowed } from '../../../bell/use-bell.ts';
import { useIsCutOff } from '../../../platform/live/live.ts';
import { useNow } from '../../../platform/use-now.ts';
import { useArrivedOrders, useNewOrders, useUnreadMessages } from '../open-orders.ts';
import { isOverdue } from './new-orders.ts';

/** An order that nobody answers rings again: the first bell may have gone under in the kitchen. */
const ringAgainMs = 20_000;
const ringLoudlyMs = 8_000;

/** Rule ordering-58: rings on whatever screen the merchant is, again until each is answered or noticed. @returns how many are new. */
export function useNewOrderAlarm(): number {
  const waiting = useNewOrders();
  useSoundWhenAllowed();
  useCutOffAlarm();
  useRingOfNewest(useUnreadMessages());
  useRingOfArrived(waiting);
  const isWaiting = waiting.length > 0;
  const now = useNow();
  const isAnyOverdue = waiting.some((order) => isOverdue(order, now));
  useEffect(() => {
    if (!isWaiting) return undefined;
    if (isAnyOverdue) ringLoudly();
    const timer = isAnyOverdue ? setInterval(ringLoudly, ringLoudlyMs) : setInterval(ring, ringAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting, isAnyOverdue]);
  return waiting.length;
}

/**
 * Once for each order, and also for one that another tablet has taken before this one knew of it: whoever cooks here
 * must hear it. At the first look those ring that wait, and not what somebody took before the console was opened. By
 * their ids, and not by the highest: a guest chooses the restaurant of a set meal weeks after its order.
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
    if (heard.some((id) => !current?.has(id))) ring();
    known.current = new Set([...(current ?? []), ...split(`${waitingIds} ${arrivedIds}`)]);
  }, [waitingIds, arrivedIds]);
}

const split = (ids: string): readonly string[] => ids.split(' ').filter((id) => id !== '');

/** A dead line must be heard where nobody looks at the screen: no order would ring any more. */
function useCutOffAlarm(): void {
  const isCutOff = useIsCutOff();
  useEffect(() => {
    if (!isCutOff) return undefined;
    soundCutOff();
    const timer = setInterval(soundCutOff, ringAgainMs);
    return () => clearInterval(timer);
  }, [isCutOff]);
}
