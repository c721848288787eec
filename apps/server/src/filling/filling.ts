/** Input of the child process that fills the database. The process answers with `FillMessage`. */
export type FillOptions = { readonly databaseUrl: string; readonly demo: boolean };

export type FillMessage =
  | { readonly line: string }
  | { readonly failure: Error; readonly code: unknown; readonly syscall: unknown; readonly path: unknown };
