import type { MoneyTrail } from '@chifan/contract/payment';
import { Badge, Card, Icon, StateBadge } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { withdrawalBadges } from '../../../money-words/withdrawal-badges.ts';
import { kindWords, purchaseBadges } from './trail-words.ts';

/** Whose money it is. */
export function TrailHead({ of }: { readonly of: MoneyTrail['of'] }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">
          {kindWords[of.kind]()} <span className="figures">{of.number}</span>
        </h2>
        <State of={of} />
      </div>
      {of.kind === 'order' && (
        <Link to="/all-orders" search={{ search: of.number }} className={linkClass}>
          {t`查看订单`}
          <Icon name="forward" size={18} />
        </Link>
      )}
      {of.kind === 'withdrawal' && (
        <Link to="/withdrawals" search={{ number: of.number }} className={linkClass}>
          {t`查看提现`}
          <Icon name="forward" size={18} />
        </Link>
      )}
    </Card>
  );
}

const linkClass = 'mt-1 inline-flex min-h-11 items-center gap-1 text-note font-medium text-link';

function State({ of }: { readonly of: MoneyTrail['of'] }) {
  if (of.kind === 'order') return <StateBadge state={of.state} />;
  const { label, tone, icon } = of.kind === 'withdrawal' ? withdrawalBadges[of.state] : purchaseBadges[of.state];
  return (
    <Badge tone={tone} icon={icon}>
      {label()}
    </Badge>
  );
}
