import type { SheetRow } from '@chifan/domain/catalogue/importing';

/** The cells of a sheet, row by row, as text. `name`: null for a CSV. */
export type Table = { readonly name: string | null; readonly lines: readonly (readonly string[])[] };

export type Problem = {
  readonly problem: 'sheet_unreadable' | 'sheet_too_large' | 'sheet_too_complex' | 'sheet_without_names';
};

export type Reading = { readonly tables: readonly Table[] } | Problem;

export type TableRead = { readonly rows: SheetRow[]; readonly unknownColumns: string[] };

/** Limits of a table in addition to its bytes: rows of dishes, and letters of all their cells. */
export type TableLimits = { readonly rowsMost: number; readonly lettersMost: number };
