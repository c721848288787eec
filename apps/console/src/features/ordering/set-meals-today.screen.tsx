import { Badge, EmptyState, ErrorState, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { OrderSheet } from '../../staff-order/detail/order-sheet.tsx';
import { dishText } from '../../texts/dish-name.tsx';
import { KitchenActionButtons } from './actions/kitchen-action-buttons.tsx';
import { KitchenCard } from './board/kitchen-card.tsx';
import { useNewOrders, useOpenOrders } from './open-orders.ts';
import { dueSetMeals, piecesDue } from './set-meals/due-set-meals.ts';

/** Set meals whose guests chose this shop for today. */
export default function SetMealsTodayScreen() {
  const { data, error, refetch } = useOpenOrders();
  const newOrders = new Set(useNewOrders().map(({ id }) => id));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const orders = dueSetMeals(data.records);
  if (orders.length === 0) return <NothingDue />;
  return (
    <section aria-labelledby="due-set-meals" className="grid grid-cols-1 gap-4">
      <h2 id="due-set-meals" className="flex flex-wrap gap-2">
        {piecesDue(orders).map(({ setMealId, pieces, ...dish }) => {
          const nameZh = dishText(dish);
          return (
            <Badge key={setMealId} tone="brand" icon="dineIn">
              {t`${nameZh} ${pieces} 份`}
            </Badge>
          );
        })}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] items-start gap-3">
        {orders.map((order) => (
          <li key={order.id} className="min-w-0">
            <KitchenCard order={order} isUnnoticed={newOrders.has(order.id)} />
          </li>
        ))}
      </ul>
      <OrderSheet orders={data.records} moves={(order) => <KitchenActionButtons order={order} />} />
    </section>
  );
}

const NothingDue = () => (
  <EmptyState icon="dineIn" title={t`今天还没有客人选本店用套餐`}>
    {t`客人购买品牌套餐并选定本店后，会出现在这里；营业日结束前有效。`}
  </EmptyState>
);
