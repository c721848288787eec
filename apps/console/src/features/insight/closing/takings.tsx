import { Card, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { DayClosing } from './closing-words.ts';

/** A summary of today's takings: orders that are not completed, completed orders, and refunds. */
export function Takings({ closing: { pending, sums, refunds, booked } }: { readonly closing: DayClosing }) {
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const refunded = refunds.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-4 print:grid-cols-4">
        {pending && (
          <Figure label={t`待完成`} orders={pending.orders} amount={pending.paid}>
            {t`预计入账`} <Money amount={pending.earned} />
          </Figure>
        )}
        <Figure label={t`已完成`} orders={sums.orders} amount={sums.paid}>
          {t`入账`} <Money amount={sums.earned} />
        </Figure>
        <Figure label={t`退给顾客`} orders={refunded} amount={back} />
        <div>
          <dt className="text-note text-soft">{t`当日入账`}</dt>
          <dd className="text-title font-bold">
            <Money amount={booked} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

type FigureProps = {
  readonly label: string;
  readonly orders: number;
  readonly amount: number;
  readonly children?: ReactNode;
};

function Figure({ label, orders, amount, children }: FigureProps) {
  return (
    <div>
      <dt className="text-note text-soft">
        {label} · <span className="figures">{t`${orders} 单`}</span>
      </dt>
      <dd className="text-title font-bold">
        <Money amount={amount} />
      </dd>
      {children && <dd className="text-small text-soft">{children}</dd>}
    </div>
  );
}
