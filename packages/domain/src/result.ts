/** What a caller can cause is a value, not an exception. */
export type Result<Value, Failure extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Failure };

export const success = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

export const failure = <const Failure extends string>(
  reason: Failure,
): { readonly ok: false; readonly reason: Failure } => ({ ok: false, reason });

/** Ends a switch over a union: the compiler proves that it is never reached. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
