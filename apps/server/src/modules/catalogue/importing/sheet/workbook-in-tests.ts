import { zipSync } from 'fflate';
import write from 'write-excel-file/node';

type Cell = string | number | boolean | Date | null;

/** A workbook as a merchant's spreadsheet would save it: the first row is the head. */
export const workbook = (rows: readonly (readonly Cell[])[]): Promise<Buffer> =>
  write(rows.map((cells) => cells.map((value) => (value === null ? null : { value, ...formatOf(value) })))).toBuffer();

const formatOf = (value: Exclude<Cell, null>) => (value instanceof Date ? { format: 'yyyy-mm-dd' } : {});

/** A workbook with several sheets of texts. */
export const workbookOfSheets = (
  sheets: readonly { readonly sheet: string; readonly data: readonly (readonly string[])[] }[],
): Promise<Buffer> =>
  write(
    sheets.map(({ sheet, data }) => ({ sheet, data: data.map((cells) => cells.map((value) => ({ value }))) })),
  ).toBuffer();

/** Files as somebody packs them. */
export const packed = (files: Readonly<Record<string, Uint8Array>>): Buffer =>
  Buffer.from(zipSync(files, { level: 9 }));
