import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../platform/live.ts';

/** Everything that shows an order of the mall, what it cost, or what is left to order. */
const keys = ['mall', 'mall-orders', 'mall-order', 'mall-refund', 'mall-refund-preview', 'wallet'];

/** Asks anew for everything that shows mall orders: something has happened to one, or a clock ran out. */
export function useAskAgain(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of keys) void queries.invalidateQueries({ queryKey: [key] });
  };
}

/** What happens to one order elsewhere shows by itself. */
export const useOrderNews = (orderId: number): void => useLive(`mall-order:${orderId}`, useAskAgain());

/** The same for the list of all of them. */
export const useOrdersNews = (): void => useLive('mall-orders', useAskAgain());
