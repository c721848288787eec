import type { PlacedTicket, TicketPage } from './ticket-pages.ts';

export type TicketStep = 'up' | 'down' | 'before' | 'after';

/**
 * The ticket that an arrow key selects on a page: the next one in the same column, or the nearest one in the next
 * column that has tickets. Undefined at the edge of the page.
 */
export function nextTicket(page: TicketPage, from: PlacedTicket, step: TicketStep): PlacedTicket | undefined {
  if (step === 'up' || step === 'down') {
    const column = page.filter((ticket) => ticket.column === from.column);
    return column[column.indexOf(from) + (step === 'down' ? 1 : -1)];
  }
  const isAhead = ({ column }: PlacedTicket) => (step === 'after' ? column > from.column : column < from.column);
  const distance = ({ column, top }: PlacedTicket) =>
    Math.abs(column - from.column) * 10_000 + Math.abs(top - from.top);
  return page.filter(isAhead).toSorted((one, other) => distance(one) - distance(other))[0];
}
