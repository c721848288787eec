/** The result of a function whose failures a caller can cause, such as invalid input. All other failures throw. */
export type Result<Value, Failure extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Failure };

export const success = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

export const failure = <const Failure extends string>(
  reason: Failure,
): { readonly ok: false; readonly reason: Failure } => ({ ok: false, reason });
