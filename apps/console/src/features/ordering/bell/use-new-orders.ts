import type { StaffOrder } from '@chifan/contract/ordering';
import { useNow } from '../../../platform/use-now.ts';
import { useOpenOrders } from '../open-orders.ts';
import { isNewOrder, useAcknowledged } from './new-orders.ts';

export function useNewOrders(): readonly StaffOrder[] {
  const { data } = useOpenOrders();
  const { orderIds } = useAcknowledged();
  const now = useNow();
  return (data?.records ?? []).filter((order) => isNewOrder(order, orderIds, now));
}
