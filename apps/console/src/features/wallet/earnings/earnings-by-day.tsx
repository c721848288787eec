import type { OutputAt } from '@chifan/contract/client';
import { Card, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';

type Day = OutputAt<'/rest/merchant/earnings'>['days'][number];

/** The last 31 business days that moved anything; a business day turns at 04:00. */
export function EarningsByDay({ days }: { readonly days: readonly Day[] }) {
  return (
    <Card title={t`按营业日`}>
      {days.length === 0 ? (
        <p className="text-note text-soft">{t`近 31 天没有收入。`}</p>
      ) : (
        <table className="w-full text-note">
          <thead className="text-soft">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 text-start font-medium">{t`营业日`}</th>
              <th scope="col" className="py-2 text-end font-medium">{t`单数`}</th>
              <th scope="col" className="py-2 text-end font-medium">{t`收入`}</th>
              <th scope="col" className="py-2 text-end font-medium">{t`退款`}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, orders, earned, refunded }) => (
              <tr key={day} className="border-b border-line last:border-b-0">
                <th scope="row" className="figures py-2 text-start font-normal">
                  {day}
                </th>
                <td className="figures py-2 text-end">{orders}</td>
                <td className="py-2 text-end">
                  <Money amount={earned} />
                </td>
                <td className="py-2 text-end">{refunded > 0 ? <Money amount={-refunded} /> : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
