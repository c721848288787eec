/** Limit of the contract, in characters. */
export const maxCsvLength = 400_000;

/** Removes a spreadsheet's byte order mark, and normalises the line breaks of Windows and tabs. */
export const plainCsv = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ',');

/** A head and one code per row, for an operator to fill in. */
const sample = 'code\nWSJ-2026-0001\nWSJ-2026-0002\nWSJ-2026-0003\n';

export function downloadSample(): void {
  const address = URL.createObjectURL(new Blob([sample], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'codes-sample.csv';
  link.click();
  URL.revokeObjectURL(address);
}
