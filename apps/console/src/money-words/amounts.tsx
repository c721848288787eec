import { Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { byLanguage } from '../platform/language/by-language.ts';

const grouped = byLanguage((locale) => new Intl.NumberFormat(locale));

export function Points({ amount, className }: { readonly amount: number; readonly className?: string }) {
  const sum = <bdi className="figures">{grouped().format(amount)}</bdi>;
  return (
    <span className={className}>
      <Trans>{sum} 积分</Trans>
    </span>
  );
}

type LedgerAmountProps = { readonly asset: string; readonly amount: number };

export function LedgerAmount({ asset, amount }: LedgerAmountProps) {
  if (asset === 'cny') return <Money amount={amount} />;
  // A true minus sign (U+2212), as in money amounts.
  const points = amount < 0 ? `−${-amount}` : String(amount);
  return <span className="figures">{t`${points} 分`}</span>;
}
