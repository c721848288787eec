import type { ConsoleLanguage } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type StaffRole = 'merchant' | 'courier' | 'platform';

export type NewStaff = {
  readonly login: string;
  readonly passwordHash: string;
  readonly role: StaffRole;
  readonly name: string;
  readonly phone: string | null;
};

/** @returns the new staff member's number; undefined when the login is taken. */
export async function createStaff(executor: Executor, staff: NewStaff, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO staff (login, password_hash, role, name, phone, created_at)
    VALUES (${staff.login.toLowerCase()}, ${staff.passwordHash}, ${staff.role}, ${staff.name}, ${staff.phone}, ${now})
    ON CONFLICT DO NOTHING RETURNING id`.execute(executor);
  return rows[0]?.id;
}

export type StaffAccount = {
  readonly id: number;
  readonly login: string;
  readonly passwordHash: string;
  readonly role: StaffRole;
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

export type StaffRow = {
  readonly id: number;
  readonly name: string;
  readonly role: StaffRole;
  readonly phone: string | null;
  readonly email: string | null;
  readonly isOnDuty: boolean;
  readonly language: ConsoleLanguage | null;
};

export async function staffById(executor: Executor, staffId: number): Promise<StaffRow | undefined> {
  const { rows } = await sql<StaffRow>`
    SELECT id, name, role, phone, email, is_on_duty AS "isOnDuty", language FROM staff WHERE id = ${staffId}`.execute(
    executor,
  );
  return rows[0];
}

export async function staffLoginOf(
  executor: Executor,
  staffId: number,
): Promise<{ login: string; passwordHash: string } | undefined> {
  const { rows } = await sql<{ login: string; passwordHash: string }>`
    SELECT login, password_hash AS "passwordHash" FROM staff WHERE id = ${staffId}`.execute(executor);
  return rows[0];
}

type ListedStaff = Omit<StaffAccount, 'passwordHash' | 'language'>;

export async function listStaff(executor: Executor): Promise<ListedStaff[]> {
  const { rows } = await sql<ListedStaff>`
    SELECT id, login, role, name, suspended_at IS NOT NULL AS "isSuspended" FROM staff
    ORDER BY role, login COLLATE "C"`.execute(executor);
  return rows;
}

export async function writeStaffPassword(executor: Executor, staffId: number, passwordHash: string): Promise<void> {
  await sql`UPDATE staff SET password_hash = ${passwordHash} WHERE id = ${staffId}`.execute(executor);
}

/** @param at since when they may not sign in; null lets them in again. */
export async function writeSuspension(executor: Executor, staffId: number, at: Date | null): Promise<void> {
  await sql`UPDATE staff SET suspended_at = ${at} WHERE id = ${staffId}`.execute(executor);
}

export async function setOnDuty(executor: Executor, courierId: number, isOnDuty: boolean): Promise<void> {
  await executor.updateTable('staff').set({ is_on_duty: isOnDuty }).where('id', '=', courierId).execute();
}

export async function writeLanguage(executor: Executor, staffId: number, language: ConsoleLanguage): Promise<void> {
  await sql`UPDATE staff SET language = ${language} WHERE id = ${staffId}`.execute(executor);
}

export async function writeStaffEmail(executor: Executor, staffId: number, email: string | null): Promise<void> {
  await sql`UPDATE staff SET email = ${email} WHERE id = ${staffId}`.execute(executor);
}

/** What somebody signs in with stands until they choose. */
export async function writeFirstLanguage(
  executor: Executor,
  staffId: number,
  language: ConsoleLanguage,
): Promise<void> {
  await sql`UPDATE staff SET language = ${language} WHERE id = ${staffId} AND language IS NULL`.execute(executor);
}

type NewLink = { readonly tokenHash: string; readonly staffId: number; readonly expiresAt: Date };

/** The newest link is the only one. */
export async function replacePasswordLink(executor: Executor, link: NewLink): Promise<void> {
  await deletePasswordLinks(executor, link.staffId);
  await sql`INSERT INTO staff_password_link (token_hash, staff_id, expires_at)
    VALUES (${link.tokenHash}, ${link.staffId}, ${link.expiresAt})`.execute(executor);
}

export async function deletePasswordLinks(executor: Executor, staffId: number): Promise<void> {
  await sql`DELETE FROM staff_password_link WHERE staff_id = ${staffId}`.execute(executor);
}

/** Uses a link up. @returns whose it was; undefined when it was used, is too old or never was, or they are suspended. */
export async function takePasswordLink(executor: Executor, tokenHash: string, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ staffId: number }>`
    DELETE FROM staff_password_link AS link USING staff
    WHERE link.token_hash = ${tokenHash} AND link.expires_at > ${now}
      AND staff.id = link.staff_id AND staff.suspended_at IS NULL
    RETURNING link.staff_id AS "staffId"`.execute(executor);
  return rows[0]?.staffId;
}
