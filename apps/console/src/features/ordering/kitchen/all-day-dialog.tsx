import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Dialog, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { clockTime } from '../../../platform/time.ts';
import { DishName } from '../../../texts/dish-name.tsx';
import { dishesToCook } from '../board/batches.ts';

type AllDayDialogProps = {
  /** New orders and orders in preparation. */
  readonly orders: readonly StaffOrder[];
  readonly onClose: () => void;
};

/** All-day view: how many of each dish are still to be cooked, over all open orders (rule ordering-132). */
export function AllDayDialog({ orders, onClose }: AllDayDialogProps) {
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
              <th className="text-end font-normal">{t`最早时间`}</th>
            </tr>
          </thead>
          <tbody>
            {dishes.map(({ orders: count, ...dish }) => (
              <tr key={dish.nameZh} className="border-t border-line align-baseline">
                <td className="figures pe-3 py-1.5 text-title font-bold">{dish.pieces}</td>
                <td className="py-1.5 font-semibold wrap-anywhere">
                  <DishName {...dish} />
                  <span className="block text-note font-normal text-soft">{t`${count} 单`}</span>
                </td>
                <td className="figures py-1.5 text-end">{clockTime(dish.firstDueAt.toISOString(), now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
