import type { ConsoleLanguage } from '@chifan/domain';
import type { StaffKind, StaffRole } from '@chifan/domain/member';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';

/**
 * The staff accounts that a person manages. An owner manages the merchant accounts of the shops where the owner works,
 * an admin manages all accounts.
 */
export type Scope = { readonly kind: 'owner' | 'admin'; readonly staffId: number };

export type ColleagueRow = {
  readonly id: number;
  readonly login: string;
  readonly name: string;
  readonly role: StaffKind;
  readonly roles: readonly StaffRole[];
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: ConsoleLanguage | null;
  readonly isSuspended: boolean;
  readonly isInvited: boolean;
  readonly hasSecondFactor: boolean;
  readonly lastUsedAt: Date | null;
  readonly openSessions: number;
  readonly shopIds: readonly number[];
  readonly mayChange: boolean;
};

type Wanted = { readonly role: StaffKind | undefined; readonly search: string };

/**
 * SQL condition that is true for the accounts that the person manages. The query must select from the table `staff`.
 */
const within = ({ kind, staffId }: Scope): RawBuilder<boolean> =>
  kind === 'admin'
    ? sql`true`
    : sql`staff.role = 'merchant' AND EXISTS (SELECT FROM staff_shop theirs JOIN staff_shop mine
        ON mine.shop_id = theirs.shop_id AND mine.staff_id = ${staffId} WHERE theirs.staff_id = staff.id)`;

/** SQL condition that is true if the person may change the account. An owner must own all shops of the account. */
const changeable = ({ kind, staffId }: Scope): RawBuilder<boolean> =>
  kind === 'admin'
    ? sql`staff.id <> ${staffId}`
    : sql`staff.id <> ${staffId} AND NOT EXISTS (SELECT FROM staff_shop theirs WHERE theirs.staff_id = staff.id
        AND NOT EXISTS (SELECT FROM staff_shop mine WHERE mine.shop_id = theirs.shop_id AND mine.staff_id = ${staffId}))`;

const columns = (
  scope: Scope,
  now: Date,
) => sql`staff.id, staff.login, staff.name, staff.role, staff.phone, staff.email,
  staff.language, coalesce(staff.roles, CASE staff.role WHEN 'merchant' THEN '{owner}'::text[]
    WHEN 'courier' THEN '{courier}' ELSE '{admin}' END) AS roles,
  staff.suspended_at IS NOT NULL AS "isSuspended",
  EXISTS (SELECT FROM staff_password_link link WHERE link.staff_id = staff.id AND link.expires_at > ${now}) AS "isInvited",
  EXISTS (SELECT FROM staff_second_factor factor WHERE factor.staff_id = staff.id AND factor.confirmed_at IS NOT NULL)
    AS "hasSecondFactor",
  (SELECT max(last_used_at) FROM session WHERE session.staff_id = staff.id AND expires_at > ${now}) AS "lastUsedAt",
  (SELECT count(*)::int FROM session WHERE session.staff_id = staff.id AND expires_at > ${now}) AS "openSessions",
  ARRAY(SELECT shop_id::int FROM staff_shop WHERE staff_shop.staff_id = staff.id
    ${scope.kind === 'admin' ? sql`` : sql`AND shop_id IN (SELECT shop_id FROM staff_shop WHERE staff_id = ${scope.staffId})`}
    ORDER BY shop_id) AS "shopIds",
  ${changeable(scope)} AS "mayChange"`;

export async function colleaguePage(
  executor: Executor,
  scope: Scope,
  { role, search }: Wanted,
  { now, limit, offset }: { readonly now: Date; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: ColleagueRow[]; readonly total: number }> {
  const like = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const condition = sql`${within(scope)} AND (${role ?? null}::text IS NULL OR staff.role = ${role ?? null})
    AND (${search} = '' OR staff.login LIKE ${like} OR lower(staff.name) LIKE ${like} OR staff.email LIKE ${like})`;
  const { rows } = await sql<ColleagueRow>`SELECT ${columns(scope, now)} FROM staff WHERE ${condition}
    ORDER BY staff.role, lower(staff.name), staff.id LIMIT ${limit} OFFSET ${offset}`.execute(executor);
  const { rows: counted } = await sql<{
    total: number;
  }>`SELECT count(*)::int AS total FROM staff WHERE ${condition}`.execute(executor);
  return { rows, total: counted[0]?.total ?? 0 };
}

/**
 * Locks an account that the person manages until the transaction ends, so that concurrent changes run one after the
 * other.
 */
export async function lockColleague(tx: Tx, scope: Scope, staffId: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM staff WHERE id = ${staffId} AND ${within(scope)} FOR UPDATE`.execute(tx);
  return rows.length > 0;
}

export async function colleagueById(
  executor: Executor,
  scope: Scope,
  staffId: number,
  now: Date,
): Promise<ColleagueRow | undefined> {
  const { rows } = await sql<ColleagueRow>`SELECT ${columns(scope, now)} FROM staff
    WHERE staff.id = ${staffId} AND ${within(scope)}`.execute(executor);
  return rows[0];
}
