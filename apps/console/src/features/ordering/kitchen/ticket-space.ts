import type { TicketSize } from '../../../kitchen-mode/kitchen-mode.ts';

/** Text size of kitchen mode as a share of the usual size. */
export const textScale: Readonly<Record<TicketSize, number>> = { normal: 1, large: 1.2, largest: 1.45 };

/** Minimum width of a ticket in pixels at normal text size. */
const minTicketWidth = 226;
/** Space between tickets, and at the edges, in pixels. */
export const ticketGap = 8;
/** Height of the row with the names of the steps, in pixels. */
export const stepHeadPixels = 28;
/** Height in pixels of a ticket that was not rendered yet: two dishes and a remark. */
export const usualTicketHeight = 300;

/** Number of tickets next to each other in a width in pixels, at least one. */
export const ticketColumns = (width: number, size: TicketSize): number =>
  Math.max(1, Math.floor((width - ticketGap) / (minTicketWidth * textScale[size] + ticketGap)));
