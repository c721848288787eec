import type { WorkOrder } from '@chifan/contract/ordering';
import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { clockTime } from '../platform/time.ts';
import { useNow } from '../platform/use-now.ts';

/** When the guest expects the food: a chosen time is a promise, the estimate is ours. */
export function OrderTime({ order: { wantedAt, estimatedAt } }: { readonly order: WorkOrder }) {
  const now = useNow();
  if (wantedAt === null) {
    const estimate = clockTime(estimatedAt, now);
    return <p className="text-note text-soft">{t`尽快，预计 ${estimate}`}</p>;
  }
  const wanted = clockTime(wantedAt, now);
  return (
    <p className="flex items-center gap-1.5 text-note font-semibold text-warn">
      <Icon name="clock" size={20} />
      {t`预约 ${wanted}`}
    </p>
  );
}
