import { Trans } from '@lingui/react/macro';
import { createContext, use } from 'react';
import { classNames } from '../class-names.ts';

/** Formats fen in the guest's currency: "€4.90". */
export type FormatApproximate = (amount: number) => string;

/** Undefined while the rate is loading. Null if guests count in yuan, or the rate is not available. */
export const FormatApproximateContext = createContext<FormatApproximate | null | undefined>(null);

export type ApproximateAmountProps = {
  /** Fen. The amounts of one sentence, in their order. Zero amounts are omitted. */
  readonly amounts: readonly number[];
  readonly className?: string;
};

/** "≈ €4.90", "≈ €1.30 / €13.00", with a space before it. Never the charged amount (rule wallet-8). */
export function ApproximateAmount({ amounts, className }: ApproximateAmountProps) {
  const approximate = use(FormatApproximateContext);
  const sums = amounts.filter((amount) => amount !== 0);
  if (!approximate || sums.length === 0) return null;
  return (
    <>
      {' '}
      {/* `relative`, so that the text for screen readers stays inside a scrolling row. */}
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
