import { type ImportPlan, importPlanner, type Menu, type SheetRow } from '@chifan/domain/catalogue/importing';
import { mapInTurns } from '../../../platform/limits/in-turns.ts';

/** Takes about ten milliseconds with the longest cells. */
const rowsAtOnce = 20;

/** Plans the rows in batches, so that calls of other shops can run in between. */
export async function planInTurns(rows: readonly SheetRow[], menu: Menu): Promise<ImportPlan> {
  const planner = importPlanner(menu);
  await mapInTurns(rows, rowsAtOnce, planner.take);
  return planner.plan();
}
