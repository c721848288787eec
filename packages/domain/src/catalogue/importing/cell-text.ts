/** Digits and marks of full width are typed where Chinese is; spaces, no-break ones too, come along when cells are copied. */
export const plainCell = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** A text that people read: on one line, without spaces at its ends, otherwise as it was written. */
export const textOfCell = (cell: string): string => cell.replace(/\s+/gu, ' ').trim();

/** An empty cell leaves what stands; these words empty it. Nothing goes because somebody sent a table with gaps. */
const emptying: ReadonlySet<string> = new Set(['清空', 'clear']);

export const isEmptying = (cell: string): boolean => emptying.has(plainCell(cell).toLowerCase());

/** The items of a cell that holds several. */
export const itemsOf = (cell: string): string[] =>
  cell
    .split(/[、，,;；|\n]/u)
    .map(textOfCell)
    .filter((item) => item !== '');
