import { unescapeFormula } from '@chifan/domain';
import { columnOf, type SheetColumn, type SheetRow } from '@chifan/domain/catalogue/importing';
import { simplified } from '../../../../platform/loading/hanzi.ts';
import type { Problem, Table, TableLimits, TableRead } from './table.ts';

/**
 * The header row must be one of this number of rows at the top of the sheet. A title and notes may precede the header
 * row.
 */
const headWithin = 20;
/** The text in the number column that marks example rows of the template. */
export const exampleNumbers = { zh: '示例', en: 'Example' } as const;
const examples: ReadonlySet<string> = new Set(Object.values(exampleNumbers).map((word) => word.toLowerCase()));

/** Returns the dishes of all sheets that have a column of dish names. Skips empty rows and the template's examples. */
export function rowsOfTables(tables: readonly Table[], { rowsMost, lettersMost }: TableLimits): TableRead | Problem {
  const read = tables.flatMap((table) => {
    const headAt = headOf(table);
    return headAt < 0 ? [] : [rowsBelow(table, headAt, tables.length > 1)];
  });
  const rows = read.flatMap((table) => table.rows);
  if (rows.length > rowsMost || lettersIn(rows) > lettersMost) return { problem: 'sheet_too_large' };
  if (rows.length === 0) return { problem: 'sheet_without_names' };
  return { rows, unknownColumns: [...new Set(read.flatMap(({ unknownColumns }) => unknownColumns))] };
}

const headOf = ({ lines }: Table): number =>
  lines.slice(0, headWithin).findIndex((cells) => cells.some((cell) => columnOf(simplified(cell)) === 'name'));

/** The maximum length of a sheet's name in Excel. */
const sheetNameMost = 31;

function rowsBelow({ name, lines }: Table, headAt: number, isNamed: boolean): TableRead {
  const { columns, unknown } = readHead(lines[headAt] ?? []);
  const sheet = isNamed && name !== null ? { sheet: name.slice(0, sheetNameMost) } : {};
  const rows = lines
    .slice(headAt + 1)
    .map((cells, at) => ({ ...rowOf(cells, columns, headAt + at + 2), ...sheet }))
    .filter(({ cells }) => Object.keys(cells).length > 0 && !examples.has((cells.id ?? '').trim().toLowerCase()));
  return { rows, unknownColumns: unknown };
}

const lettersIn = (rows: readonly SheetRow[]): number =>
  rows.reduce((sum, { cells }) => sum + Object.values(cells).reduce((letters, { length }) => letters + length, 0), 0);

type Columns = ReadonlyMap<number, SheetColumn>;

/** If two columns have the same meaning, reads the first and reports the second as unknown. */
function readHead(cells: readonly string[]): { columns: Columns; unknown: string[] } {
  const columns = new Map<number, SheetColumn>();
  const unknown: string[] = [];
  for (const [at, heading] of cells.entries()) {
    const column = columnOf(simplified(heading));
    if (column !== undefined && ![...columns.values()].includes(column)) columns.set(at, column);
    else if (heading.trim() !== '') unknown.push(heading.trim().slice(0, 80));
  }
  return { columns, unknown };
}

const rowOf = (cells: readonly string[], columns: Columns, row: number): SheetRow => ({
  row,
  cells: Object.fromEntries(
    [...columns]
      .map(([at, column]) => [column, cellOf(column, unescapeFormula((cells[at] ?? '').trim()))] as const)
      .filter(([, cell]) => cell !== ''),
  ),
});

/**
 * Columns with fixed words. Their traditional characters, used in Hong Kong, are converted to simplified ones. Texts
 * for guests are not converted.
 */
const wordColumns: ReadonlySet<SheetColumn> = new Set(['spice', 'contains', 'free', 'diet', 'onSale']);

const cellOf = (column: SheetColumn, cell: string): string => (wordColumns.has(column) ? simplified(cell) : cell);
