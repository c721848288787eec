import type { SignedIn } from '../../platform/http/caller.ts';
import type { Scope } from './colleague.store.ts';

/**
 * The server rejects callers other than owners and admins before this function (rule staff-1), so another role is a
 * bug.
 */
export function scopeOf(caller: SignedIn): Scope {
  if (caller.role === 'platform') return { kind: 'admin', staffId: caller.id };
  if (caller.role === 'merchant') return { kind: 'owner', staffId: caller.id };
  throw new Error(`a ${caller.role} manages no staff`);
}
