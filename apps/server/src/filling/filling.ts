/** What the process that fills is told, and what it tells. */
export type Filling = { readonly databaseUrl: string; readonly demo: boolean };

export type FillingNews =
  | { readonly line: string }
  | { readonly failure: Error; readonly code: unknown; readonly syscall: unknown; readonly path: unknown };
