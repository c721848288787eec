import type { AnyCall } from '@chifan/contract';
import { hasAnyRole } from '@chifan/domain/member';
import { type Failure, refused } from './call-result.ts';
import type { Caller, IsSignInFresh } from './caller.ts';

/** Returns why the caller may not use the call, or undefined. The contract declares the access of each call. */
export function accessRefusal(entry: AnyCall, caller: Caller | undefined): Failure | undefined {
  if (entry.access === 'public') return undefined;
  // An expired token is refused only by calls that require a signed-in caller.
  if (caller === undefined || caller.role === 'visitor') return refused('not_signed_in');
  const isPerson = caller.role !== 'printer';
  const isAllowed = caller.role === entry.access || (entry.access === 'signed_in' && isPerson);
  if (!isAllowed || !hasRoleFor(entry, caller)) return refused('no_permission');
  return entry.allowsMissingSecondFactor ? undefined : missingSecondFactor(caller);
}

/** Returns the refusal of staff who must set up a second factor first (rule staff-5). */
export const missingSecondFactor = (caller: Caller): Failure | undefined =>
  'isSecondFactorMissing' in caller && caller.isSecondFactorMissing ? refused('second_factor_missing') : undefined;

/** Returns the refusal of a call that needs a fresh sign-in, if the sign-in is too old (rule staff-8). */
export async function freshSignInRefusal(
  { needsFreshSignIn }: AnyCall,
  caller: Caller | undefined,
  { isSignInFresh, now }: { readonly isSignInFresh: IsSignInFresh; readonly now: Date },
): Promise<Failure | undefined> {
  if (!needsFreshSignIn || caller === undefined || caller.role === 'visitor') return undefined;
  return (await isSignInFresh(caller.sessionHash, now)) ? undefined : refused('fresh_sign_in_needed');
}

/**
 * True if the contract restricts the call to no roles, or if the merchant or operator has one of these roles (rule
 * member-59).
 */
const hasRoleFor = ({ roles }: AnyCall, caller: Caller): boolean =>
  roles === undefined || ('roles' in caller && hasAnyRole(caller.roles, roles));
