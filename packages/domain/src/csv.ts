/** A spreadsheet evaluates a cell with such a beginning as a formula. Texts typed by people must not be evaluated. */
const beginsFormula = /^[=+\-@\t\r＝＋－＠]/u;
/** A spreadsheet reads a negative number as a number, and can add it up. */
const negativeNumber = /^-\d+(\.\d+)?$/;
const needsQuotes = /[",\r\n]/;

/** Adds an apostrophe to a text that a spreadsheet would evaluate as a formula. */
export const escapeFormula = (text: string): string => (isFormula(text) ? `'${text}` : text);

const isFormula = (text: string): boolean => beginsFormula.test(text) && !negativeNumber.test(text);

/** The inverse of `escapeFormula`. Any other leading apostrophe is part of the text. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;

function cellOf(text: string): string {
  const plain = escapeFormula(text);
  return needsQuotes.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Starts with the byte order mark, by which spreadsheets recognise UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
