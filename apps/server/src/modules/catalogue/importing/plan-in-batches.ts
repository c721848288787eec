import { type ImportMenu, type ImportPlan, importPlanner, type SheetRow } from '@chifan/domain/catalogue/importing';
import { mapInBatches } from '../../../platform/concurrency/map-in-batches.ts';

/** Planning so many rows takes about ten milliseconds with the longest cells. */
const rowsAtOnce = 20;

/** Plans the rows of an import in batches, so that requests of other shops can run between two batches. */
export async function planImportInBatches(rows: readonly SheetRow[], menu: ImportMenu): Promise<ImportPlan> {
  const planner = importPlanner(menu);
  await mapInBatches(rows, rowsAtOnce, planner.take);
  return planner.plan();
}
