import { type Fen, formatFen, isConsoleLanguage, isLanguage } from '@chifan/domain';
import { useLingui } from '@lingui/react';
import { classNames } from '../class-names.ts';
import { About } from './about.tsx';

export type MoneyProps = {
  /** Fen; calls answer plain numbers, so both are taken. */
  readonly amount: Fen | number;
  /** Struck through: the price before. */
  readonly isOld?: boolean;
  /** Without fen of zero: beside other facts, never in a receipt. */
  readonly isShort?: boolean;
  /** With the guest's own currency behind it: wherever a price decides (rule wallet-11). */
  readonly hasAbout?: boolean;
  /** Of the sum, not of what it is about. */
  readonly className?: string;
};

/** Left to right in every language, in tabular figures. */
export function Money({ hasAbout = false, ...sum }: MoneyProps) {
  if (!hasAbout) return <Sum {...sum} />;
  return (
    <span>
      <Sum {...sum} />
      <About amounts={[sum.amount]} />
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
