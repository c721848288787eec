import type { AnyCall } from '@chifan/contract';
import { hasAnyRole } from '@chifan/domain/member';
import { type Failure, refused } from './call-result.ts';
import type { Caller } from './caller.ts';

/** Returns why the caller may not use the call, or undefined. The contract declares the access of each call. */
export function accessRefusal(entry: AnyCall, caller: Caller | undefined): Failure | undefined {
  if (entry.access === 'public') return undefined;
  // An expired token is refused only by calls that require a signed-in caller.
  if (caller === undefined || caller.role === 'visitor') return refused('not_signed_in');
  const isPerson = caller.role !== 'printer';
  const isAllowed = caller.role === entry.access || (entry.access === 'signed_in' && isPerson);
  return isAllowed && hasRoleFor(entry, caller) ? undefined : refused('no_permission');
}

/**
 * True if the contract restricts the call to no roles, or if the merchant or operator has one of these roles (rule
 * member-59).
 */
const hasRoleFor = ({ roles }: AnyCall, caller: Caller): boolean =>
  roles === undefined || ('roles' in caller && hasAnyRole(caller.roles, roles));
