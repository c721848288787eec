import { Card, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { durationText, type Insight, percentOf } from './insight-words.ts';

type OfPeriod = Insight['now'];

type FiguresProps = { readonly now: OfPeriod; readonly before: OfPeriod; readonly beforeLabel: string };

const none = '–';
const money = (amount: number | null) => (amount === null ? none : <Money amount={amount} />);

/** Key figures of a shop, each with the figure of the previous period for comparison. */
export function Figures({ now, before, beforeLabel }: FiguresProps) {
  const figures: readonly [string, (of: OfPeriod) => ReactNode][] = [
    [t`营业额（已减退款）`, ({ revenue }) => money(revenue)],
    [t({ message: '订单', context: 'several' }), ({ orders }) => t`${orders} 单`],
    [t`平均每单实付`, ({ average }) => money(average)],
    [t`有退款的订单`, ({ refunds, orders }) => `${t`${refunds} 单`}${percentOf(refunds, orders)}`],
    [t`拒单、超时和缺货取消`, ({ refused, orders }) => `${t`${refused} 单`}${percentOf(refused, refused + orders)}`],
    [t`接单用时（中位数）`, ({ medianAnswer }) => durationText(medianAnswer) ?? none],
    [t`出餐用时（中位数）`, ({ medianPrep }) => durationText(medianPrep) ?? none],
  ];
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-4">
        {figures.map(([label, of]) => (
          <div key={label}>
            <dt className="text-note text-soft">{label}</dt>
            <dd className="figures text-title font-bold">{of(now)}</dd>
            <dd className="figures text-small text-faint">
              {beforeLabel} {of(before)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
