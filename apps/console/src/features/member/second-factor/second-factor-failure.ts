import { CallError } from '@chifan/contract/client';
import type { ErrorReason } from '@chifan/contract/errors';
import { failureText } from '../../../platform/query.ts';

const ofCode: readonly (ErrorReason | undefined)[] = ['second_factor_wrong', 'second_factor_locked'];

/** True if the password was right, and a code must follow. */
export const isCodeNeeded = (error: Error | null): boolean =>
  error instanceof CallError && error.reason === 'second_factor_needed';

/** Returns the error text for the field of the code. Undefined: there is no error, or it is about another field. */
export const codeFailure = (error: Error | null): string | undefined =>
  error instanceof CallError && ofCode.includes(error.reason) ? failureText(error) : undefined;
