import { Trans } from '@lingui/react/macro';
import { createContext, use } from 'react';
import { classNames } from '../class-names.ts';

/** The words of a sum of fen in the guest's own currency: "€4.90". */
export type Approximate = (amount: number) => string;

/** Undefined while the rate is awaited; null where guests count in yuan, or it is not to be had. */
export const ApproximateContext = createContext<Approximate | null | undefined>(null);

export type AboutProps = {
  /** Fen. Of one sentence with several sums, in their order; those of zero are left out. */
  readonly amounts: readonly number[];
  readonly className?: string;
};

/** "≈ €4.90", "≈ €1.30 / €13.00", with a space before it: never what is charged (rule wallet-8). */
export function About({ amounts, className }: AboutProps) {
  const approximate = use(ApproximateContext);
  const sums = amounts.filter((amount) => amount !== 0);
  if (!approximate || sums.length === 0) return null;
  return (
    <>
      {' '}
      {/* `relative`: the word that is only heard stays within a row that scrolls. */}
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
