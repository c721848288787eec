import { Trans } from '@lingui/react/macro';

const grouped = new Intl.NumberFormat('zh-CN');

/** A sum of points. */
export function Points({ points, className }: { readonly points: number; readonly className?: string }) {
  const sum = <bdi className="figures">{grouped.format(points)}</bdi>;
  return (
    <span className={className}>
      <Trans>{sum} 积分</Trans>
    </span>
  );
}
