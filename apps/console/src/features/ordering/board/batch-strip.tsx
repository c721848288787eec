import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Chip } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { dishText } from '../../../texts/dish-name.tsx';
import { batchesOf } from './batches.ts';

type BatchStripProps = {
  readonly orders: readonly StaffOrder[];
  /** The dish that filters the column of orders in preparation, or null if the column shows all orders. */
  readonly chosen: string | null;
  readonly onChoose: (dish: string | null) => void;
};

/**
 * Dishes that several orders need, so that the kitchen can cook them together. A tap on a dish shows only its orders.
 * On a phone the dishes are in one row that scrolls, so that they do not push the first order off the screen.
 */
export function BatchStrip({ orders, chosen, onChoose }: BatchStripProps) {
  const batches = batchesOf(orders);
  if (batches.length === 0) return null;
  return (
    <ul
      aria-label={t`可以一起做的菜`}
      className="no-bars mb-2 flex gap-x-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
    >
      {batches.map(({ nameZh: key, name, pieces, orders: count }) => {
        const nameZh = dishText({ nameZh: key, name });
        return (
          <li key={key} className="min-w-0 max-sm:max-w-60 max-sm:shrink-0 sm:max-w-full">
            <Chip isChosen={key === chosen} onPress={() => onChoose(key === chosen ? null : key)}>
              <span className="figures my-1 line-clamp-2 min-w-0 text-start font-semibold wrap-anywhere">{t`${pieces} × ${nameZh} · ${count} 单`}</span>
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}

/** True if at least two orders have the dish. If not, the board ends its dish filter. */
export const isBatch = (orders: readonly StaffOrder[], dish: string | null): dish is string =>
  batchesOf(orders).some(({ nameZh }) => nameZh === dish);
