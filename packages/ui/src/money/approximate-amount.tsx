import { Trans } from '@lingui/react/macro';
import { createContext, use } from 'react';
import { classNames } from '../class-names.ts';

/** Converts fen to the guest's currency and formats the result, such as "€4.90". */
export type FormatApproximate = (amount: number) => string;

/** Undefined while the currency rate is loading. Null if the guest uses yuan or the guest's currency has no rate. */
export const FormatApproximateContext = createContext<FormatApproximate | null | undefined>(null);

export type ApproximateAmountProps = {
  /** Amounts in fen that belong to one text, in the sequence of the text. Amounts of 0 are omitted. */
  readonly amounts: readonly number[];
  readonly className?: string;
};

/**
 * Approximate amounts in the guest's currency, such as " ≈ €4.90" or " ≈ €1.30 / €13.00". The guest is always charged
 * in yuan (rule wallet-8).
 */
export function ApproximateAmount({ amounts, className }: ApproximateAmountProps) {
  const approximate = use(FormatApproximateContext);
  const sums = amounts.filter((amount) => amount !== 0);
  if (!approximate || sums.length === 0) return null;
  return (
    <>
      {' '}
      {/* `relative` keeps the hidden text for screen readers inside this element if a row scrolls. */}
      <span className={classNames('relative text-small font-normal whitespace-nowrap text-soft', className)}>
        <span aria-hidden>≈ </span>
        <span className="sr-only">
          <Trans>about</Trans>{' '}
        </span>
        <bdi className="figures">{sums.map(approximate).join(' / ')}</bdi>
      </span>
    </>
  );
}
