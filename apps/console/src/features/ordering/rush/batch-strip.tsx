import type { StaffOrder } from '@chifan/contract/ordering';
import { t } from '@lingui/core/macro';
import { batchesOf } from './batches.ts';

/** What may be cooked at once, of the orders that are being cooked. */
export function BatchStrip({ orders }: { readonly orders: readonly StaffOrder[] }) {
  const batches = batchesOf(orders);
  if (batches.length === 0) return null;
  return (
    <ul aria-label={t`可以一起做的菜`} className="mb-3 flex flex-wrap gap-2">
      {batches.map(({ nameZh, pieces, orders: count }) => (
        <li
          key={nameZh}
          className="figures min-w-0 max-w-full truncate rounded-full bg-sunken px-3 py-1 text-note font-semibold"
        >
          {t`${pieces} × ${nameZh} · ${count} 单`}
        </li>
      ))}
    </ul>
  );
}
