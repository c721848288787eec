import { ticketGap } from './ticket-space.ts';

export type TicketToPlace = {
  readonly id: number;
  /** Height of the ticket in pixels. */
  readonly height: number;
};

/** Place of a ticket on a page. `column` counts from 0, `top` and `height` are pixels. */
export type PlacedTicket = {
  readonly id: number;
  readonly column: number;
  readonly top: number;
  readonly height: number;
};

export type TicketPage = readonly PlacedTicket[];

export type TicketSpace = {
  readonly columns: number;
  /** Height of the page in pixels. */
  readonly height: number;
};

/**
 * Fills pages with tickets in the given order, from top to bottom and then in the next column. A ticket that is higher
 * than the page gets the height of the page. The result has at least one page, which is empty without tickets.
 */
export function pagesOf(tickets: readonly TicketToPlace[], space: TicketSpace): readonly TicketPage[] {
  const pages: PlacedTicket[][] = [[]];
  let [column, top] = [0, 0];
  for (const ticket of tickets) {
    const height = Math.min(ticket.height, space.height);
    if (top > 0 && top + height > space.height) [column, top] = [column + 1, 0];
    const page = (pages[Math.floor(column / space.columns)] ??= []);
    page.push({ id: ticket.id, column: column % space.columns, top, height });
    top += height + ticketGap;
  }
  return pages;
}

/**
 * Divides the columns among groups of tickets. Each group gets one column, and the groups with most tickets get the
 * other columns. @returns the number of columns of each group, or null if there are more groups than columns
 */
export function columnsFor(counts: readonly number[], columns: number): readonly number[] | null {
  if (counts.length > columns || counts.length === 0) return null;
  const given = counts.map(() => 1);
  for (let free = columns - counts.length; free > 0; free -= 1) {
    const load = counts.map((count, place) => count / (given[place] ?? 1));
    const busiest = load.indexOf(Math.max(...load));
    given[busiest] = (given[busiest] ?? 0) + 1;
  }
  return given;
}
