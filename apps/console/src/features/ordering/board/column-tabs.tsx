import { classNames } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type BoardColumn, columnLabels, type SortedOrders } from './board-columns.ts';

type ColumnTabsProps = {
  readonly columns: readonly BoardColumn[];
  readonly sorted: SortedOrders;
  readonly chosen: BoardColumn;
  readonly onChoose: (column: BoardColumn) => void;
};

export function ColumnTabs({ columns, sorted, chosen, onChoose }: ColumnTabsProps) {
  return (
    <div role="group" aria-label={t`订单分组`} className="sticky top-14 z-10 -mx-4 mb-3 flex bg-canvas px-2">
      {columns.map((column) => {
        const count = sorted[column].length;
        return (
          <button
            key={column}
            type="button"
            aria-pressed={column === chosen}
            onClick={() => onChoose(column)}
            className={classNames(
              'flex min-h-12 flex-1 items-center justify-center gap-1 border-b-2 text-note',
              column === chosen ? 'border-brand font-semibold text-ink' : 'border-transparent text-soft',
            )}
          >
            {columnLabels[column]()}
            {count > 0 && <span className="figures font-semibold">{count}</span>}
          </button>
        );
      })}
    </div>
  );
}
