import type { StaffKind, StaffRole } from '@chifan/domain/member';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

/** A session belongs either to a member or to a staff account. */
export type SessionOwner = { readonly memberId: number } | { readonly staffId: number };

export type SessionRow = {
  readonly memberId: number | null;
  readonly staffId: number | null;
  readonly role: StaffKind | null;
  /** Null for a member, and for a staff account that an older release of the server created. */
  readonly roles: readonly StaffRole[] | null;
  readonly hasSecondFactor: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
};

export type NewSession = {
  readonly tokenHash: string;
  readonly device: string;
  /** The caller's IP network, shortened by `coarseNetwork`. Null if unknown. */
  readonly network: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
};

export async function insertStaffSession(executor: Executor, session: NewSession, staffId: number): Promise<void> {
  const { tokenHash, device, network, now, expiresAt } = session;
  await sql`INSERT INTO session (token_hash, staff_id, device, network, created_at, last_used_at, expires_at)
    VALUES (${tokenHash}, ${staffId}, ${device}, ${network}, ${now}, ${now}, ${expiresAt})`.execute(executor);
}

/**
 * Creates a member's session and cancels a requested account deletion. The lock of the member's row makes the sign-in
 * wait for a running deletion.
 * @returns whether a deletion was cancelled. Undefined means that the member is deleted or blocked and no session was
 * created.
 */
export async function insertMemberSession(
  executor: Executor,
  session: NewSession,
  memberId: number,
): Promise<{ readonly isDeletionCalledOff: boolean } | undefined> {
  const { tokenHash, device, network, now, expiresAt } = session;
  const { rows } = await sql<{ isDeletionCalledOff: boolean }>`
    WITH owner AS MATERIALIZED (
      SELECT id, deletion_due_at FROM member WHERE id = ${memberId} AND deleted_at IS NULL AND blocked_at IS NULL
      FOR NO KEY UPDATE
    ), called_off AS (
      UPDATE member SET deletion_due_at = NULL FROM owner
      WHERE member.id = owner.id AND owner.deletion_due_at IS NOT NULL RETURNING member.id
    )
    INSERT INTO session (token_hash, member_id, device, network, created_at, last_used_at, expires_at)
    SELECT ${tokenHash}, id, ${device}, ${network}, ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz
    FROM owner
    RETURNING EXISTS (SELECT FROM called_off) AS "isDeletionCalledOff"`.execute(executor);
  return rows[0];
}

export async function liveSession(executor: Executor, tokenHash: string, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    SELECT session.member_id AS "memberId", session.staff_id AS "staffId", staff.role, staff.roles,
      factor.confirmed_at IS NOT NULL AS "hasSecondFactor",
      session.created_at AS "createdAt", session.last_used_at AS "lastUsedAt", session.expires_at AS "expiresAt"
    FROM session LEFT JOIN staff ON staff.id = session.staff_id
      LEFT JOIN staff_second_factor factor ON factor.staff_id = session.staff_id
    WHERE session.token_hash = ${tokenHash} AND session.expires_at > ${now}
      AND staff.suspended_at IS NULL`.execute(executor);
  return rows[0];
}

/** Returns whether the person of the session signed in or renewed the sign-in after the instant. */
export async function isSessionProvedAfter(executor: Executor, tokenHash: string, instant: Date): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM session WHERE token_hash = ${tokenHash} AND coalesce(proved_at, created_at) > ${instant}`.execute(
    executor,
  );
  return rows.length > 0;
}

/** Stores that the person of the session proved themselves again. */
export async function writeSessionProof(executor: Executor, tokenHash: string, at: Date): Promise<void> {
  await sql`UPDATE session SET proved_at = ${at} WHERE token_hash = ${tokenHash}`.execute(executor);
}

export const ownerOf = ({ role, id }: { readonly role: string; readonly id: number }): SessionOwner =>
  role === 'member' ? { memberId: id } : { staffId: id };

const ownedBy = (owner: SessionOwner) =>
  'memberId' in owner ? sql`member_id = ${owner.memberId}` : sql`staff_id = ${owner.staffId}`;

export async function writeSessionUse(
  executor: Executor,
  tokenHash: string,
  use: { now: Date; expiresAt: Date },
): Promise<void> {
  await sql`UPDATE session SET last_used_at = ${use.now}, expires_at = ${use.expiresAt}
    WHERE token_hash = ${tokenHash}`.execute(executor);
}

export async function deleteSession(executor: Executor, tokenHash: string): Promise<void> {
  await sql`DELETE FROM session WHERE token_hash = ${tokenHash}`.execute(executor);
}

/**
 * Deletes all sessions of the owner, except the one with the token hash `keep`. @returns the token hashes of the ended
 * sessions.
 */
export async function deleteSessionsOf(executor: Executor, owner: SessionOwner, keep = ''): Promise<string[]> {
  const { rows } = await sql<{ tokenHash: string }>`
    DELETE FROM session WHERE ${ownedBy(owner)} AND token_hash <> ${keep} RETURNING token_hash AS "tokenHash"`.execute(
    executor,
  );
  return rows.map((row) => row.tokenHash);
}

/** The id of a session is the first 16 hexadecimal digits of the token hash. These digits do not reveal the token. */
export const sessionIdLength = 16;

/** @returns the token hashes of the ended sessions. Empty if the owner has no session with the given id. */
export async function deleteSessionById(executor: Executor, owner: SessionOwner, id: string): Promise<string[]> {
  const { rows } = await sql<{ tokenHash: string }>`
    DELETE FROM session WHERE ${ownedBy(owner)} AND left(token_hash, ${sessionIdLength}::int) = ${id}
    RETURNING token_hash AS "tokenHash"`.execute(executor);
  return rows.map((row) => row.tokenHash);
}

export type DeviceRow = {
  readonly tokenHash: string;
  readonly device: string;
  readonly network: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
};

/** Returns at most 100 unexpired sessions, the most recently used first. */
export async function devicesOf(executor: Executor, owner: SessionOwner, now: Date): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    SELECT token_hash AS "tokenHash", device, network, created_at AS "createdAt", last_used_at AS "lastUsedAt"
    FROM session WHERE ${ownedBy(owner)} AND expires_at > ${now}
    ORDER BY last_used_at DESC, token_hash LIMIT 100`.execute(executor);
  return rows;
}

export async function removeEndedSessions(executor: Executor, now: Date): Promise<void> {
  await sql`DELETE FROM session WHERE expires_at <= ${now}`.execute(executor);
}

type SignIn = { readonly deviceHash: string; readonly id: number; readonly whose: 'member' | 'staff' };

export async function rememberDevice(executor: Executor, { deviceHash, id, whose }: SignIn, now: Date): Promise<void> {
  const insert =
    whose === 'member'
      ? sql`INSERT INTO member_device (device_hash, member_id, first_at, last_at)
          VALUES (${deviceHash}, ${id}, ${now}, ${now})
          ON CONFLICT (device_hash, member_id) DO UPDATE SET last_at = excluded.last_at`
      : sql`INSERT INTO staff_device (device_hash, staff_id, first_at, last_at)
          VALUES (${deviceHash}, ${id}, ${now}, ${now})
          ON CONFLICT (device_hash, staff_id) DO UPDATE SET last_at = excluded.last_at`;
  await insert.execute(executor);
}

export async function isDeviceOf(executor: Executor, { deviceHash, id, whose }: SignIn): Promise<boolean> {
  const found =
    whose === 'member'
      ? sql`SELECT FROM member_device WHERE device_hash = ${deviceHash} AND member_id = ${id}`
      : sql`SELECT FROM staff_device WHERE device_hash = ${deviceHash} AND staff_id = ${id}`;
  return (await found.execute(executor)).rows.length > 0;
}

type NamedSignIn = { readonly deviceHash: string; readonly name: string; readonly whose: 'member' | 'staff' };

export async function isDeviceOfName(executor: Executor, { deviceHash, name, whose }: NamedSignIn): Promise<boolean> {
  const found =
    whose === 'member'
      ? sql`SELECT FROM member_device JOIN member ON member.id = member_id
          WHERE device_hash = ${deviceHash} AND member.email = ${name}`
      : sql`SELECT FROM staff_device JOIN staff ON staff.id = staff_id
          WHERE device_hash = ${deviceHash} AND (staff.login = ${name} OR staff.email = ${name})`;
  return (await found.execute(executor)).rows.length > 0;
}

export async function forgetDevicesOf(executor: Executor, memberId: number): Promise<void> {
  await sql`DELETE FROM member_device WHERE member_id = ${memberId}`.execute(executor);
}
