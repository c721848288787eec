import { useQueryClient } from '@tanstack/react-query';
import { invalidateMallOrders } from '../../data/mall-order.ts';
import { useLive } from '../../platform/live.ts';

/** Asks anew for everything that shows mall orders: something has happened to one, or a clock ran out. */
export function useAskAgain(): () => void {
  const queries = useQueryClient();
  return () => void invalidateMallOrders(queries);
}

/** What happens to one order elsewhere shows by itself. */
export const useOrderNews = (orderId: number): void => useLive(`mall-order:${orderId}`, useAskAgain());

/** The same for the list of all of them. */
export const useOrdersNews = (): void => useLive('mall-orders', useAskAgain());
