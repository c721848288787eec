import type { LiveOrder } from '@chifan/contract/ordering/views';
import type { Language } from '@chifan/domain';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useLive } from '../platform/live.ts';
import { useIsSignedIn } from '../platform/session/session.ts';
import { guestStorage } from '../platform/storage.ts';

export type { LiveOrder };

type CourierPosition = NonNullable<OutputOf<'/rest/order/courier'>['position']>;

const liveOrdersKey = ['live-orders'] as const;
/** Polling interval, in case the connection for live updates fails. */
const watchMs = 30_000;
/** Stored orders are shown for 12 hours only, because a pickup code is valid only on its own day. */
const keptMs = 12 * 3_600_000;

const stored = guestStorage('orders');
const none: readonly LiveOrder[] = [];

type Kept = { readonly at: number; readonly orders: readonly LiveOrder[] };

/**
 * The guest’s active orders (rule ordering-42). Starts with the last response stored on this device, so that codes can
 * be read offline.
 */
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
    // Poll only while there are active orders. Live updates report new orders that were placed on another device.
    refetchInterval: ({ state: { data = none } }) => (data.length > 0 ? watchMs : false),
    // Show no error message, because the previous data stays on the screen and the offline notice is shown.
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
/**
 * Polling interval for the courier’s position, in case a live update is missed. The courier’s app reports the position
 * about as often.
 */
const courierMs = 20_000;

/** Rule courier-4: the courier’s position, or null until the courier has collected the food. */
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

/** An active order from the last response stored on this device. */
export const cachedLiveOrder = (orderId: number): LiveOrder | undefined =>
  readKept()?.orders.find(({ id }) => id === orderId);

function keep(kept: Kept): void {
  if (kept.orders.length === 0) stored.clear();
  else stored.write(JSON.stringify(kept));
}

/** Reads the response with active orders that this device stored. null if the response is too old or malformed. */
function readKept(): Kept | null {
  try {
    const kept = JSON.parse(stored.read() ?? 'null') as Partial<Kept> | null;
    if (!Array.isArray(kept?.orders) || typeof kept.at !== 'number' || Date.now() - kept.at > keptMs) return null;
    return { at: kept.at, orders: kept.orders };
  } catch {
    return null;
  }
}
