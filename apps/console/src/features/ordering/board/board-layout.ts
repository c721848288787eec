import { type BoardColumn, boardColumns } from './board-columns.ts';

/** Minimum width of an open column in pixels. In a narrower column, the buttons of a card do not fit in one row. */
export const columnMinWidth = 248;
/** Width of a folded column in pixels, which is wide enough to tap. */
export const stripWidth = 52;
export const columnGap = 12;

/** `cards` is the number of cards side by side. Null if the column is folded and shows only its number of orders. */
export type ColumnWidth = { readonly column: BoardColumn; readonly cards: number | null };

type Wanted = {
  readonly width: number;
  readonly counts: Readonly<Record<BoardColumn, number>>;
  readonly chosen: BoardColumn | null;
};

/**
 * Decides which columns are open. Folds empty columns first, then columns from the end of the workflow, but never the
 * chosen column. The remaining width goes to the column of new orders, or else to the fullest column.
 */
export function layOutBoard({ width, counts, chosen }: Wanted): readonly ColumnWidth[] {
  const shown = boardColumns.filter((column) => column !== 'after_sale' || counts.after_sale > 0);
  const filled = shown.filter((column) => counts[column] > 0);
  const first = filled.length === 0 ? (['arrived'] as const) : filled;
  const wanted =
    chosen !== null && shown.includes(chosen) ? [chosen, ...first.filter((each) => each !== chosen)] : first;
  const most = maxOpen(width, shown.length, wanted.length);
  const open: ReadonlySet<BoardColumn> = new Set(wanted.slice(0, most));
  const spare = spareCards(width, shown.length, open.size);
  const widest = widestOf(open, counts, chosen);
  return shown.map((column) => ({
    column,
    cards: open.has(column) ? 1 + (column === widest ? Math.min(spare, Math.max(0, counts[column] - 1)) : 0) : null,
  }));
}

const maxOpen = (width: number, shown: number, wanted: number): number => {
  let open = wanted;
  while (open > 1 && roomFor(width, shown, open) < 0) open -= 1;
  return open;
};

const spareCards = (width: number, shown: number, open: number): number =>
  Math.max(0, Math.floor(roomFor(width, shown, open) / (columnMinWidth + columnGap)));

const roomFor = (width: number, shown: number, open: number): number =>
  width - open * columnMinWidth - (shown - open) * stripWidth - (shown - 1) * columnGap;

function widestOf(
  open: ReadonlySet<BoardColumn>,
  counts: Wanted['counts'],
  chosen: BoardColumn | null,
): BoardColumn | undefined {
  if (open.has('arrived') && counts.arrived > 1) return 'arrived';
  if (chosen !== null && open.has(chosen) && open.size === 1) return chosen;
  return [...open].toSorted((one, other) => counts[other] - counts[one])[0];
}

/** The layout as CSS grid columns. Open columns divide the remaining width by their number of cards. */
export const gridColumnsOf = (layout: readonly ColumnWidth[]): string =>
  layout.map(({ cards }) => (cards === null ? `${stripWidth}px` : `minmax(0, ${cards}fr)`)).join(' ');
