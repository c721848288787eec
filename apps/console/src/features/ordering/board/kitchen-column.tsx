import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { type BoardColumn, columnLabels, emptyColumnLabels } from './board-columns.ts';
import { KitchenCard } from './kitchen-card.tsx';
import { OrderItem } from './order-item.tsx';

type KitchenColumnProps = {
  readonly column: BoardColumn;
  readonly orders: readonly StaffOrder[];
  readonly isUnnoticed: (order: StaffOrder) => boolean;
  readonly isHeadingHidden?: boolean;
};

export function KitchenColumn({ column, orders, isUnnoticed, isHeadingHidden = false }: KitchenColumnProps) {
  const headingId = `column-${column}`;
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 content-start gap-3">
      <h2 id={headingId} className={isHeadingHidden ? 'sr-only' : 'flex items-baseline gap-2 text-body font-semibold'}>
        {columnLabels[column]()}
        <span className="figures text-note text-soft">{orders.length}</span>
      </h2>
      <ul
        aria-live={column === 'arrived' ? 'polite' : undefined}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] items-start gap-3"
      >
        {orders.map((order) => (
          <OrderItem key={order.id} orderId={order.id}>
            <KitchenCard order={order} isUnnoticed={isUnnoticed(order)} />
          </OrderItem>
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
