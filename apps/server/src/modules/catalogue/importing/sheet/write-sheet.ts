import { escapeFormula, toCsv } from '@chifan/domain';
import type { SheetColumn } from '@chifan/domain/catalogue/importing';
import { loadOnce } from '../../../../platform/loading/load-once.ts';

export type Sheet = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export type SheetKind = 'xlsx' | 'csv';

export const mediaTypes: Readonly<Record<SheetKind, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

export const writeSheet = (sheet: Sheet, kind: SheetKind): Promise<Buffer> =>
  kind === 'csv' ? Promise.resolve(Buffer.from(toCsv([sheet.head, ...sheet.rows]))) : workbookOf(sheet);

const loadWriter = loadOnce(async () => (await import('write-excel-file/node')).default);

/**
 * Writes numbers as number cells, so that they can be sorted and summed. Writes all other values as text, so that no
 * value is read as a formula.
 */
async function workbookOf({ name, columns, head, rows }: Sheet): Promise<Buffer> {
  const write = await loadWriter();
  const bold = head.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const data = rows.map((cells) => cells.map((cell, at) => cellOf(cell, columns[at])));
  const widths = columns.map((column) => ({ width: wide.has(column) ? 28 : 12 }));
  return write([bold, ...data], { sheet: name, columns: widths, stickyRowsCount: 1 }).toBuffer();
}

const numbers: ReadonlySet<SheetColumn | undefined> = new Set(['id', 'price', 'position']);
const wide: ReadonlySet<SheetColumn> = new Set(['name', 'en', 'description', 'options']);

function cellOf(cell: string, column: SheetColumn | undefined) {
  if (cell === '') return null;
  return numbers.has(column) && /^\d+(?:\.\d+)?$/.test(cell)
    ? { value: Number(cell), type: Number }
    : { value: escapeFormula(cell), type: String, wrap: column === 'options' };
}
