import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { writeSessionProof } from '../sessions/session.store.ts';
import { verifyStaff } from '../staff/verify-staff.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

/** Proves the person of the session again, for calls that need a fresh sign-in (rule staff-8). */
export async function renewSignIn(
  platform: Platform,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
  context: Context & { readonly caller: SignedIn },
): Promise<Answer<boolean>> {
  const { caller, now, ip } = context;
  if (caller.role === 'member') return refused('no_permission');
  const proved = await verifyStaff(platform, password, context);
  if (!proved.ok) return proved;
  const second = await verifySecondFactor(platform, { staffId: caller.id, code, now, ip });
  if (!second.ok) return second;
  await writeSessionProof(platform.database.read, caller.sessionHash, now);
  return { ok: true, value: true };
}
