import { Badge } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { StateBadge } from '../money-words/badges.ts';

type CardHeadProps = {
  readonly number: string;
  /** The order's number of the day. If it is set, the long order number is shown in small type. */
  readonly short?: string | undefined;
  readonly badge: StateBadge;
  readonly children: ReactNode;
};

export function CardHead({ number, short, badge: { label, tone, icon }, children }: CardHeadProps) {
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {short === undefined ? (
          <h2 className="figures font-semibold select-all">{number}</h2>
        ) : (
          <h2 className="flex flex-wrap items-baseline gap-x-2">
            <span className="figures text-title font-bold">{t`${short} 号`}</span>
            <span className="figures text-small font-normal text-faint select-all">{number}</span>
          </h2>
        )}
        <Badge tone={tone} icon={icon}>
          {label()}
        </Badge>
      </div>
      {children}
    </div>
  );
}
