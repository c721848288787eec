import { Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';

type LedgerAmountProps = { readonly asset: string; readonly amount: number };

export function LedgerAmount({ asset, amount }: LedgerAmountProps) {
  if (asset === 'cny') return <Money amount={amount} />;
  // The same minus as money has.
  const points = amount < 0 ? `−${-amount}` : String(amount);
  return <span className="figures">{t`${points} 分`}</span>;
}
