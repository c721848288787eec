import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { checkCredentials } from '../sign-in/check-credentials.ts';
import { type StaffCredentials, staffLoginOf } from './staff.store.ts';

/**
 * Checks the account password before a change of the account. A session token is not enough, because staff share
 * devices.
 */
export async function verifyStaff(
  platform: Platform,
  password: string,
  context: Context & { readonly caller: SignedIn },
): Promise<Answer<StaffCredentials>> {
  const { caller } = context;
  if (caller.role === 'member') return refused('no_permission');
  const staff = await staffLoginOf(platform.database.read, caller.id);
  if (!staff) return refused('not_signed_in');
  const account = { id: caller.id, passwordHash: staff.passwordHash };
  const checked = await checkCredentials(platform, { whose: 'staff', name: staff.login, password, account }, context);
  return checked.ok ? { ok: true, value: staff } : checked;
}
