/** The contract's bound, in characters. */
export const maxCsvLength = 400_000;

/** With the line breaks of this system's calls; a file of Windows has others, a spreadsheet writes a mark before all. */
export const plainCsv = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ',');

/** What an operator fills in: a head and a code a row. */
const sample = 'code\nWSJ-2026-0001\nWSJ-2026-0002\nWSJ-2026-0003\n';

export function downloadSample(): void {
  const address = URL.createObjectURL(new Blob([sample], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'codes-sample.csv';
  link.click();
  URL.revokeObjectURL(address);
}
