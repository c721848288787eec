import { useState } from 'react';
import type { TicketPage } from './ticket-pages.ts';

type Selection = {
  /** Id of the order that a key selected. Null after staff turned the page by touch. */
  readonly id: number | null;
  /** Place of the selected order among all tickets. The order that follows a finished order is at the same place. */
  readonly place: number;
  readonly page: number;
};

/**
 * State of the shown page and the selected ticket, which is the first ticket at the start. The page always contains the
 * selected ticket.
 */
export function useSelection(pages: readonly TicketPage[]) {
  const [{ id, place, page: chosenPage }, setSelection] = useState<Selection>({ id: null, place: 0, page: 0 });
  const ids = pages.flat().map((ticket) => ticket.id);
  const at = id === null ? -1 : ids.indexOf(id);
  // Store the place, because the next ticket at this place is selected when the order is finished.
  if (at >= 0 && at !== place) setSelection({ id, place: at, page: chosenPage });
  const followed = id === null ? null : (ids[at] ?? ids[Math.min(place, ids.length - 1)] ?? null);
  const pageOf = (orderId: number | null) => pages.findIndex((page) => page.some((ticket) => ticket.id === orderId));
  const page = Math.max(0, followed === null ? Math.min(chosenPage, pages.length - 1) : pageOf(followed));
  const selected = followed ?? pages[page]?.[0]?.id ?? null;
  return {
    page,
    selected,
    select: (orderId: number) => setSelection({ id: orderId, place: ids.indexOf(orderId), page }),
    showPage: (next: number) => setSelection({ id: null, place: 0, page: next }),
  };
}
