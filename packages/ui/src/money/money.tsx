import { type Fen, formatFen, isConsoleLanguage, isLanguage } from '@chifan/domain';
import { useLingui } from '@lingui/react';
import { classNames } from '../class-names.ts';
import { ApproximateAmount } from './approximate-amount.tsx';

export type MoneyProps = {
  /** Fen. Calls return plain numbers, so both types are accepted. */
  readonly amount: Fen | number;
  /** Struck through: the earlier price. */
  readonly isOld?: boolean;
  /** Omits zero fen. For use next to other facts, never in a receipt. */
  readonly isShort?: boolean;
  /** Adds the guest's currency, wherever a price matters for a decision (rule wallet-11). */
  readonly hasAbout?: boolean;
  /** For the amount in yuan, not for the approximation. */
  readonly className?: string;
};

/** Left to right in every language, in tabular figures. */
export function Money({ hasAbout = false, ...sum }: MoneyProps) {
  if (!hasAbout) return <Sum {...sum} />;
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
