import { type ImportMenu, type ImportPlan, importPlanner, type SheetRow } from '@chifan/domain/catalogue/importing';
import { mapInBatches } from '../../../platform/concurrency/map-in-batches.ts';

/** Number of rows that are planned without a pause. With the longest cells, this takes about ten milliseconds. */
const rowsAtOnce = 20;

/** Plans the rows of an import in batches, so that requests of other shops can run between two batches. */
export async function planImportInBatches(rows: readonly SheetRow[], menu: ImportMenu): Promise<ImportPlan> {
  const planner = importPlanner(menu);
  await mapInBatches(rows, rowsAtOnce, planner.take);
  return planner.plan();
}
