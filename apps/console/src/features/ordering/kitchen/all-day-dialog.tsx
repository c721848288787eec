import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { kitchenCallNumber } from '@chifan/domain/ordering';
import { classNames, Dialog, Icon, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { clockTime } from '../../../platform/time.ts';
import { DishName } from '../../../texts/dish-name.tsx';
import { dishesToCook } from '../board/batches.ts';

type AllDayDialogProps = {
  /** New orders and orders in preparation. */
  readonly orders: readonly StaffOrder[];
  readonly onOpen: (order: StaffOrder) => void;
  readonly onClose: () => void;
};

/** Up to this number of orders of a dish, their numbers are shown without a tap. */
const maxOpenOrders = 4;

/** All-day view: how many of each dish are still to be cooked, over all open orders (rule ordering-132). */
export function AllDayDialog({ orders, onOpen, onClose }: AllDayDialogProps) {
  const now = useNow();
  const dishes = dishesToCook(orders);
  return (
    <Dialog isOpen title={t`待做菜品汇总`} onClose={onClose}>
      {dishes.length === 0 ? (
        <p className="text-soft">{t`没有要做的菜`}</p>
      ) : (
        <table className="w-full text-start">
          <thead className="text-note text-soft">
            <tr>
              <th className="pe-3 text-start font-normal">{t`份数`}</th>
              <th className="text-start font-normal">{t`菜品`}</th>
              <th className="text-end font-normal">{t`最早出餐`}</th>
            </tr>
          </thead>
          <tbody>
            {dishes.map(({ orders: count, ...dish }) => (
              <tr key={dish.nameZh} className="border-t border-line align-baseline">
                <td className="figures pe-3 py-1.5 text-title font-bold">{dish.pieces}</td>
                <td className="py-1.5 font-semibold wrap-anywhere">
                  <DishName {...dish} />
                  <details open={count <= maxOpenOrders}>
                    <summary className="flex min-h-11 items-center text-note font-normal text-soft underline">{t`${count} 单`}</summary>
                    <div className="-ms-1.5 flex flex-wrap">
                      {orders
                        .filter(({ id }) => dish.orderIds.includes(id))
                        .map((order) => (
                          <OrderLink key={order.id} order={order} onOpen={onOpen} />
                        ))}
                    </div>
                  </details>
                </td>
                <td className="figures py-1.5">
                  <DueTime at={dish.firstDueAt} now={now} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

function DueTime({ at, now }: { readonly at: Date; readonly now: Date }) {
  const isLate = at < now;
  return (
    <span
      className={classNames('flex items-center justify-end gap-1 whitespace-nowrap', isLate && 'font-bold text-bad')}
    >
      {isLate && <Icon name="warning" size={18} />}
      {clockTime(at.toISOString(), now)}
    </span>
  );
}

function OrderLink({ order, onOpen }: Pick<AllDayDialogProps, 'onOpen'> & { readonly order: StaffOrder }) {
  const short = kitchenCallNumber(order);
  return (
    <button
      type="button"
      onClick={() => onOpen(order)}
      className="figures min-h-11 min-w-11 px-1.5 text-note text-link underline"
    >
      {t`${short} 号`}
    </button>
  );
}
