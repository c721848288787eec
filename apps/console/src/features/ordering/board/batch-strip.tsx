import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Chip } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { dishText } from '../../../texts/dish-name.tsx';
import { batchesOf } from './batches.ts';

type BatchStripProps = {
  readonly orders: readonly StaffOrder[];
  /** Only orders with this dish are shown in the cooking column. */
  readonly chosen: string | null;
  readonly onChoose: (dish: string | null) => void;
};

/** Dishes of several cooking orders that can be cooked together. A tap on one shows only its orders. */
export function BatchStrip({ orders, chosen, onChoose }: BatchStripProps) {
  const batches = batchesOf(orders);
  if (batches.length === 0) return null;
  return (
    <ul aria-label={t`可以一起做的菜`} className="mb-2 flex flex-wrap gap-x-2">
      {batches.map(({ nameZh: key, name, pieces, orders: count }) => {
        const nameZh = dishText({ nameZh: key, name });
        return (
          <li key={key} className="min-w-0 max-w-full">
            <Chip isChosen={key === chosen} onPress={() => onChoose(key === chosen ? null : key)}>
              <span className="figures min-w-0 truncate font-semibold">{t`${pieces} × ${nameZh} · ${count} 单`}</span>
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}

/** The dish filter ends when fewer than two orders have the dish. */
export const isBatch = (orders: readonly StaffOrder[], dish: string | null): dish is string =>
  batchesOf(orders).some(({ nameZh }) => nameZh === dish);
