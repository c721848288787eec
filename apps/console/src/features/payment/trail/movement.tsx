import type { MoneyTrail } from '@chifan/contract/payment';
import { Badge, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { StateBadge } from '../../../money-words/gateway-refund-badges.ts';
import { clockTime } from '../../../platform/time.ts';
import { useNow } from '../../../platform/use-now.ts';

type MovementProps = Pick<MoneyTrail['attempts'][number], 'number' | 'amount' | 'reference' | 'at' | 'settledAt'> & {
  readonly title: string;
  readonly badge: StateBadge;
};

export function Movement({
  title,
  badge: { label, tone, icon },
  number,
  amount,
  reference,
  at,
  settledAt,
}: MovementProps) {
  const now = useNow();
  const [began, ended] = [clockTime(at, now), settledAt === null ? null : clockTime(settledAt, now)];
  return (
    <div className="grid gap-0.5 text-note">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{title}</span>
        <Money amount={amount} className="font-semibold" />
        <span className="ms-auto">
          <Badge tone={tone} icon={icon}>
            {label()}
          </Badge>
        </span>
      </p>
      <p className="figures text-soft">{ended === null ? t`${began} 发起` : t`${began} 发起，${ended} 到账`}</p>
      <p className="figures break-all text-soft">{number}</p>
      {reference !== null && reference !== number && <p className="figures break-all text-soft">{reference}</p>}
    </div>
  );
}
