export { dishCells, type MenuDish, type SheetDish } from './dish-cells.ts';
export { type CellProblem, cellProblems } from './parse-row.ts';
export { type ImportMenu, type ImportPlan, importPlanner, type PlannedRow, type SheetRow } from './plan-import.ts';
export { columnOf, headingOf, type SheetCells, type SheetColumn, sheetColumns } from './sheet-columns.ts';
