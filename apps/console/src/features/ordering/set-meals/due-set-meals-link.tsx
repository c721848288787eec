import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useOpenOrders } from '../open-orders.ts';
import { dueSetMeals, piecesDue } from './due-set-meals.ts';

/** Link to today's set meals. Hidden if the shop has none, because most shops belong to no brand. */
export function DueSetMealsLink() {
  const { data } = useOpenOrders();
  const pieces = piecesDue(dueSetMeals(data?.records ?? [])).reduce((sum, due) => sum + due.pieces, 0);
  if (pieces === 0) return null;
  return (
    <Link
      to="/set-meals-today"
      className="mb-3 flex min-h-11 items-center gap-2 rounded-card bg-brand-tint px-4 py-2 font-semibold text-ink"
    >
      <Icon name="dineIn" size={20} />
      <span className="min-w-0 flex-1">{t`今日到店套餐：${pieces} 份`}</span>
      <Icon name="forward" size={20} />
    </Link>
  );
}
