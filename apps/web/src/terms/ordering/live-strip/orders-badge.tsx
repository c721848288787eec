import { Plural } from '@lingui/react/macro';
import { useLiveOrders } from '../../../data/live-orders.ts';
import { countText } from '../order-list-filter.ts';

/** The number of active orders, shown on the tab that leads to them. */
export default function OrdersBadge() {
  const count = useLiveOrders().length;
  if (count === 0) return null;
  return (
    <span className="figures absolute -end-2.5 -top-1 wide:-end-1 min-w-4.5 rounded-full bg-ink px-1 text-center text-small leading-tight font-semibold text-canvas">
      <span aria-hidden="true">{countText(count)}</span>
      <span className="sr-only">
        <Plural value={count} one="# order in progress" other="# orders in progress" />{' '}
      </span>
    </span>
  );
}
