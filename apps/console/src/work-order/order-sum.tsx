import type { WorkOrder } from '@chifan/contract/ordering';
import { Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { itemCount } from './order-lines.tsx';

export function OrderSum({ order: { lines, paid } }: { readonly order: WorkOrder }) {
  const items = itemCount(lines);
  return (
    <p className="text-note text-soft">
      <Trans>
        共 {items} 件，实付 <Money amount={paid} className="text-body font-semibold text-ink" />
      </Trans>
    </p>
  );
}
