import { Card, classNames, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ClosingLine, ClosingSection } from './closing-lines.ts';

/** One table of a day closing. */
export function SectionCard({ section: { title, lines } }: { readonly section: ClosingSection }) {
  return (
    <Card title={title} className="break-inside-avoid">
      {lines.length === 0 ? (
        <p className="text-note text-soft">{t`没有`}</p>
      ) : (
        <table className="w-full text-note">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t`条目`}</th>
              <th scope="col">{t`单数`}</th>
              <th scope="col">{t`金额`}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.label} line={line} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function Line({ line: { label, orders, amount, isSum = false } }: { readonly line: ClosingLine }) {
  return (
    <tr className={classNames('border-b border-line last:border-b-0', isSum && 'text-body font-bold')}>
      <th scope="row" className={classNames('py-2 text-start wrap-anywhere', !isSum && 'font-normal')}>
        {label}
      </th>
      <td className="figures py-2 ps-3 text-end whitespace-nowrap text-soft">{orders !== null && t`${orders} 单`}</td>
      <td className="py-2 ps-3 text-end">
        <Money amount={amount} />
      </td>
    </tr>
  );
}
