import { fullRoleOf } from '@chifan/domain/member';
import type { SignedIn } from '../platform/http/caller.ts';

/** A signed-in person. A staff account has all permissions of its kind (merchant, courier or operator). */
export const callerOf = (role: SignedIn['role'], id: number, sessionHash = ''): SignedIn =>
  role === 'member'
    ? { role, id, sessionHash }
    : { role, roles: [fullRoleOf[role]], id, sessionHash, isSecondFactorMissing: false };
