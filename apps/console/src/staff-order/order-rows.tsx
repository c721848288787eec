import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { businessDay } from '@chifan/domain';
import { Loading, Money, Skeleton, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { joinList } from '../platform/language/join-list.ts';
import { clockTime } from '../platform/time.ts';
import { dishText, shopText } from '../texts/dish-name.tsx';
import { PersonText } from '../texts/person-text.tsx';
import { OrderState } from './detail/order-detail.tsx';
import { useOpenOrder } from './detail/shown-order.ts';
import { archivedLinesText } from './order-lines.tsx';
import { readersRemark } from './order-remark.tsx';
import { OrderTitle } from './order-title.tsx';

type OrderRowsProps = { readonly orders: readonly StaffOrder[]; readonly withShop?: boolean };

/** Lists orders below the business day on which they were placed. Expects orders that are sorted by day. */
export function OrderRowsByDay({ orders, ...props }: OrderRowsProps) {
  const days = Map.groupBy(orders, ({ placedAt }) => businessDay(new Date(placedAt)));
  return [...days].map(([day, placed]) => (
    <section key={day} aria-label={day} className="grid gap-2">
      <h2 className="figures text-note font-semibold text-soft">{day}</h2>
      <OrderRows orders={placed} {...props} />
    </section>
  ));
}

export function OrderRows({ orders, withShop = false }: OrderRowsProps) {
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
      className="grid w-full grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 rounded-card bg-surface p-4 text-start shadow-card active:bg-sunken xl:grid-cols-[19rem_1fr_7rem_6rem_8.5rem] xl:items-baseline"
    >
      <OrderTitle order={order} />
      <span className="xl:order-last">
        <OrderState order={order} />
      </span>
      <span className="grid min-w-0 gap-1 text-note text-soft wrap-anywhere max-xl:col-span-2">
        {withShop && <ShopOf order={order} />}
        <span>
          {order.lines.length === 0
            ? archivedLinesText()
            : joinList(order.lines.map((line) => `${dishText(line)} ×${line.quantity}`))}
        </span>
        <PersonText text={order.contactName} className="text-ink" />
        {order.remark !== null && <Remark order={order} />}
      </span>
      <span className="figures text-note text-soft">
        <span className="sr-only">{t`下单时间`}</span> {placed}
      </span>
      <Money amount={order.paid} className="text-end font-semibold" />
    </button>
  );
}

const ShopOf = ({ order }: { readonly order: StaffOrder }) => <b className="text-ink">{shopText(order)}</b>;

/**
 * Shows the guest's remark as written, because the search compares the search text with these words, and then its
 * translation.
 */
function Remark({ order }: { readonly order: StaffOrder }) {
  const { remark } = order;
  const others = readersRemark(order).filter((words) => words !== remark);
  return (
    <span className="text-warn">
      <span className="sr-only">{t`客人备注：`}</span>
      <PersonText text={remark ?? ''} />
      {others.map((words) => (
        <PersonText key={words} text={words} className="block" />
      ))}
    </span>
  );
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
