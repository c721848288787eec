import type { Calls } from '@chifan/contract';
import type { ImportPlan, PlannedRow, SheetRow } from '@chifan/domain/catalogue/importing';
import type { z } from 'zod';
import { sha256 } from '../../../platform/tokens.ts';
import type { Totals } from './menu-import.store.ts';

type Preview = z.input<Calls['previewMenuImport']['output']>;
export type ImportReport = Pick<Preview, 'seen' | 'totals' | 'newCategories' | 'rows'>;

/** `seen` is a digest of the import report. A change of the menu that affects the report changes the digest. */
export function reportOf({ rows: planned, newCategories }: ImportPlan, sent: readonly SheetRow[]): ImportReport {
  const rows = planned.map((row, at) => reportedRow(row, sent[at]?.cells ?? {}));
  return {
    seen: sha256(JSON.stringify([newCategories, rows])),
    totals: totalsOf(planned),
    newCategories: [...newCategories],
    rows,
  };
}

export function totalsOf(planned: readonly PlannedRow[]): Totals {
  const count = (kind: PlannedRow['kind']) => planned.filter((row) => row.kind === kind).length;
  return { added: count('added'), changed: count('changed'), unchanged: count('unchanged'), odd: count('odd') };
}

const writtenMost = 80;

const reportedRow = (planned: PlannedRow, cells: SheetRow['cells']): ImportReport['rows'][number] => ({
  row: planned.row,
  sheet: planned.sheet,
  kind: planned.kind,
  nameZh: planned.nameZh,
  dishId: planned.standing?.id ?? null,
  changes: [...planned.changes],
  problems: planned.problems.map(({ column, problem }) => ({
    column,
    problem,
    written: (cells[column] ?? '').trim().slice(0, writtenMost),
  })),
  hasCategoryFromAbove: planned.hasCategoryFromAbove,
  photosWanted: [...planned.photosWanted],
});
