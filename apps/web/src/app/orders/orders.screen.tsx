import { CardListSkeleton } from '@chifan/ui';
import { lazy, Suspense } from 'react';
import MealList from '../../features/ordering/order-list.screen.tsx';
import { useParams } from '../../platform/navigation/navigation.ts';
import { OrderKinds, orderKindOf } from '../../terms/ordering/order-kinds.tsx';

const MallOrderList = lazy(async () => ({ default: (await import('../../features/mall-order/screens.ts')).list }));

/**
 * Shows the guest’s meal orders or mall orders (rule ordering-38). URL parameters: `kind` (meals or mall), and the
 * parameters of the list.
 */
export default function OrdersScreen() {
  const kind = orderKindOf(useParams());
  return (
    <>
      <OrderKinds />
      {kind === 'mall' ? (
        <Suspense fallback={<CardListSkeleton />}>
          <MallOrderList />
        </Suspense>
      ) : (
        <MealList />
      )}
    </>
  );
}
