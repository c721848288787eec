import type { WorkOrder } from '@chifan/contract/ordering';
import { Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';

/** What is to be cooked or carried: the quantity first, because that is what goes wrong. */
export function OrderLines({
  lines,
  withAmounts = false,
}: {
  readonly lines: WorkOrder['lines'];
  readonly withAmounts?: boolean;
}) {
  return (
    <ul className="grid gap-2">
      {lines.map(({ nameZh, chosenZh, quantity, amount }, place) => (
        <li key={`${place} ${nameZh}`} className="flex items-baseline gap-3">
          <span className={`figures shrink-0 font-bold ${quantity > 1 ? 'text-bad' : ''}`}>{t`${quantity} 份`}</span>
          <span className="min-w-0 flex-1">
            <span className="font-semibold">{nameZh}</span>
            {chosenZh.length > 0 && <span className="block text-note text-soft">{chosenZh.join('、')}</span>}
          </span>
          {withAmounts && <Money amount={amount} className="text-note" />}
        </li>
      ))}
    </ul>
  );
}

export const itemCount = (lines: WorkOrder['lines']): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);
