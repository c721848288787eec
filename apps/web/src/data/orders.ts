import type { LiveOrder } from '@chifan/contract/ordering';
import type { Language } from '@chifan/domain';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useLive } from '../platform/live.ts';
import { useIsSignedIn } from '../platform/session.ts';
import { guestStorage } from '../platform/storage.ts';

export type { LiveOrder };

type CourierPosition = NonNullable<OutputOf<'/rest/order/courier'>['position']>;

const liveOrdersKey = ['live-orders'] as const;
/** Polled beside live updates, in case their connection does not get through. */
const watchMs = 30_000;
/** A code is good on its own day: what was answered longer ago is not shown. */
const keptMs = 12 * 3_600_000;

const stored = guestStorage('orders');
const none: readonly LiveOrder[] = [];

type Kept = { readonly at: number; readonly orders: readonly LiveOrder[] };

/** Rule ordering-42. Begins with the last answer that this device has had, so that codes are read without a network. */
export const liveOrdersQuery = (language: Language) => {
  const kept = readKept();
  return queryOptions({
    queryKey: [...liveOrdersKey, language],
    queryFn: async ({ signal }): Promise<readonly LiveOrder[]> => {
      const { orders } = await api('/rest/order/live', {}, { signal });
      keep({ at: Date.now(), orders });
      return orders;
    },
    ...(kept ? { initialData: kept.orders, initialDataUpdatedAt: kept.at } : {}),
    staleTime: 0,
    // An order that is placed elsewhere is told by the live feed; only a living one needs to be watched.
    refetchInterval: ({ state: { data = none } }) => (data.length > 0 ? watchMs : false),
    // Old data stay on screen, and what says that there is no network says so for all of it.
    meta: { isQuiet: true },
  });
};

export function useLiveOrders(): readonly LiveOrder[] {
  const queries = useQueryClient();
  const { data } = useQuery({ ...liveOrdersQuery(useLanguage()), enabled: useIsSignedIn() });
  useLive('orders', () => void invalidateLiveOrders(queries));
  return useIsSignedIn() ? (data ?? none) : none;
}

const courierKey = (orderId: number) => ['courier-position', orderId] as const;
/** Polled beside live updates; couriers' apps tell about as often. */
const courierMs = 20_000;

/** Rule courier-4: null until the food is on its way. */
export function useCourierPosition(orderId: number, isOnItsWay: boolean): CourierPosition | null {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: courierKey(orderId),
    queryFn: ({ signal }) => api('/rest/order/courier', { orderId }, { signal }),
    enabled: isOnItsWay,
    staleTime: 0,
    refetchInterval: courierMs,
    meta: { isQuiet: true },
  });
  useLive(`courier:${orderId}`, () => void queries.invalidateQueries({ queryKey: courierKey(orderId) }));
  return isOnItsWay ? (data?.position ?? null) : null;
}

export const invalidateLiveOrders = (queries: QueryClient) => queries.invalidateQueries({ queryKey: liveOrdersKey });

/** What this device last heard of a living order. */
export const keptOrder = (orderId: number): LiveOrder | undefined =>
  readKept()?.orders.find(({ id }) => id === orderId);

function keep(kept: Kept): void {
  if (kept.orders.length === 0) stored.clear();
  else stored.write(JSON.stringify(kept));
}

/** Stored data may be old or anything. */
function readKept(): Kept | null {
  try {
    const kept = JSON.parse(stored.read() ?? 'null') as Partial<Kept> | null;
    if (!Array.isArray(kept?.orders) || typeof kept.at !== 'number' || Date.now() - kept.at > keptMs) return null;
    return { at: kept.at, orders: kept.orders };
  } catch {
    return null;
  }
}
