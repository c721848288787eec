import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/universal';
import { delimiterOf, textOfFile } from './csv-text.ts';
import type { Reading, Table } from './table.ts';
import { assertWorkbookSize, WorkbookTooLarge } from './workbook-size.ts';

const columnsMost = 100;
/**
 * The maximum number of characters read from a cell. The maximum is longer than any allowed text, so that a longer text
 * is reported as too long.
 */
const cellMost = 2_000;

/** Returns the sheets of a workbook, or the single table of a CSV file, as text. */
export async function tablesOf(file: Uint8Array<ArrayBuffer>, rowsMost: number): Promise<Reading> {
  try {
    const tables = isZip(file) ? await tablesOfWorkbook(file) : [{ name: null, lines: linesOfCsv(file, rowsMost) }];
    return tables.some(({ lines }) => lines.length > rowsMost) ? { problem: 'sheet_too_large' } : { tables };
  } catch (error) {
    return { problem: error instanceof WorkbookTooLarge ? 'sheet_too_complex' : 'sheet_unreadable' };
  }
}

const isZip = (file: Uint8Array): boolean => file[0] === 0x50 && file[1] === 0x4b;

/** Does not calculate formulas. A cell with a formula has the value that the spreadsheet stored. */
async function tablesOfWorkbook(file: Uint8Array<ArrayBuffer>): Promise<Table[]> {
  assertWorkbookSize(file);
  const own = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const sheets = await readWorkbook(own);
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    lines: data.map((cells) => cells.slice(0, columnsMost).map(textOfCell)),
  }));
}

function linesOfCsv(file: Uint8Array, rowsMost: number): Table['lines'] {
  const text = textOfFile(file);
  if (text === undefined) throw new Error('Unknown text encoding');
  const records: string[][] = parse(text, {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    to: rowsMost + 1,
  });
  return records.map((cells) => cells.slice(0, columnsMost).map(textOfCell));
}

function textOfCell(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? '是' : '否';
  // Rounds to the 15 digits that a spreadsheet shows. A binary fraction differs from the decimal number only after 15
  // digits.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return typeof value === 'string' ? value.slice(0, cellMost).replaceAll('\0', '') : '';
}
