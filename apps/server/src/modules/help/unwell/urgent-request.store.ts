import type { ConsoleLanguage } from '@chifan/domain';
import { consoleLanguages } from '@chifan/domain';
import type { Symptom } from '@chifan/domain/help';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

/** Returns the number of the member's order, or null if the member has no such order. */
export async function orderNumberOfMember(
  executor: Executor,
  memberId: number,
  orderId: number,
): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    SELECT number FROM customer_order WHERE id = ${orderId} AND member_id = ${memberId}`.execute(executor);
  return rows[0]?.number ?? null;
}

/**
 * Locks the member's open urgent request about the order, so that no concurrent answer hides the new report.
 * @returns its id, or null if there is none
 */
export async function lockOpenUrgentRequest(tx: Tx, memberId: number, orderId: number | null): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM help_request WHERE member_id = ${memberId} AND COALESCE(order_id, 0) = ${orderId ?? 0}
      AND symptoms IS NOT NULL AND state = 'open' FOR UPDATE`.execute(tx);
  return rows[0]?.id ?? null;
}

export async function addSymptoms(tx: Tx, helpRequestId: number, symptoms: readonly Symptom[]): Promise<void> {
  await sql`UPDATE help_request
    SET symptoms = ARRAY(SELECT DISTINCT unnest(symptoms || ${symptoms}::text[]) ORDER BY 1)
    WHERE id = ${helpRequestId}`.execute(tx);
}

export type MailedOperator = { readonly id: number; readonly email: string; readonly language: ConsoleLanguage };

/** Returns the operators who have an e-mail address. */
export async function mailedOperators(executor: Executor): Promise<MailedOperator[]> {
  const { rows } = await sql<MailedOperator>`
    SELECT id, email, COALESCE(language, ${consoleLanguages[0]}) AS language FROM staff
    WHERE role = 'platform' AND email IS NOT NULL AND suspended_at IS NULL ORDER BY id`.execute(executor);
  return rows;
}
