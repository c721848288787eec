import { kitchenCallNumber } from '@chifan/domain/ordering';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { Printer } from '../../../staff-order/printing/printers.ts';
import { useOpenOrders } from '../open-orders.ts';

/**
 * The numbers of the orders whose tickets a printer has not printed. Each number opens its order, where staff print the
 * ticket again (rule printing-20).
 */
export function UnprintedOrders({ printer: { waitingOrderIds } }: { readonly printer: Printer }) {
  const { data } = useOpenOrders();
  const orders = waitingOrderIds.flatMap((wanted) => data?.records.find(({ id }) => id === wanted) ?? []);
  if (orders.length === 0) return null;
  return (
    <ul className="-ms-1.5 flex flex-wrap">
      {orders.map((order) => {
        const short = kitchenCallNumber(order);
        return (
          <li key={order.id}>
            <Link
              to="/orders"
              search={{ order: order.id }}
              className="figures flex min-h-11 min-w-11 items-center justify-center px-1.5 font-semibold underline"
            >
              {t`${short} 号`}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
