import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';

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

export async function staffByLogin(
  executor: Executor,
  login: string,
): Promise<{ id: number; passwordHash: string; role: StaffRole; name: string } | undefined> {
  const { rows } = await sql<{ id: number; passwordHash: string; role: StaffRole; name: string }>`
    SELECT id, password_hash AS "passwordHash", role, name FROM staff WHERE login = ${login}`.execute(executor);
  return rows[0];
}

export type StaffRow = {
  readonly id: number;
  readonly name: string;
  readonly role: StaffRole;
  readonly phone: string | null;
  readonly isOnDuty: boolean;
};

export async function staffById(executor: Executor, staffId: number): Promise<StaffRow | undefined> {
  const { rows } = await sql<StaffRow>`
    SELECT id, name, role, phone, is_on_duty AS "isOnDuty" FROM staff WHERE id = ${staffId}`.execute(executor);
  return rows[0];
}
