/**
 * Normalises full-width digits and signs, which are common in Chinese input, and all kinds of spaces, which copied
 * cells contain.
 */
export const normalizeCell = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** Trims a text for readers and puts it on one line, without any other change. */
export const trimCell = (cell: string): string => cell.replace(/\s+/gu, ' ').trim();

/**
 * A cell with one of these words deletes the stored content. An empty cell changes nothing, so that a table with gaps
 * deletes nothing.
 */
const emptying: ReadonlySet<string> = new Set(['清空', 'clear']);

export const isClearMarker = (cell: string): boolean => emptying.has(normalizeCell(cell).toLowerCase());

/** Splits a cell with a list into its items. */
export const splitCell = (cell: string): string[] =>
  cell
    .split(/[、，,;；|\n]/u)
    .map(trimCell)
    .filter((item) => item !== '');
