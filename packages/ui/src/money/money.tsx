import type { Fen } from '@chifan/domain';
import { isLanguage } from '@chifan/domain';
import { useLingui } from '@lingui/react';
import { classNames } from '../class-names.ts';
import { formatFen } from './format-fen.ts';

export type MoneyProps = {
  /** Fen; calls answer plain numbers, so both are taken. */
  readonly amount: Fen | number;
  /** Struck through: the price before. */
  readonly isOld?: boolean;
  readonly className?: string;
};

/** Left to right in every language, in tabular figures. */
export function Money({ amount, isOld = false, className }: MoneyProps) {
  const { i18n } = useLingui();
  const text = formatFen(amount as Fen, isLanguage(i18n.locale) ? i18n.locale : 'en');
  const Tag = isOld ? 's' : 'bdi';
  return (
    <Tag dir="ltr" className={classNames('figures whitespace-nowrap', isOld && 'text-faint', className)}>
      {text}
    </Tag>
  );
}
