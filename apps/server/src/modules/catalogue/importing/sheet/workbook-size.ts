import { unzipSync } from 'fflate';

/** The maximum unpacked size of a workbook in bytes. 2,000 dishes with all columns are about three megabytes of XML. */
const unzippedMost = 16 * 1024 * 1024;
/**
 * The maximum number of cells, enough for 10,000 formatted rows from A to CV. The library creates each cell up to the
 * last cell, including empty cells.
 */
const cellsMost = 1_000_000;

export class WorkbookTooLarge extends Error {}

/**
 * Throws if the workbook is too large (rule catalogue-27). A few kilobytes can unpack to gigabytes, and one cell far
 * down makes the library create millions of empty cells.
 */
export function assertWorkbookSize(file: Uint8Array): void {
  refuseDeclared(file);
  let cells = 0;
  for (const [path, bytes] of Object.entries(unzipSync(file, { filter: ({ name }) => isXml(name) }))) {
    if (path.endsWith('.xml')) cells += cellsUpToLast(Buffer.from(bytes).toString('latin1'));
    if (cells > cellsMost) throw new WorkbookTooLarge();
  }
}

/** Checks the sizes that the file declares, before anything is unpacked. Unpacking never exceeds the declared sizes. */
function refuseDeclared(file: Uint8Array): void {
  let unzipped = 0;
  unzipSync(file, {
    filter: ({ name, originalSize }) => {
      unzipped += isXml(name) ? originalSize : 0;
      if (unzipped > unzippedMost) throw new WorkbookTooLarge();
      return false;
    },
  });
}

/** The library unpacks only these files. Photos in a workbook do not count towards its size. */
const isXml = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);

/** Returns the number of cells from A1 to the last row and the last column of a sheet. */
function cellsUpToLast(sheet: string): number {
  let [lastRow, lastColumn] = [0, 0];
  for (const [, letters = '', digits = ''] of sheet.matchAll(
    /<(?:\w+:)?(?:c|row)\s[^<>]*?\br=["']([A-Za-z]*)(\d+)["']/g,
  )) {
    lastRow = Math.max(lastRow, Number(digits));
    lastColumn = Math.max(lastColumn, columnNumber(letters));
  }
  return lastRow * Math.max(lastColumn, 1);
}

const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
