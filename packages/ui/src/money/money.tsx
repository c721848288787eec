import { type Fen, formatFen, isConsoleLanguage, isLanguage } from '@chifan/domain';
import { useLingui } from '@lingui/react';
import { classNames } from '../class-names.ts';
import { ApproximateAmount } from './approximate-amount.tsx';

export type MoneyProps = {
  /** Amount in fen. Accepts plain numbers too, because server calls return them. */
  readonly amount: Fen | number;
  /** True for an earlier price, which is struck through. */
  readonly isOld?: boolean;
  /** True omits ".00". Not for receipts, where amounts are aligned. */
  readonly isShort?: boolean;
  /**
   * Adds the approximate amount in the guest's currency. Use it where a price helps the guest to decide (rule
   * wallet-11).
   */
  readonly isApproximate?: boolean;
  /** CSS classes of the amount in yuan, but not of the approximate amount. */
  readonly className?: string;
};

/** An amount of money, left to right in every language, with digits of equal width. */
export function Money({ isApproximate = false, ...sum }: MoneyProps) {
  if (!isApproximate) return <Sum {...sum} />;
  return (
    <span>
      <Sum {...sum} />
      <ApproximateAmount amounts={[sum.amount]} />
    </span>
  );
}

function Sum({ amount, isOld = false, isShort = false, className }: Omit<MoneyProps, 'hasAbout'>) {
  const { i18n } = useLingui();
  const text = formatFen(amount, isLanguage(i18n.locale) || isConsoleLanguage(i18n.locale) ? i18n.locale : 'en', {
    isShort,
  });
  const Tag = isOld ? 's' : 'bdi';
  return (
    <Tag dir="ltr" className={classNames('figures whitespace-nowrap', isOld && 'text-faint', className)}>
      {text}
    </Tag>
  );
}
