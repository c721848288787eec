import { t } from '@lingui/core/macro';
import { boardShortcuts } from '../../../staff-order/actions/board-shortcuts.ts';

type LegendRow = readonly [key: string, label: string];

/**
 * Explains the keyboard shortcuts of the board, followed by the rows in `more`. Hidden on touch screens, which have no
 * keyboard.
 */
export function KeyLegend({ more = [] }: { readonly more?: readonly LegendRow[] }) {
  const keys: readonly LegendRow[] = [
    ['↑ ↓ ← →', t`选择订单`],
    [boardShortcuts.main, t`接单 / 出餐 / 核销`],
    [boardShortcuts.extra[5], t`+5 分钟`],
    [boardShortcuts.extra[10], t`+10 分钟`],
    [boardShortcuts.grave, t`拒单 / 缺货`],
    [boardShortcuts.detail, t`详情`],
    ...more,
  ];
  return (
    <dl className="mb-2 hidden flex-wrap gap-x-4 gap-y-1 text-small text-soft pointer-fine:flex">
      {keys.map(([key, label]) => (
        <div key={key} className="flex items-baseline gap-1">
          <dt>
            <kbd className="rounded-small border border-edge px-1 font-mono">{key}</kbd>
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
