import type { StaffOrder } from '@chifan/contract/ordering';
import { Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { itemCount } from './order-lines.tsx';

export function OrderSum({ order: { lines, paid, refundedAmount } }: { readonly order: StaffOrder }) {
  const items = itemCount(lines);
  const kept = <Money amount={paid - refundedAmount} className="text-body font-semibold text-ink" />;
  return (
    <p className="text-note text-soft">
      <Trans>
        共 {items} 件，实付 {kept}
      </Trans>
      {refundedAmount > 0 && (
        <span className="block">
          <Trans>
            已退 <Money amount={refundedAmount} />
          </Trans>
        </span>
      )}
    </p>
  );
}
