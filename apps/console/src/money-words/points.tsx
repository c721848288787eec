import { Trans } from '@lingui/react/macro';

const grouped = new Intl.NumberFormat('zh-CN');

export function Points({ amount, className }: { readonly amount: number; readonly className?: string }) {
  const sum = <bdi className="figures">{grouped.format(amount)}</bdi>;
  return (
    <span className={className}>
      <Trans>{sum} 积分</Trans>
    </span>
  );
}
