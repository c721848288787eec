import type { ConsoleLanguage } from '@chifan/domain';
import type { StaffKind } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { credentialsByEmail } from '../member.store.ts';
import type { MemberDependencies } from '../member-dependencies.ts';
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

/** Signs a staff member in. An unknown login and a suspended account get the same response as a wrong password. */
export async function staffLogin(
  platform: Platform,
  input: { login: string; password: string; language?: ConsoleLanguage | undefined },
  context: Context,
): Promise<Answer<SignedInStaff>> {
  const known = await staffByLogin(platform.database.read, input.login);
  const staff = known?.isSuspended === true ? undefined : known;
  const claim = { whose: 'staff', name: input.login, password: input.password, account: staff ?? null } as const;
  const checked = await checkCredentials(platform, claim, context);
  if (!checked.ok) return checked;
  if (!staff) return refused('login_failed');
  const { read } = platform.database;
  if (input.language !== undefined) await writeFirstLanguage(read, staff.id, input.language);
  const token = await openStaffSession(read, staff.id, context);
  return { ok: true, value: { token, role: staff.role, name: staff.name } };
}
