import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { isCallRecorded } from '../../../platform/http/idempotency.ts';
import { sha256 } from '../../../platform/tokens.ts';
import type { GatewayName } from '../gateways.ts';

export type PayCall = { readonly memberId: number; readonly key: string };

/** Tables that record idempotency keys: attempts at a gateway, orders paid from the balance, stored responses. */
type KeyTable = 'attempt' | 'order' | 'answer';

export const callKeyOf = ({ memberId, key }: PayCall): string => sha256(`${memberId}|${key}`);

/**
 * SQL condition that is true if a table other than `ownBook` contains the call's idempotency key (rule payment-5). The
 * caller checks the table `ownBook` itself. Execute the condition after the statement that locks the order or purchase,
 * because the locking statement does not see changes that were committed while it waited.
 */
export function sqlIsKeyUsedElsewhere(call: PayCall, ownBook: KeyTable): RawBuilder<boolean> {
  const { memberId, key } = call;
  const books: Readonly<Record<KeyTable, RawBuilder<boolean>>> = {
    attempt: sql`EXISTS (SELECT FROM payment_attempt WHERE call_key = ${callKeyOf(call)})`,
    order: sql`EXISTS (SELECT FROM customer_order WHERE member_id = ${memberId} AND pay_key = ${key})`,
    answer: isCallRecorded({ caller: `member:${memberId}`, key }),
  };
  const others = (['attempt', 'order', 'answer'] as const).filter((book) => book !== ownBook);
  return sql`(${sql.join(
    others.map((book) => books[book]),
    sql` OR `,
  )})`;
}

export async function queryBoolean(executor: Executor, claim: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql<{ is_so: boolean }>`SELECT ${claim} AS is_so`.execute(executor);
  return rows[0]?.is_so ?? false;
}

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

/** @param payer empty if the gateway does not know the payer */
export async function writePayer(executor: Executor, attemptId: number, payer: string): Promise<void> {
  await sql`UPDATE payment_attempt SET payer = ${payer} WHERE id = ${attemptId} AND payer IS NULL`.execute(executor);
}
