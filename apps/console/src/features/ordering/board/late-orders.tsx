import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { kitchenCallNumber } from '@chifan/domain/ordering';
import { Icon, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { dueOf, kitchenDueOf } from './kitchen-age.ts';

type LateOrdersProps = {
  readonly orders: readonly StaffOrder[];
  readonly onOpen: (order: StaffOrder) => void;
};

/** The orders whose food is late, as one row that stays on the screen. The order that is due first comes first. */
export function LateOrders({ orders, onOpen }: LateOrdersProps) {
  const now = useNow();
  const late = orders
    .filter((order) => kitchenDueOf(order, now)?.due === 'late')
    .toSorted((one, other) => dueOf(one).getTime() - dueOf(other).getTime());
  const count = late.length;
  if (count === 0) return null;
  return (
    <div className="no-bars flex max-w-full min-w-0 items-center overflow-x-auto rounded-small bg-bad font-bold text-surface">
      <p role="status" className="flex shrink-0 items-center gap-1 ps-2">
        <Icon name="warning" size={18} />
        {t`超时 ${count} 单`}
      </p>
      <ul className="flex shrink-0">
        {late.map((order) => (
          <li key={order.id}>
            <LateOrder order={order} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function LateOrder({ order, onOpen }: Pick<LateOrdersProps, 'onOpen'> & { readonly order: StaffOrder }) {
  const short = kitchenCallNumber(order);
  return (
    <button
      type="button"
      onClick={() => onOpen(order)}
      className="figures min-h-11 min-w-11 px-1.5 whitespace-nowrap underline -outline-offset-3 outline-current"
    >
      {t`${short} 号`}
    </button>
  );
}
