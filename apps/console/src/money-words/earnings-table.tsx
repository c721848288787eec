import { Card, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';

type Row = { readonly day: string; readonly orders: number; readonly earned: number; readonly refunded: number };

type EarningsTableProps = {
  readonly title: string;
  /** Label of the first column, such as day or week. */
  readonly of: string;
  readonly rows: readonly Row[];
  readonly none: string;
};

/** Table of earned and refunded sums, one row per business day (from 04:00) or week. */
export function EarningsTable({ title, of, rows, none }: EarningsTableProps) {
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <p className="text-note text-soft">{none}</p>
      ) : (
        <table className="w-full text-note">
          <thead className="text-soft">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 text-start font-medium">
                {of}
              </th>
              <th scope="col" className="py-2 text-end font-medium">{t`单数`}</th>
              <th scope="col" className="py-2 text-end font-medium">{t`收入`}</th>
              <th scope="col" className="py-2 text-end font-medium">{t`退款`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, orders, earned, refunded }) => (
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
