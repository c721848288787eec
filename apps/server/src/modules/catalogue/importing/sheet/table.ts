/** The cells of a sheet, row by row, as text. */
export type Table = readonly (readonly string[])[];

export type Reading =
  | { readonly tables: readonly Table[] }
  | { readonly problem: 'sheet_unreadable' | 'sheet_too_large' };
