import { zipSync } from 'fflate';
import write from 'write-excel-file/node';

type Cell = string | number | boolean | Date | null;

/** Returns a workbook as a merchant's spreadsheet saves it. The first row is the header. */
export const workbook = (rows: readonly (readonly Cell[])[]): Promise<Buffer> =>
  write(rows.map((cells) => cells.map((value) => (value === null ? null : { value, ...formatOf(value) })))).toBuffer();

const formatOf = (value: Exclude<Cell, null>) => (value instanceof Date ? { format: 'yyyy-mm-dd' } : {});

/** Returns a workbook with several sheets of text cells. */
export const workbookOfSheets = (
  sheets: readonly { readonly sheet: string; readonly data: readonly (readonly string[])[] }[],
): Promise<Buffer> =>
  write(
    sheets.map(({ sheet, data }) => ({ sheet, data: data.map((cells) => cells.map((value) => ({ value }))) })),
  ).toBuffer();

/** Returns a zip archive with the given files. */
export const packed = (files: Readonly<Record<string, Uint8Array>>): Buffer =>
  Buffer.from(zipSync(files, { level: 9 }));

/** Returns a workbook with one sheet whose rows are the given XML. */
export const smallestWorkbook = (rows: string): Buffer => {
  const types = 'http://schemas.openxmlformats.org';
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${types}/spreadsheetml/2006/main" xmlns:r="${types}/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${types}/package/2006/relationships"><Relationship Id="rId1" Type="${types}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${types}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  };
  return packed(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])));
};
