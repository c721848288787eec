import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { TicketArrangement } from '../../../kitchen-mode/kitchen-mode.ts';
import { type BoardColumn, boardColumns, type SortedOrders } from '../board/board-columns.ts';
import { columnsFor, type PlacedTicket, pagesOf } from './ticket-pages.ts';

/** Views of the ticket queue. `to_cook` has new orders and orders in preparation. */
export const kitchenViews = ['to_cook', 'waiting', 'underway', 'after_sale'] as const;
export type KitchenView = (typeof kitchenViews)[number];

/**
 * Orders of a view, sorted by due time. New orders come first, because the kitchen must accept or refuse each of them.
 */
export const ordersOf = (sorted: SortedOrders, view: KitchenView): readonly StaffOrder[] =>
  view === 'to_cook' ? [...sorted.arrived, ...sorted.cooking] : sorted[view];

/**
 * Tickets that share some grid columns: the tickets of one step of the workflow. If all tickets are one queue, the
 * queue is the only group and its `step` is null.
 */
export type TicketGroup = {
  readonly step: BoardColumn | null;
  readonly orders: readonly StaffOrder[];
  /** First grid column of the group, counted from 0. */
  readonly start: number;
  readonly columns: number;
};

type LayoutInput = {
  readonly sorted: SortedOrders;
  readonly view: KitchenView;
  readonly arrangement: TicketArrangement;
  /** Number of tickets that fit side by side. */
  readonly columns: number;
};

/**
 * Divides the tickets into groups side by side, one group per step. If there are more steps than columns, all tickets
 * are one queue.
 */
export function groupsOf({ sorted, view, arrangement, columns: all }: LayoutInput): readonly TicketGroup[] {
  const steps = boardColumns.filter((column) => sorted[column].length > 0);
  const given =
    arrangement === 'columns'
      ? columnsFor(
          steps.map((step) => sorted[step].length),
          all,
        )
      : null;
  if (given === null) return [{ step: null, orders: ordersOf(sorted, view), start: 0, columns: all }];
  let start = 0;
  return steps.map((step, place) => {
    const columns = given[place] ?? 1;
    const group = { step, orders: sorted[step], start, columns };
    start += columns;
    return group;
  });
}

/**
 * Divides the tickets of all groups into pages. `height` is the height of a page in pixels. A group with fewer pages
 * than the others repeats its last page.
 */
export function ticketPages(
  groups: readonly TicketGroup[],
  height: number,
  heightOf: (order: StaffOrder) => number,
): readonly (readonly PlacedTicket[])[] {
  const paged = groups.map(({ orders, start, columns }) =>
    pagesOf(
      orders.map((order) => ({ id: order.id, height: heightOf(order) })),
      { columns, height },
    ).map((page) => page.map((ticket) => ({ ...ticket, column: ticket.column + start }))),
  );
  const count = Math.max(1, ...paged.map(({ length }) => length));
  return Array.from({ length: count }, (_, page) => paged.flatMap((pages) => pages[page] ?? pages.at(-1) ?? []));
}
