import { confirmationCode, type ErrorReason, errorStatus } from '@chifan/contract';
import type { ReaderLanguage } from '@chifan/domain';
import { phrase } from '@chifan/phrases';
import type { SharedResponse } from './shared-response.ts';

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly reason: ErrorReason;
      readonly details?: unknown;
      readonly fields?: Readonly<Record<string, string>>;
    };

/** A successful response that is already serialized, including the envelope. */
export type WrittenAnswer = { readonly ok: true; readonly written: Buffer | SharedResponse };

export const refused = (
  reason: ErrorReason,
  details?: unknown,
): { ok: false; reason: ErrorReason; details?: unknown } =>
  details === undefined ? { ok: false, reason } : { ok: false, reason, details };

export type Failure = Exclude<Answer<never>, { ok: true }>;

/**
 * The HTTP status and the envelope of a failure. If the caller must confirm something first, the status is 200 and the
 * code is 2.
 */
export function failureEnvelope(failure: Failure, language: ReaderLanguage) {
  const code = errorStatus[failure.reason];
  return {
    status: code === confirmationCode ? 200 : code,
    body: {
      code,
      data: {
        reason: failure.reason,
        ...(failure.fields ? { fields: failure.fields } : {}),
        ...(failure.details === undefined ? {} : { details: failure.details }),
      },
      success: false,
      message: phrase(language, failure.reason),
    },
  };
}
