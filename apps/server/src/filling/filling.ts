/** Input of the child process that fills the database. The child process sends messages of the type `FillMessage`. */
export type FillOptions = { readonly databaseUrl: string; readonly demo: boolean };

export type FillMessage =
  | { readonly line: string }
  | { readonly failure: Error; readonly code: unknown; readonly syscall: unknown; readonly path: unknown };
