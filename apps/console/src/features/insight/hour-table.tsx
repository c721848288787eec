import { Card, classNames } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { Insight } from './insight-words.ts';

const weekdays = () => [t`周一`, t`周二`, t`周三`, t`周四`, t`周五`, t`周六`, t`周日`];

/** Hours since 04:00, for sorting. A business day begins at 04:00, so the hours after midnight come last. */
const sinceFour = (hour: number): number => (hour + 20) % 24;

const shades = ['', 'bg-brand-tint', 'bg-plate-1 font-semibold', 'bg-brand font-bold text-on-brand'] as const;

/**
 * A table with the number of orders by weekday and hour, as a heat map. An hour with more orders has a stronger colour.
 */
export function HourTable({ hours }: Pick<Insight, 'hours'>) {
  const ordersAt = new Map(hours.map(({ weekday, hour, orders }) => [`${weekday} ${hour}`, orders]));
  const most = Math.max(1, ...ordersAt.values());
  const rows = [...new Set(hours.map(({ hour }) => hour))].toSorted((one, other) => sinceFour(one) - sinceFour(other));
  return (
    <Card title={t`忙碌时段（单数）`}>
      {rows.length === 0 ? (
        <p className="text-note text-soft">{t`这段时间没有订单。`}</p>
      ) : (
        <table className="w-full table-fixed text-center text-note">
          <thead className="text-soft">
            <tr>
              <th scope="col" className="py-1 text-start text-small font-medium">{t`时段`}</th>
              {weekdays().map((weekday) => (
                <th key={weekday} scope="col" className="py-1 text-small font-medium">
                  {weekday}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((hour) => (
              <tr key={hour}>
                <th scope="row" className="figures py-1 text-start text-small font-normal text-soft">
                  {t`${hour} 点`}
                </th>
                {weekdays().map((weekday, at) => {
                  const orders = ordersAt.get(`${at + 1} ${hour}`) ?? 0;
                  return (
                    <td key={weekday} className={classNames('figures rounded-small py-1', shadeOf(orders, most))}>
                      {orders}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

const shadeOf = (orders: number, most: number): string | undefined => shades[Math.ceil((orders / most) * 3)];
