import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { ErrorState, Loading, Skeleton } from '@chifan/ui';
import { useKitchenMode } from '../../kitchen-mode/kitchen-mode.ts';
import { OrderSheet } from '../../staff-order/detail/order-sheet.tsx';
import { useStoreOfflineOrders } from '../../staff-order/last-seen/use-store-offline-orders.ts';
import { KitchenActionButtons } from './actions/kitchen-action-buttons.tsx';
import { ColumnBoard } from './board/column-board.tsx';
import { useWakeLock } from './board/use-wake-lock.ts';
import { KitchenBoard } from './kitchen/kitchen-board.tsx';
import { useOpenOrders } from './open-orders.ts';

export default function BoardScreen() {
  const { data, error, refetch } = useOpenOrders();
  useStoreOfflineOrders(data?.records);
  if (data) return <Board orders={data.records} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BoardSkeleton />;
}

function Board({ orders }: { readonly orders: readonly StaffOrder[] }) {
  const isKitchen = useKitchenMode(({ isOn }) => isOn);
  useWakeLock();
  return (
    <>
      {isKitchen ? <KitchenBoard orders={orders} /> : <ColumnBoard orders={orders} />}
      <OrderSheet orders={orders} moves={(order) => <KitchenActionButtons order={order} />} isPrintable />
    </>
  );
}

function BoardSkeleton() {
  return (
    <Loading>
      <div className="grid gap-3">
        <Skeleton className="h-6 w-24" />
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3">
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} className="h-64" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
