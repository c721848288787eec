import { use } from 'react';
import { classNames } from '../class-names.ts';
import { ApproximateAmount, type ApproximateAmountProps, FormatApproximateContext } from './approximate-amount.tsx';

/** On a separate line, whose space is reserved until the rate is loaded, so that nothing moves. */
export function ApproximateAmountLine({ amounts, className }: ApproximateAmountProps) {
  const approximate = use(FormatApproximateContext);
  if (approximate === null) return null;
  return (
    <span className={classNames('block text-small', className)}>
      {approximate ? <ApproximateAmount amounts={amounts} /> : '\u00a0'}
    </span>
  );
}
