import type { ErrorReason } from '@chifan/contract';
import { CallError } from '@chifan/contract/client';

/** Error messages in the guest’s language, by field name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/**
 * Reads the error messages for a form’s fields from a failed call. If the server named no field, its message is
 * assigned to the field that `reasons` lists for the error reason. Empty if the error concerns no field of the form.
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
