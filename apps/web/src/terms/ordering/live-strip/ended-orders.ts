import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { LiveOrder } from '../../../data/live-orders.ts';
import { type OrderDetail, orderQuery } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { onForgetGuest } from '../../../platform/session/forget-guest.ts';
import { useIsSignedIn } from '../../../platform/session.ts';

type Watched = {
  /** Living at the last answer. */
  readonly living: readonly number[];
  /** Ended, and the guest has not seen why. The newest is last. */
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

/** The last order that others ended while it was followed, so that the guest does not learn it at the counter. */
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

/** A completed order is no news, and neither is the guest's own cancellation. */
const isEndedByOthers = ({ state, timeline }: OrderDetail): boolean =>
  state === 'cancelled' && timeline.find(({ to }) => to === 'cancelled')?.actor !== 'member';
