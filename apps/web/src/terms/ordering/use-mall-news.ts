import { useQueryClient } from '@tanstack/react-query';
import { invalidateMallOrders } from '../../data/mall-order.ts';
import { useLive } from '../../platform/live.ts';

export function useAskAgain(): () => void {
  const queries = useQueryClient();
  return () => void invalidateMallOrders(queries);
}

export const useOrderNews = (orderId: number): void => useLive(`mall-order:${orderId}`, useAskAgain());

export const useOrdersNews = (): void => useLive('mall-orders', useAskAgain());
