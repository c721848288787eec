import { type ImportPlan, importPlanner, type Menu, type SheetRow } from '@chifan/domain/catalogue/importing';
import { mapInTurns } from '../../../platform/limits/in-turns.ts';

/** Of the longest cells that there may be, some ten milliseconds. */
const rowsAtOnce = 20;

/** What the rows would make of the menu, while orders of all shops go on. */
export async function planInTurns(rows: readonly SheetRow[], menu: Menu): Promise<ImportPlan> {
  const planner = importPlanner(menu);
  await mapInTurns(rows, rowsAtOnce, planner.take);
  return planner.plan();
}
