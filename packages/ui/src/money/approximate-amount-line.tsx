import { use } from 'react';
import { classNames } from '../class-names.ts';
import { ApproximateAmount, type ApproximateAmountProps, FormatApproximateContext } from './approximate-amount.tsx';

/**
 * The approximate amounts on a separate line. While the currency rate loads, the line is empty, so that the layout does
 * not move.
 */
export function ApproximateAmountLine({ amounts, className }: ApproximateAmountProps) {
  const approximate = use(FormatApproximateContext);
  if (approximate === null) return null;
  return (
    <span className={classNames('block text-small', className)}>
      {approximate ? <ApproximateAmount amounts={amounts} /> : '\u00a0'}
    </span>
  );
}
