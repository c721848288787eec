import type { ConsoleLanguage } from '@chifan/domain';
import { fullRoleOf, type StaffKind, type StaffRole } from '@chifan/domain/member';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type NewStaff = {
  readonly login: string;
  readonly passwordHash: string;
  readonly role: StaffKind;
  /** Defaults to the role with all permissions of the kind, such as `owner` for a merchant. */
  readonly roles?: readonly StaffRole[];
  readonly name: string;
  readonly phone: string | null;
  /**
   * The e-mail address of the account. The address counts as confirmed, because the person who adds the account enters
   * it.
   */
  readonly email?: string | null;
};

/** @returns the new staff id, or undefined if the login is taken. */
export async function createStaff(executor: Executor, staff: NewStaff, now: Date): Promise<number | undefined> {
  const email = staff.email?.toLowerCase() ?? null;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO staff (login, password_hash, role, roles, name, phone, email, email_confirmed, created_at)
    VALUES (${staff.login.toLowerCase()}, ${staff.passwordHash}, ${staff.role}, ${staff.roles ?? [fullRoleOf[staff.role]]}::text[], ${staff.name},
      ${staff.phone}, ${email}, ${email !== null}, ${now})
    ON CONFLICT DO NOTHING RETURNING id`.execute(executor);
  return rows[0]?.id;
}

export type StaffAccount = {
  readonly id: number;
  readonly login: string;
  readonly passwordHash: string;
  readonly role: StaffKind;
  readonly name: string;
  readonly isSuspended: boolean;
  readonly language: ConsoleLanguage | null;
};

export async function staffByLogin(executor: Executor, login: string): Promise<StaffAccount | undefined> {
  const { rows } = await sql<StaffAccount>`
    SELECT id, login, password_hash AS "passwordHash", role, name, language,
      suspended_at IS NOT NULL AS "isSuspended" FROM staff WHERE login = ${login}`.execute(executor);
  return rows[0];
}

type StaffOfName = Pick<StaffAccount, 'id' | 'login' | 'passwordHash' | 'role' | 'name' | 'language'> & {
  readonly email: string;
};

/**
 * Returns the accounts that can get a code for a new password: the account with the given login, otherwise all accounts
 * with the given e-mail address. An unconfirmed e-mail address gets no code (rule member-45).
 */
export async function staffForNewPassword(executor: Executor, name: string): Promise<StaffOfName[]> {
  const { rows } = await sql<StaffOfName>`
    WITH named AS (SELECT id, login = ${name} AS is_login FROM staff WHERE login = ${name} OR email = ${name})
    SELECT staff.id, login, password_hash AS "passwordHash", role, name, language, email FROM staff
    JOIN named ON named.id = staff.id AND is_login = (SELECT bool_or(is_login) FROM named)
    WHERE suspended_at IS NULL AND email IS NOT NULL AND email_confirmed
    ORDER BY login COLLATE "C"`.execute(executor);
  return rows;
}

export type StaffRow = {
  readonly id: number;
  readonly name: string;
  readonly role: StaffKind;
  readonly roles: readonly StaffRole[];
  readonly phone: string | null;
  readonly email: string | null;
  readonly isEmailConfirmed: boolean;
  readonly isOnDuty: boolean;
  readonly language: ConsoleLanguage | null;
};

/**
 * SQL for an account's roles. An account that an older release of the server created has no roles and gets the role
 * with all permissions.
 */
const rolesOrFull = sql`coalesce(roles, CASE role WHEN 'merchant' THEN '{owner}'::text[]
  WHEN 'courier' THEN '{courier}' ELSE '{admin}' END)`;

export async function staffById(executor: Executor, staffId: number): Promise<StaffRow | undefined> {
  const { rows } = await sql<StaffRow>`
    SELECT id, name, role, ${rolesOrFull} AS roles, phone, email, email_confirmed AS "isEmailConfirmed", is_on_duty AS "isOnDuty", language
    FROM staff WHERE id = ${staffId}`.execute(executor);
  return rows[0];
}

export type StaffCredentials = Pick<StaffAccount, 'login' | 'passwordHash' | 'language'> & {
  readonly email: string | null;
};

export async function staffLoginOf(executor: Executor, staffId: number): Promise<StaffCredentials | undefined> {
  const { rows } = await sql<StaffCredentials>`
    SELECT login, password_hash AS "passwordHash", email, language FROM staff WHERE id = ${staffId}`.execute(executor);
  return rows[0];
}

type StaffAddress = { readonly to: string; readonly login: string; readonly language: ConsoleLanguage | null };

/**
 * Returns the recipient of a mailed password link, or undefined if the account is suspended or has no e-mail address.
 */
export async function staffAddress(executor: Executor, staffId: number): Promise<StaffAddress | undefined> {
  const { rows } = await sql<StaffAddress>`SELECT email AS to, login, language FROM staff
    WHERE id = ${staffId} AND email IS NOT NULL AND suspended_at IS NULL`.execute(executor);
  return rows[0];
}

type ListedStaff = Omit<StaffAccount, 'passwordHash' | 'language'> & {
  readonly roles: readonly StaffRole[];
  readonly email: string | null;
};

export async function listStaff(executor: Executor): Promise<ListedStaff[]> {
  const { rows } = await sql<ListedStaff>`
    SELECT id, login, role, ${rolesOrFull} AS roles, name, email, suspended_at IS NOT NULL AS "isSuspended" FROM staff
    ORDER BY role, login COLLATE "C"`.execute(executor);
  return rows;
}

export async function writeStaffRoles(executor: Executor, staffId: number, roles: readonly StaffRole[]): Promise<void> {
  await sql`UPDATE staff SET roles = ${[...roles]}::text[] WHERE id = ${staffId}`.execute(executor);
}

export async function writeStaffPassword(executor: Executor, staffId: number, passwordHash: string): Promise<void> {
  await sql`UPDATE staff SET password_hash = ${passwordHash} WHERE id = ${staffId}`.execute(executor);
}

/** Suspends or resumes a staff account. @param at the time of the suspension, or null to resume */
export async function writeSuspension(executor: Executor, staffId: number, at: Date | null): Promise<void> {
  await sql`UPDATE staff SET suspended_at = ${at} WHERE id = ${staffId}`.execute(executor);
}

export async function setOnDuty(executor: Executor, courierId: number, isOnDuty: boolean): Promise<void> {
  await executor.updateTable('staff').set({ is_on_duty: isOnDuty }).where('id', '=', courierId).execute();
}

export async function writeLanguage(executor: Executor, staffId: number, language: ConsoleLanguage): Promise<void> {
  await sql`UPDATE staff SET language = ${language} WHERE id = ${staffId}`.execute(executor);
}

/** Stores an e-mail address that a mailed code or an operator confirmed. Null removes the address. */
export async function writeStaffEmail(executor: Executor, staffId: number, email: string | null): Promise<void> {
  await sql`UPDATE staff SET email = ${email}, email_confirmed = ${email !== null}
    WHERE id = ${staffId}`.execute(executor);
}

/** Stores the language of the first sign-in, unless the account already has a language. */
export async function writeFirstLanguage(
  executor: Executor,
  staffId: number,
  language: ConsoleLanguage,
): Promise<void> {
  await sql`UPDATE staff SET language = ${language} WHERE id = ${staffId} AND language IS NULL`.execute(executor);
}

type NewLink = { readonly tokenHash: string; readonly staffId: number; readonly expiresAt: Date };

/** Stores a link to set a password and deletes the account's older links, so that only the newest works. */
export async function replacePasswordLink(executor: Executor, link: NewLink): Promise<void> {
  await deletePasswordLinks(executor, link.staffId);
  await sql`INSERT INTO staff_password_link (token_hash, staff_id, expires_at)
    VALUES (${link.tokenHash}, ${link.staffId}, ${link.expiresAt})`.execute(executor);
}

export async function deletePasswordLinks(executor: Executor, staffId: number): Promise<void> {
  await sql`DELETE FROM staff_password_link WHERE staff_id = ${staffId}`.execute(executor);
}

/**
 * Deletes a link to set a password when it is used. @returns the staff id, or undefined if the link is used, expired or
 * unknown, or if the account is suspended.
 */
export async function takePasswordLink(executor: Executor, tokenHash: string, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ staffId: number }>`
    DELETE FROM staff_password_link AS link USING staff
    WHERE link.token_hash = ${tokenHash} AND link.expires_at > ${now}
      AND staff.id = link.staff_id AND staff.suspended_at IS NULL
    RETURNING link.staff_id AS "staffId"`.execute(executor);
  return rows[0]?.staffId;
}
