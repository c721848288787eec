/** Full-width digits and signs are common in Chinese input. Copied cells contain spaces, also no-break ones. */
export const normalizeCell = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** A text for people: on one line, trimmed, otherwise unchanged. */
export const trimCell = (cell: string): string => cell.replace(/\s+/gu, ' ').trim();

/** An empty cell changes nothing, so that a table with gaps deletes nothing. These words delete the content. */
const emptying: ReadonlySet<string> = new Set(['清空', 'clear']);

export const isClearMarker = (cell: string): boolean => emptying.has(normalizeCell(cell).toLowerCase());

/** The items of a list in a cell. */
export const splitCell = (cell: string): string[] =>
  cell
    .split(/[、，,;；|\n]/u)
    .map(trimCell)
    .filter((item) => item !== '');
