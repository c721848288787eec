import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { classNames } from '@chifan/ui';
import { columnLabels } from '../board/board-columns.ts';
import { OrderItem } from '../board/order-item.tsx';
import { KitchenTicket } from './kitchen-ticket.tsx';
import type { TicketGroup } from './ticket-layout.ts';
import type { TicketPage } from './ticket-pages.ts';
import { stepHeadPixels, ticketGap } from './ticket-space.ts';

type TicketCellsProps = {
  readonly groups: readonly TicketGroup[];
  /** Number of columns of the page, and its height in pixels. */
  readonly columns: number;
  readonly height: number;
  readonly tickets: TicketPage;
  readonly selected: number | null;
  readonly isUnnoticed: (order: StaffOrder) => boolean;
  readonly onMeasured: (order: StaffOrder, height: number) => void;
  readonly isMeasured: (order: StaffOrder) => boolean;
};

/**
 * One page of tickets in columns of equal width. Tickets of other pages are rendered invisibly until they are measured, so
 * that the number of pages is right and a ticket stays on its page.
 */
export function TicketCells({
  groups,
  columns,
  height,
  tickets,
  selected,
  isUnnoticed,
  onMeasured,
  isMeasured,
}: TicketCellsProps) {
  const orders = new Map(groups.flatMap((group) => group.orders).map((order) => [order.id, order]));
  const shown = new Set(tickets.map(({ id }) => id));
  const unmeasured = [...orders.values()].filter((order) => !shown.has(order.id) && !isMeasured(order));
  const isByStep = groups[0]?.step !== null;
  const top = ticketGap + (isByStep ? stepHeadPixels : 0);
  const width = (count: number) =>
    `calc((100% - ${(columns + 1) * ticketGap}px) / ${columns} * ${count} + ${(count - 1) * ticketGap}px)`;
  const start = (column: number) => `calc(${width(column)} + ${2 * ticketGap}px)`;
  const ticketOf = (order: StaffOrder) => (
    <KitchenTicket
      order={order}
      isUnnoticed={isUnnoticed(order)}
      maxHeight={height}
      onMeasured={(pixels) => onMeasured(order, pixels)}
    />
  );
  return (
    <ul className="absolute inset-0">
      {isByStep &&
        groups.map((group) => (
          <li
            key={group.step}
            className="absolute flex items-baseline gap-2 font-semibold"
            style={{
              insetBlockStart: ticketGap / 2,
              insetInlineStart: start(group.start),
              width: width(group.columns),
            }}
          >
            {group.step !== null && columnLabels[group.step]()}
            <span className="figures text-note text-soft">{group.orders.length}</span>
          </li>
        ))}
      {tickets.map((ticket) => {
        const order = orders.get(ticket.id);
        return (
          order && (
            <OrderItem
              key={ticket.id}
              orderId={ticket.id}
              className={classNames('absolute rounded-card', ticket.id === selected && 'outline-4 outline-link')}
              style={{
                insetBlockStart: top + ticket.top,
                insetInlineStart: start(ticket.column),
                width: width(1),
              }}
            >
              {ticketOf(order)}
            </OrderItem>
          )
        );
      })}
      {unmeasured.map((order) => (
        <li key={order.id} inert aria-hidden className="invisible absolute" style={{ width: width(1) }}>
          {ticketOf(order)}
        </li>
      ))}
    </ul>
  );
}
