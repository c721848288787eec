import { Badge } from '@chifan/ui';
import type { ReactNode } from 'react';
import type { StateBadge } from '../money-words/badges.ts';

type CardHeadProps = { readonly number: string; readonly badge: StateBadge; readonly children: ReactNode };

export function CardHead({ number, badge: { label, tone, icon }, children }: CardHeadProps) {
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="figures font-semibold select-all">{number}</h2>
        <Badge tone={tone} icon={icon}>
          {label()}
        </Badge>
      </div>
      {children}
    </div>
  );
}
