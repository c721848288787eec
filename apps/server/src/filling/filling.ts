/** Input of the fill process. It answers with `FillingNews`. */
export type Filling = { readonly databaseUrl: string; readonly demo: boolean };

export type FillingNews =
  | { readonly line: string }
  | { readonly failure: Error; readonly code: unknown; readonly syscall: unknown; readonly path: unknown };
