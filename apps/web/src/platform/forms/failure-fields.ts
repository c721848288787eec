import type { ErrorReason } from '@chifan/contract';
import { CallError } from '@chifan/contract/client';

/** Field → message in the guest's language. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/**
 * Messages for fields from a failed call: the server's field messages, otherwise the reason's message at the field that
 * it concerns. Empty if no field of this form is concerned.
 */
export function failureFields(
  failure: unknown,
  names: readonly string[],
  reasons: Readonly<Partial<Record<ErrorReason, string>>>,
): FieldErrors {
  if (!(failure instanceof CallError)) return {};
  const named = names.filter((name) => failure.fields[name] !== undefined);
  if (named.length > 0) return Object.fromEntries(named.map((name) => [name, failure.fields[name]]));
  const about = failure.reason === undefined ? undefined : reasons[failure.reason];
  return about === undefined ? {} : { [about]: failure.message };
}
