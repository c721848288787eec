import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { TicketArrangement } from '../../../kitchen-mode/kitchen-mode.ts';
import { type BoardColumn, boardColumns, type SortedOrders } from '../board/board-columns.ts';
import { columnsFor, type PlacedTicket, pagesOf } from './ticket-pages.ts';

/** Orders that the queue shows. `to_cook`: new orders and orders in work. */
export const kitchenViews = ['to_cook', 'waiting', 'underway', 'after_sale'] as const;
export type KitchenView = (typeof kitchenViews)[number];

/** Orders of a view by due time. New orders are first, because each of them waits for an answer. */
export const ordersOf = (sorted: SortedOrders, view: KitchenView): readonly StaffOrder[] =>
  view === 'to_cook' ? [...sorted.arrived, ...sorted.cooking] : sorted[view];

/** A step with its own columns of the grid. The queue is one group without a step. */
export type TicketGroup = {
  readonly step: BoardColumn | null;
  readonly orders: readonly StaffOrder[];
  /** First column, from 0, and number of columns. */
  readonly start: number;
  readonly columns: number;
};

type LayoutInput = {
  readonly sorted: SortedOrders;
  readonly view: KitchenView;
  readonly arrangement: TicketArrangement;
  /** Number of tickets next to each other. */
  readonly columns: number;
};

/** Groups of tickets next to each other. If there are more steps than columns, the tickets are one queue. */
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

/** Pages of all groups. `height` is the height of a page in pixels. A group with fewer pages shows its last page again. */
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
