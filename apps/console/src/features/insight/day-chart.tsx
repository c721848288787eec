import { Card, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';

import { type Insight, shortDay } from './insight-words.ts';

type Day = Insight['days'][number];

const height = 100;

/** A chart with one bar per day. Screen readers use the table below, which has the same numbers. */
export function DayChart({ days }: { readonly days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ orders }) => orders));
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <Card title={t`每天的订单`}>
      <figure>
        <svg
          role="img"
          aria-label={t`${first} 至 ${last} 每天的订单数，最多一天 ${most} 单；明细见下方表格`}
          viewBox={`0 0 ${days.length} ${height}`}
          preserveAspectRatio="none"
          className="h-32 w-full border-b border-edge"
        >
          {days.map(({ day, orders }, at) => (
            <rect
              key={day}
              x={at + 0.1}
              y={height - (orders / most) * height}
              width={0.8}
              height={(orders / most) * height}
              className="fill-brand"
            />
          ))}
        </svg>
        <figcaption className="figures flex justify-between text-small text-soft">
          <span>{shortDay(first)}</span>
          <span>{t`最多 ${most} 单`}</span>
          <span>{shortDay(last)}</span>
        </figcaption>
      </figure>
      <details className="mt-2">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-link">{t`看每天的数字`}</summary>
        <DayTable days={days} />
      </details>
    </Card>
  );
}

function DayTable({ days }: { readonly days: readonly Day[] }) {
  return (
    <table className="w-full text-note">
      <thead className="text-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-start font-medium">{t`营业日`}</th>
          <th scope="col" className="py-2 text-end font-medium">{t`单数`}</th>
          <th scope="col" className="py-2 text-end font-medium">{t`营业额`}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, orders, revenue }) => (
          <tr key={day} className="border-b border-line last:border-b-0">
            <th scope="row" className="figures py-2 text-start font-normal">
              {day}
            </th>
            <td className="figures py-2 text-end">{orders}</td>
            <td className="py-2 text-end">
              <Money amount={revenue} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
