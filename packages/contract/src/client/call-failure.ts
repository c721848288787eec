import type { confirmationCode, FailureData, missingCodeDefault } from '../envelope.ts';
import type { ErrorReason } from '../errors.ts';

// Copies of constants of the contract, because importing them would bring zod into the browser. The types keep the
// copies equal.
export const guestConfirmationCode: typeof confirmationCode = 2;
export const missingCode: typeof missingCodeDefault = 101;

/** Codes of calls that got no answer (rule call-12). */
export const timeoutCode = 5;
export const abortCode = 600003;
export const connectionCode = 602001;

/** A failed call. `message` can be shown to people unchanged. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** HTTP status, or one of the codes for calls to which no response arrived. */
  readonly code: number;
  readonly reason: ErrorReason | undefined;
  /** JSON path of an input field → its problem, in the caller's language. */
  readonly fields: Readonly<Record<string, string>>;
  readonly details: unknown;

  constructor(code: number, message: string, failure: Partial<FailureData> = {}) {
    super(message);
    this.code = code;
    this.reason = failure.reason;
    this.fields = failure.fields ?? {};
    this.details = failure.details;
  }
}

/**
 * Code 2 (rule call-9): the server asks the guest to confirm a change, such as a new price. `details` describes the
 * change.
 */
export class GuestConfirmationNeeded extends Error {
  override readonly name = 'AskGuest';
  readonly reason: ErrorReason | undefined;
  readonly details: unknown;

  constructor(message: string, failure: Partial<FailureData> = {}) {
    super(message);
    this.reason = failure.reason;
    this.details = failure.details;
  }
}
