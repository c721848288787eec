import { classNames } from '@chifan/ui';
import type { BoardColumn } from './board-columns.ts';
import { columnLabels } from './shown-columns.ts';

type ColumnStripProps = {
  readonly column: BoardColumn;
  readonly count: number;
  readonly onOpen: () => void;
};

/** A column that is folded: it says how much stands in it, and opens. */
export function ColumnStrip({ column, count, onOpen }: ColumnStripProps) {
  const label = columnLabels[column]();
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-expanded={false}
      className={classNames(
        'sticky top-18 flex min-h-48 w-full min-w-11 flex-col items-center gap-2 rounded-card border py-3',
        count > 0 ? 'border-edge bg-surface text-ink' : 'border-dashed border-line text-soft',
      )}
    >
      <span className={classNames('figures', count > 0 ? 'text-title font-bold' : 'text-note')}>{count}</span>
      <span className="text-note font-semibold [writing-mode:vertical-rl]">{label}</span>
    </button>
  );
}
