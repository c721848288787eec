import { freshSignInMinutes } from '@chifan/domain/member';
import type { Executor } from '../../../platform/database/database.ts';
import { refused } from '../../../platform/http/call-result.ts';
import { RollbackWithRefusal } from '../../../platform/http/rollback-with-refusal.ts';
import { coarseNetwork } from '../../../platform/rate-limits/network.ts';
import { randomToken, sha256 } from '../../../platform/tokens.ts';
import { isMemberBlocked } from '../blocking/block.store.ts';
import {
  insertMemberSession,
  insertStaffSession,
  isSessionProvedAfter,
  type NewSession,
  rememberDevice,
} from './session.store.ts';

type SignInFrom = { readonly device: string; readonly deviceKey: string; readonly ip?: string; readonly now: Date };

export type MemberSession = { readonly token: string; readonly isDeletionCalledOff: boolean };

/**
 * Creates a session and stores only the hash of its token. Also stores the device if the client sends a device key
 * (rule affiliate-2), so that strangers' wrong passwords do not lock this device out. Cancels a requested account
 * deletion (rule member-32).
 * @throws RollbackWithRefusal if an operator blocked the member (rule member-56)
 */
export async function openMemberSession(
  executor: Executor,
  memberId: number,
  from: SignInFrom,
): Promise<MemberSession> {
  const { token, session } = newSession(from);
  const opened = await insertMemberSession(executor, session, memberId);
  if (!opened && (await isMemberBlocked(executor, memberId))) throw new RollbackWithRefusal(refused('member_blocked'));
  if (!opened) throw new Error(`member ${memberId} was deleted during sign-in`);
  await remember(executor, { whose: 'member', id: memberId }, from);
  return { token, isDeletionCalledOff: opened.isDeletionCalledOff };
}

/** @returns the session token. The database stores only the hash of the token. */
export async function openStaffSession(executor: Executor, staffId: number, from: SignInFrom): Promise<string> {
  const { token, session } = newSession(from);
  await insertStaffSession(executor, session, staffId);
  await remember(executor, { whose: 'staff', id: staffId }, from);
  return token;
}

function newSession({ device, ip, now }: SignInFrom): { readonly token: string; readonly session: NewSession } {
  const token = randomToken();
  const network = ip === undefined ? null : coarseNetwork(ip);
  return { token, session: { tokenHash: sha256(token), device, network, now, expiresAt: expiryOf(now, now) } };
}

async function remember(
  executor: Executor,
  { whose, id }: { whose: 'member' | 'staff'; id: number },
  { deviceKey, now }: SignInFrom,
): Promise<void> {
  if (deviceKey !== '') await rememberDevice(executor, { deviceHash: sha256(deviceKey), whose, id }, now);
}

/** Returns whether the last sign-in or `renewSignIn` of the session is at most 15 minutes old. */
export const isSignInFresh = (executor: Executor, sessionHash: string, now: Date): Promise<boolean> =>
  isSessionProvedAfter(executor, sessionHash, new Date(now.getTime() - freshSignInMinutes * 60_000));

const dayMs = 86_400_000;

/** A session expires 30 days after the last use (rule member-11). */
export const idleTimeoutMs = 30 * dayMs;
/** A session expires 180 days after the sign-in even if it is used, so that a stolen token does not work forever. */
export const maxSessionMs = 180 * dayMs;
/** The last use of a session is written at most once an hour, so that most read-only requests cause no write. */
export const lastUsedWriteIntervalMs = 3_600_000;

export const expiryOf = (createdAt: Date, usedAt: Date): Date =>
  new Date(Math.min(usedAt.getTime() + idleTimeoutMs, createdAt.getTime() + maxSessionMs));
