/** Maximum length of the text in characters, as in the contract. */
export const maxCsvLength = 400_000;

/**
 * Converts text from a spreadsheet to plain CSV: removes the byte order mark, and converts Windows line breaks and
 * tabs.
 */
export const plainCsv = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ',');

/** A template for an operator to fill in, with a header and one voucher code per row. */
const sample = 'code\nWSJ-2026-0001\nWSJ-2026-0002\nWSJ-2026-0003\n';

export function downloadSample(): void {
  const address = URL.createObjectURL(new Blob([sample], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'codes-sample.csv';
  link.click();
  URL.revokeObjectURL(address);
}
