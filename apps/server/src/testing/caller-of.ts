import { fullRoleOf } from '@chifan/domain/member';
import type { SignedIn } from '../platform/http/caller.ts';

/** A signed-in person who may do everything that the kind of account may do. */
export const callerOf = (role: SignedIn['role'], id: number, sessionHash = ''): SignedIn =>
  role === 'member' ? { role, id, sessionHash } : { role, roles: [fullRoleOf[role]], id, sessionHash };
