/** A spreadsheet would treat such a text as a formula. Texts of people must not be evaluated. */
const beginsFormula = /^[=+\-@\t\r＝＋－＠]/u;
const needsQuotes = /[",\r\n]/;

/** Adds an apostrophe before a text that would be a formula. */
export const escapeFormula = (text: string): string => (beginsFormula.test(text) ? `'${text}` : text);

/** The inverse of `neutralised`. Any other leading apostrophe belongs to the text. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && beginsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;

function cellOf(text: string): string {
  const plain = escapeFormula(text);
  return needsQuotes.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** With the byte order mark by which spreadsheets recognise UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
