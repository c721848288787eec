import type { Fen } from '@chifan/domain';
import { isLanguage } from '@chifan/domain';
import { useLingui } from '@lingui/react';
import { classNames } from '../class-names.ts';
import { formatFen } from './format-fen.ts';

export type MoneyProps = {
  /** Fen. Answers of calls carry plain numbers; both are taken. */
  readonly amount: Fen | number;
  /** Struck through: what it cost before. */
  readonly isOld?: boolean;
  readonly className?: string;
};

/** Reads left to right in every language, its figures all of one width. */
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
