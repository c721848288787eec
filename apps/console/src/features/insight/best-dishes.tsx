import { Card, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { dishText } from '../../texts/dish-name.tsx';
import { PersonText } from '../../texts/person-text.tsx';
import { type Insight, refusalReasonText } from './insight-words.ts';

/** A table of the dishes sold most. Each row has a bar for the number of units. */
export function BestDishes({ dishes }: Pick<Insight, 'dishes'>) {
  const most = dishes[0]?.pieces ?? 1;
  return (
    <Card title={t`卖得最好的菜`}>
      {dishes.length === 0 ? (
        <p className="text-note text-soft">{t`这段时间没有卖出菜品。`}</p>
      ) : (
        <table className="w-full text-note">
          <thead className="text-soft">
            <tr className="border-b border-line">
              <th scope="col" className="w-full py-2 text-start font-medium">{t`菜品`}</th>
              <th scope="col" className="py-2 ps-3 text-end font-medium whitespace-nowrap">{t`份数`}</th>
              <th scope="col" className="py-2 ps-3 text-end font-medium whitespace-nowrap">{t`菜品金额`}</th>
            </tr>
          </thead>
          <tbody>
            {dishes.map(({ nameZh, name, pieces, amount }) => (
              <tr key={nameZh} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-2 text-start font-normal">
                  <PersonText text={dishText({ nameZh, name })} />
                  <Bar share={pieces / most} />
                </th>
                <td className="figures py-2 ps-3 text-end">{pieces}</td>
                <td className="py-2 ps-3 text-end">
                  <Money amount={amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

/** Hidden from screen readers, because the number next to the bar has the same value. */
function Bar({ share }: { readonly share: number }) {
  return (
    <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="mt-1 block h-1.5 w-full">
      <rect width={share * 100} height={1} className="fill-brand" />
    </svg>
  );
}

export function Refusals({ refusals }: Pick<Insight, 'refusals'>) {
  return (
    <Card title={t`没有做成的订单`}>
      {refusals.length === 0 ? (
        <p className="text-note text-soft">{t`没有拒单、超时或缺货取消。`}</p>
      ) : (
        <ul className="divide-y divide-line text-note">
          {refusals.map(({ event, reason, orders }) => (
            <li key={`${event} ${reason}`} className="flex justify-between gap-4 py-2">
              <span>{refusalReasonText(event, reason)}</span>
              <span className="figures">{t`${orders} 单`}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
