import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Loading, Money, Skeleton, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { joinList } from '../platform/language/join-list.ts';
import { clockTime } from '../platform/time.ts';
import { dishText, shopText } from '../texts/dish-name.tsx';
import { OrderState } from './detail/order-detail.tsx';
import { useOpenOrder } from './detail/shown-order.ts';
import { archivedLinesText } from './order-lines.tsx';
import { OrderTitle } from './order-title.tsx';

export function OrderRows({
  orders,
  withShop = false,
}: {
  readonly orders: readonly StaffOrder[];
  readonly withShop?: boolean;
}) {
  return (
    <ul className="grid gap-2">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderRow order={order} withShop={withShop} />
        </li>
      ))}
    </ul>
  );
}

function OrderRow({ order, withShop }: { readonly order: StaffOrder; readonly withShop: boolean }) {
  const openOrder = useOpenOrder();
  const placed = clockTime(order.placedAt, useNow());
  return (
    <button
      type="button"
      onClick={() => openOrder(order)}
      className="grid w-full grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 rounded-card bg-surface p-4 text-start shadow-card active:bg-sunken xl:grid-cols-[19rem_1fr_7rem_6rem_8.5rem] xl:items-center"
    >
      <OrderTitle order={order} />
      <span className="xl:order-last">
        <OrderState order={order} />
      </span>
      <span className="min-w-0 text-note wrap-anywhere text-soft max-xl:col-span-2">
        {withShop && <ShopOf order={order} />}
        {order.lines.length === 0
          ? archivedLinesText()
          : joinList(order.lines.map((line) => `${dishText(line)} ×${line.quantity}`))}
      </span>
      <span className="figures text-note text-soft">
        <span className="sr-only">{t`下单时间`}</span> {placed}
      </span>
      <Money amount={order.paid} className="text-end font-semibold" />
    </button>
  );
}

/** A shop name in two languages gets its own row, to leave room for the dishes. */
function ShopOf({ order }: { readonly order: StaffOrder }) {
  if (order.shopName === null) return <b className="text-ink">{order.shopNameZh} · </b>;
  return <b className="block text-ink">{shopText(order)}</b>;
}

export function OrderRowsSkeleton() {
  return (
    <Loading>
      <div className="grid gap-2">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-28 xl:h-16" />
        ))}
      </div>
    </Loading>
  );
}
