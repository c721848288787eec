/** Input of the fill process. It answers with `FillMessage`. */
export type FillOptions = { readonly databaseUrl: string; readonly demo: boolean };

export type FillMessage =
  | { readonly line: string }
  | { readonly failure: Error; readonly code: unknown; readonly syscall: unknown; readonly path: unknown };
