import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ApproximateAmount } from './approximate-amount.tsx';
import { Money } from './money.tsx';

export type ReceiptRow = {
  readonly key: string;
  readonly label: ReactNode;
  /** Amount in fen. */
  readonly amount: number;
  readonly isReduction?: boolean;
  readonly isApproximate?: boolean;
};

export type ReceiptProps = { readonly rows: readonly ReceiptRow[]; readonly total: Omit<ReceiptRow, 'key'> };

/** Rows of a price calculation and their total. The caller omits rows of 0. */
export function Receipt({ rows, total }: ReceiptProps) {
  return (
    <dl className="grid gap-2 text-note">
      {rows.map(({ key, ...row }) => (
        <Row key={key} {...row} />
      ))}
      <Row {...total} isTotal />
    </dl>
  );
}

function Row({
  label,
  amount,
  isReduction,
  isTotal,
  isApproximate,
}: Omit<ReceiptRow, 'key'> & { readonly isTotal?: boolean }) {
  return (
    <div
      className={classNames(
        'flex flex-wrap justify-between gap-x-4',
        isTotal && 'border-t border-line pt-2 text-body font-semibold',
        isReduction && 'text-good',
      )}
    >
      <dt>{label}</dt>
      <dd aria-live={isTotal ? 'polite' : undefined} className="ms-auto">
        <Money amount={isReduction ? -amount : amount} />
        {isApproximate && <ApproximateAmount amounts={[amount]} className="block text-end" />}
      </dd>
    </div>
  );
}
