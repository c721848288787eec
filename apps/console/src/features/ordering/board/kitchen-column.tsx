import type { WorkOrder } from '@chifan/contract/ordering';
import { classNames } from '@chifan/ui';
import type { BoardColumn } from './board-columns.ts';
import { KitchenCard } from './kitchen-card.tsx';
import { columnLabels, emptyColumnLabels } from './shown-columns.ts';

type KitchenColumnProps = {
  readonly column: BoardColumn;
  readonly orders: readonly WorkOrder[];
  /** Phones show the chosen column alone. */
  readonly isChosen: boolean;
};

export function KitchenColumn({ column, orders, isChosen }: KitchenColumnProps) {
  const headingId = `column-${column}`;
  return (
    <section
      aria-labelledby={headingId}
      className={classNames('min-w-0 content-start gap-3', isChosen ? 'grid' : 'hidden', 'lg:grid')}
    >
      <h2 id={headingId} className="flex items-baseline gap-2 text-body font-semibold max-lg:sr-only">
        {columnLabels[column]()}
        <span className="figures text-note text-soft">{orders.length}</span>
      </h2>
      <ul aria-live={column === 'arrived' ? 'polite' : undefined} className="grid gap-3 md:max-lg:grid-cols-2">
        {orders.map((order) => (
          <li key={order.id}>
            <KitchenCard order={order} />
          </li>
        ))}
      </ul>
      {orders.length === 0 && (
        <p className="rounded-card border border-dashed border-line px-4 py-10 text-center text-note text-soft">
          {emptyColumnLabels[column]()}
        </p>
      )}
    </section>
  );
}
