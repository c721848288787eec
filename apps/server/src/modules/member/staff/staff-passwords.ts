import { isPassword } from '@chifan/domain/member';
import type { Database, Executor, Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { randomToken, sha256 } from '../../../platform/tokens.ts';
import { isCommonPassword } from '../common-passwords.ts';
import { hashPassword } from '../hashed-password.ts';
import { deleteSessionsOf } from '../sessions/session.store.ts';
import { sessionCacheOf } from '../sessions/session-cache.ts';
import {
  deletePasswordLinks,
  replacePasswordLink,
  setOnDuty,
  takePasswordLink,
  writeStaffPassword,
  writeSuspension,
} from './staff.store.ts';
import { verifyStaff } from './verify-staff.ts';

export const passwordLinkHours = 24;

/**
 * Changes the password of the signed-in staff account. Needs the old password and ends all other sessions of the
 * account.
 */
export async function changeStaffPassword(
  platform: Platform,
  { oldPassword, password }: { oldPassword: string; password: string },
  context: Context & { readonly caller: SignedIn },
): Promise<Answer<boolean>> {
  const { caller } = context;
  const proved = await verifyStaff(platform, oldPassword, context);
  if (!proved.ok) return proved;
  if (!isPassword(password)) return refused('password_invalid');
  if (await isCommonPassword(password, proved.value.login)) return refused('password_too_common');
  await setStaffPassword(platform.database, caller.id, { password, keep: caller.sessionHash });
  return { ok: true, value: true };
}

export async function setPasswordByLink(
  platform: Platform,
  { token, password }: { token: string; password: string },
  { now }: { now: Date },
): Promise<Answer<boolean>> {
  if (!isPassword(password)) return refused('password_invalid');
  if (await isCommonPassword(password, '')) return refused('password_too_common');
  // Hash before the transaction, because hashing is deliberately slow.
  const passwordHash = await hashPassword(password);
  return platform.database.transact(async (tx, after) => {
    const staffId = await takePasswordLink(tx, sha256(token), now);
    if (staffId === undefined) return refused('not_found');
    await replacePassword(tx, staffId, { passwordHash });
    after(() => sessionCacheOf(platform.database).clear());
    return { ok: true, value: true };
  });
}

/** Sets a staff password and ends all sessions except the one with the token hash `keep`. */
export async function setStaffPassword(
  database: Database,
  staffId: number,
  { password, keep }: { readonly password: string; readonly keep?: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await database.transact(async (tx, after) => {
    await replacePassword(tx, staffId, { passwordHash, ...(keep === undefined ? {} : { keep }) });
    after(() => sessionCacheOf(database).clear());
  });
}

/**
 * Stores a new password, deletes the account's password links, and ends its sessions. A database trigger revokes the
 * account's printer keys (rule printing-7).
 */
export async function replacePassword(
  tx: Tx,
  staffId: number,
  to: { readonly passwordHash: string; readonly keep?: string },
): Promise<void> {
  await writeStaffPassword(tx, staffId, to.passwordHash);
  await deletePasswordLinks(tx, staffId);
  await deleteSessionsOf(tx, { staffId }, to.keep);
}

/**
 * Creates a link with which a staff member sets a password. The database stores only the hash of the token. @returns
 * the token for the link
 */
export const openPasswordLink = (database: Database, staffId: number, now: Date): Promise<string> =>
  database.transact((tx) => openPasswordLinkIn(tx, staffId, now));

export async function openPasswordLinkIn(tx: Tx, staffId: number, now: Date): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + passwordLinkHours * 3_600_000);
  await replacePasswordLink(tx, { tokenHash: sha256(token), staffId, expiresAt });
  return token;
}

/** Suspends a staff account, ends its sessions and the staff member's shift, and deletes its password links. */
export const suspendStaff = (database: Database, staffId: number, now: Date): Promise<void> =>
  database.transact((tx, afterCommit) => suspendStaffIn(database, tx, staffId, { now, afterCommit }));

type Suspending = { readonly now: Date; readonly afterCommit: (effect: () => void) => void };

export async function suspendStaffIn(
  database: Database,
  tx: Tx,
  staffId: number,
  { now, afterCommit }: Suspending,
): Promise<void> {
  await writeSuspension(tx, staffId, now);
  await setOnDuty(tx, staffId, false);
  await deletePasswordLinks(tx, staffId);
  await endStaffSessions(database, tx, staffId, afterCommit);
}

/** Ends all sessions of a staff account. */
export async function endStaffSessions(
  database: Database,
  tx: Tx,
  staffId: number,
  afterCommit: (effect: () => void) => void,
): Promise<void> {
  await deleteSessionsOf(tx, { staffId });
  afterCommit(() => sessionCacheOf(database).clear());
}

export const resumeStaff = (database: Database, staffId: number): Promise<void> =>
  resumeStaffIn(database.read, staffId);

export const resumeStaffIn = (executor: Executor, staffId: number): Promise<void> =>
  writeSuspension(executor, staffId, null);
