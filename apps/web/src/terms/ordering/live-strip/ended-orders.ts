import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { LiveOrder } from '../../../data/live-orders.ts';
import { type OrderDetail, orderQuery } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { onForgetGuest } from '../../../platform/session/forget-guest.ts';
import { useIsSignedIn } from '../../../platform/session/session.ts';

type Watched = {
  /** Ids of the orders that were active in the last response. */
  readonly living: readonly number[];
  /** Ids of orders that have become inactive and that the guest has not opened since. The newest is last. */
  readonly gone: readonly number[];
};

const useWatched = create<Watched>()(() => ({ living: [], gone: [] }));
onForgetGuest(() => useWatched.setState({ living: [], gone: [] }));

const watch = (orders: readonly LiveOrder[]): void =>
  useWatched.setState(({ living, gone }) => {
    const ids = orders.map(({ id }) => id);
    return { living: ids, gone: [...gone, ...living.filter((id) => !ids.includes(id) && !gone.includes(id))] };
  });

export const markOrderSeen = (orderId: number): void =>
  useWatched.setState(({ gone }) => ({ gone: gone.filter((id) => id !== orderId) }));

/**
 * The last order that the restaurant, the platform or a timer cancelled while the app was open. Without this notice the
 * guest would learn about the cancellation only at the counter.
 */
export function useEndedOrder(orders: readonly LiveOrder[]): OrderDetail | null {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (isSignedIn) watch(orders);
  }, [isSignedIn, orders]);
  const id = useWatched(({ gone }) => gone.at(-1));
  const { data } = useQuery({
    ...orderQuery(id ?? 0, useLanguage()),
    enabled: isSignedIn && id !== undefined,
    meta: { isQuiet: true },
  });
  return data && data.id === id && isEndedByOthers(data) ? data : null;
}

/** Excludes completed orders and the guest’s own cancellations, because they need no notice. */
const isEndedByOthers = ({ state, timeline }: OrderDetail): boolean =>
  state === 'cancelled' && timeline.find(({ to }) => to === 'cancelled')?.actor !== 'member';
