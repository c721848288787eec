import type { ConsoleLanguage } from '@chifan/domain';
import type { StaffKind } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { credentialsByEmail } from '../member.store.ts';
import type { MemberDependencies } from '../member-dependencies.ts';
import { verifySecondFactor } from '../second-factor/verify-second-factor.ts';
import { logSecurity } from '../security-log.ts';
import { type MemberSession, openMemberSession, openStaffSession } from '../sessions/open-session.ts';
import { staffByLogin, writeFirstLanguage } from '../staff/staff.store.ts';
import { checkCredentials } from './check-credentials.ts';

export type SignedInStaff = { token: string; role: StaffKind; name: string };
export type SignedInMember = MemberSession & { memberId: number; isNewPeople: boolean };

/**
 * Signs a member in with e-mail address and password. An unknown address gets the same response as a wrong password,
 * after the same time.
 */
export async function login(
  platform: Platform,
  links: MemberDependencies,
  input: { email: string; password: string },
  context: Context,
): Promise<Answer<SignedInMember>> {
  const { read } = platform.database;
  const member = await credentialsByEmail(read, input.email);
  const claim = { whose: 'member', name: input.email, password: input.password, account: member ?? null } as const;
  const checked = await checkCredentials(platform, claim, context);
  if (!checked.ok) return checked;
  if (!member) return refused('login_failed');
  const session = await openMemberSession(read, member.id, context);
  const isNewPeople = await links.isNewPeople(member.id);
  return { ok: true, value: { ...session, memberId: member.id, isNewPeople } };
}

type StaffSignIn = {
  readonly login: string;
  readonly password: string;
  readonly code?: string | undefined;
  readonly language?: ConsoleLanguage | undefined;
};

/**
 * Signs a staff member in. An unknown login and a suspended account get the same response as a wrong password. After a
 * right password, an account with a second factor needs a code too (rule staff-6).
 */
export async function staffLogin(
  platform: Platform,
  input: StaffSignIn,
  context: Context,
): Promise<Answer<SignedInStaff>> {
  const known = await staffByLogin(platform.database.read, input.login);
  const staff = known?.isSuspended === true ? undefined : known;
  const { login: name, password, code } = input;
  const claim = { whose: 'staff', name, password, account: staff ?? null, isFirstStep: true } as const;
  const checked = await checkCredentials(platform, claim, context);
  if (!checked.ok) return checked;
  if (!staff) return refused('login_failed');
  const { now, ip } = context;
  const second = await verifySecondFactor(platform, { staffId: staff.id, code, now, ip });
  if (!second.ok) return second;
  logSecurity(platform, 'signed_in', { whose: 'staff', id: staff.id, name, ip });
  const { read } = platform.database;
  if (input.language !== undefined) await writeFirstLanguage(read, staff.id, input.language);
  const token = await openStaffSession(read, staff.id, context);
  return { ok: true, value: { token, role: staff.role, name: staff.name } };
}
