import { freshSignInMinutes } from '@chifan/domain/member';
import type { Executor } from '../../../platform/database/database.ts';
import { coarseNetwork } from '../../../platform/limits/network.ts';
import { randomToken, sha256 } from '../../../platform/tokens.ts';
import {
  hasBegunAfter,
  insertMemberSession,
  insertStaffSession,
  type NewSession,
  rememberDevice,
} from './session.store.ts';

type SignInFrom = { readonly device: string; readonly deviceKey: string; readonly ip?: string; readonly now: Date };

export type MemberSession = { readonly token: string; readonly isDeletionCalledOff: boolean };

/**
 * Remembers the device where its app names it (rule affiliate-2): who signed in there before is not kept out by
 * strangers who guess. Of the token only the hash is kept. Who had asked to be deleted stays (rule member-32).
 */
export async function openMemberSession(
  executor: Executor,
  memberId: number,
  from: SignInFrom,
): Promise<MemberSession> {
  const { token, session } = newSession(from);
  const opened = await insertMemberSession(executor, session, memberId);
  if (!opened) throw new Error(`member ${memberId} was deleted during sign-in`);
  await remember(executor, { whose: 'member', id: memberId }, from);
  return { token, isDeletionCalledOff: opened.isDeletionCalledOff };
}

/** @returns the token, of which only the hash is kept. */
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

export const isSignInFresh = (executor: Executor, sessionHash: string, now: Date): Promise<boolean> =>
  hasBegunAfter(executor, sessionHash, new Date(now.getTime() - freshSignInMinutes * 60_000));

const dayMs = 86_400_000;

/** Rule member-11: 30 days from the last use. */
export const slidingMs = 30 * dayMs;
/** However much it is used, a session ends after this: a stolen token does not live for ever. */
export const absoluteMs = 180 * dayMs;
/** Uses are written at most this often, so that reading a menu does not write a row. */
export const writtenEveryMs = 3_600_000;

export const expiryOf = (createdAt: Date, usedAt: Date): Date =>
  new Date(Math.min(usedAt.getTime() + slidingMs, createdAt.getTime() + absoluteMs));
