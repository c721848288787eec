import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.ts';

/** Name of the row in the table `secret` that marks a database used with the sandbox's gateways. */
export const sandboxMark = 'sandbox-used';

export async function hasDemoAccounts(executor: Executor, emails: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`SELECT EXISTS (SELECT FROM shop WHERE source = 'demo')
    OR EXISTS (SELECT FROM member WHERE email = ANY(${emails})) AS found`.execute(executor);
  return rows[0]?.found ?? false;
}

/** True if members have a balance that the sandbox's gateways may have paid. */
export async function hasPlayMoney(executor: Executor): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`SELECT EXISTS (SELECT FROM secret WHERE name = ${sandboxMark})
    AND EXISTS (SELECT FROM account WHERE kind = 'member_balance' AND balance > 0) AS found`.execute(executor);
  return rows[0]?.found ?? false;
}
