/** What a spreadsheet would take for a formula: what a guest has written must not be reckoned. */
const beginsFormula = /^[=+\-@\t\r＝＋－＠]/;
const needsQuotes = /[",\r\n]/;

function cellOf(text: string): string {
  const plain = beginsFormula.test(text) ? `'${text}` : text;
  return needsQuotes.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** With the mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;

export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const address = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  // The browser has it by then, however slow its dialog is.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
