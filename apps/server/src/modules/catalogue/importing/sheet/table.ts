import type { SheetRow } from '@chifan/domain/catalogue/importing';

/** The cells of a sheet as text, row by row. `name` is null for a CSV file. */
export type Table = { readonly name: string | null; readonly lines: readonly (readonly string[])[] };

export type Problem = {
  readonly problem: 'sheet_unreadable' | 'sheet_too_large' | 'sheet_too_complex' | 'sheet_without_names';
};

export type Reading = { readonly tables: readonly Table[] } | Problem;

export type TableRead = { readonly rows: SheetRow[]; readonly unknownColumns: string[] };

/** Limits of a table apart from its file size: rows of dishes, and characters of all cells. */
export type TableLimits = { readonly rowsMost: number; readonly lettersMost: number };
