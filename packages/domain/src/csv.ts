/** What a spreadsheet would take for a formula: what somebody has written must not be reckoned. */
const beginsFormula = /^[=+\-@\t\r＝＋－＠]/u;
const needsQuotes = /[",\r\n]/;

/** With an apostrophe before what would be a formula. */
export const neutralised = (text: string): string => (beginsFormula.test(text) ? `'${text}` : text);

/** What `neutralised` was made of; an apostrophe that stands before anything else is somebody's own. */
export const restored = (cell: string): string =>
  cell.startsWith("'") && beginsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;

function cellOf(text: string): string {
  const plain = neutralised(text);
  return needsQuotes.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** With the mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
