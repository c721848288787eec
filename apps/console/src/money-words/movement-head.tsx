import { Badge, Money } from '@chifan/ui';
import type { StateBadge } from './badges.ts';

type MovementHeadProps = { readonly title: string; readonly amount: number; readonly badge: StateBadge };

/** First line of a payment, a refund or a dispute: title, amount in fen, and state. */
export function MovementHead({ title, amount, badge: { label, tone, icon } }: MovementHeadProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-semibold">{title}</span>
      <Money amount={amount} className="font-semibold" />
      <span className="ms-auto">
        <Badge tone={tone} icon={icon}>
          {label()}
        </Badge>
      </span>
    </p>
  );
}
