import { restored } from '@chifan/domain';
import { columnOf, type SheetColumn, type SheetRow } from '@chifan/domain/catalogue/importing';
import { simplified } from '../../../../platform/loading/hanzi.ts';
import type { Bounds, Problem, Table, TableRead } from './table.ts';

/** A title and notes may stand above the head. */
const headWithin = 20;
/** What the template's examples have for a number. */
export const exampleNumbers = { zh: '示例', en: 'Example' } as const;
const examples: ReadonlySet<string> = new Set(Object.values(exampleNumbers).map((word) => word.toLowerCase()));

/** The dishes of the first sheet that has names of dishes. Empty rows and the template's examples are passed over. */
export function rowsOfTables(tables: readonly Table[], bounds: Bounds): TableRead | Problem {
  for (const table of tables) {
    const headAt = table
      .slice(0, headWithin)
      .findIndex((cells) => cells.some((cell) => columnOf(simplified(cell)) === 'name'));
    if (headAt >= 0) return rowsBelow(table, headAt, bounds);
  }
  return { problem: 'sheet_without_names' };
}

function rowsBelow(table: Table, headAt: number, { rowsMost, lettersMost }: Bounds): TableRead | Problem {
  const { columns, unknown } = readHead(table[headAt] ?? []);
  const rows = table
    .slice(headAt + 1)
    .map((cells, at) => rowOf(cells, columns, headAt + at + 2))
    .filter(({ cells }) => Object.keys(cells).length > 0 && !examples.has((cells.id ?? '').trim().toLowerCase()));
  if (rows.length > rowsMost || lettersIn(rows) > lettersMost) return { problem: 'sheet_too_large' };
  return rows.length === 0 ? { problem: 'sheet_without_names' } : { rows, unknownColumns: unknown };
}

const lettersIn = (rows: readonly SheetRow[]): number =>
  rows.reduce((sum, { cells }) => sum + Object.values(cells).reduce((letters, { length }) => letters + length, 0), 0);

type Columns = ReadonlyMap<number, SheetColumn>;

/** Of two columns of one meaning the first is read, and the other reported. */
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
      .map(([at, column]) => [column, cellOf(column, restored((cells[at] ?? '').trim()))] as const)
      .filter(([, cell]) => cell !== ''),
  ),
});

/** Columns of known words, which Hong Kong writes in other characters. What people read stays as it was written. */
const wordColumns: ReadonlySet<SheetColumn> = new Set(['spice', 'contains', 'free', 'diet', 'onSale']);

const cellOf = (column: SheetColumn, cell: string): string => (wordColumns.has(column) ? simplified(cell) : cell);
