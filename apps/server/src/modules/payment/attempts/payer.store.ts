import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { GatewayName } from '../gateways.ts';

type Asked = {
  readonly memberIds: readonly number[];
  readonly methods: readonly GatewayName[];
  readonly most: number;
};

export type AttemptWithoutPayer = { readonly id: number; readonly method: GatewayName; readonly reference: string };

export async function attemptsWithoutPayer(
  executor: Executor,
  { memberIds, methods, most }: Asked,
): Promise<AttemptWithoutPayer[]> {
  const { rows } = await sql<AttemptWithoutPayer>`
    SELECT id, method, reference FROM (
      SELECT a.id, a.method, a.gateway_reference AS reference FROM customer_order o
      JOIN payment_attempt a ON a.order_id = o.id WHERE o.member_id = ANY(${memberIds}::bigint[]) AND ${isOpenQuestion(methods)}
      UNION ALL SELECT a.id, a.method, a.gateway_reference FROM purchase p
      JOIN payment_attempt a ON a.purchase_id = p.id WHERE p.member_id = ANY(${memberIds}::bigint[]) AND ${isOpenQuestion(methods)}
    ) unknown ORDER BY id DESC LIMIT ${most}`.execute(executor);
  return rows;
}

const isOpenQuestion = (methods: readonly GatewayName[]) =>
  sql`a.state = 'settled' AND a.payer IS NULL AND a.gateway_reference IS NOT NULL AND a.method = ANY(${methods}::text[])`;

/** '': the gateway knows nobody. */
export async function writePayer(executor: Executor, attemptId: number, payer: string): Promise<void> {
  await sql`UPDATE payment_attempt SET payer = ${payer} WHERE id = ${attemptId} AND payer IS NULL`.execute(executor);
}
