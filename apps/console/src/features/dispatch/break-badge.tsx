import { Badge, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { clockTime } from '../../platform/time.ts';
import { isOnBreak, type OnDuty } from './board-view.ts';

/** Mark of a courier on a break, who gets no offers (rule courier-33). An operator can still assign a job. */
export function BreakBadge({ courier }: { readonly courier: OnDuty }) {
  const now = useNow();
  if (!isOnBreak(courier, now)) return null;
  const endsAt = courier.onBreak?.endsAt ?? null;
  const end = endsAt === null ? '' : clockTime(endsAt, now);
  return (
    <Badge tone="warn" icon="pause">
      {endsAt === null ? t`休息中` : t`休息到 ${end}`}
    </Badge>
  );
}
