import type { OrderState } from '@chifan/domain/ordering';
import type { PurchaseKind, PurchaseState } from '@chifan/domain/payment';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { AttemptState } from '../attempts/attempt.store.ts';
import { type GatewayName, gatewayNames } from '../gateways.ts';
import type { PayoutState } from '../payment-gateway.ts';
import type { PayoutRow } from '../payouts/payout.store.ts';

export type Traced =
  | { readonly kind: 'order'; readonly id: number; readonly number: string; readonly state: OrderState }
  | { readonly kind: PurchaseKind; readonly id: number; readonly number: string; readonly state: PurchaseState };

/**
 * Whose money a number is about: an order's or a purchase's own, as people write it, an attempt's, a payout's, or what a
 * gateway calls either.
 */
export async function tracedBy(executor: Executor, number: string): Promise<Traced | undefined> {
  const upper = number.toUpperCase();
  const { rows } = await sql<Traced>`
    WITH found AS (
      SELECT id AS order_id, NULL::bigint AS purchase_id FROM customer_order WHERE number = ${upper}
      UNION ALL SELECT NULL, id FROM purchase WHERE number = ${upper}
      UNION ALL SELECT order_id, purchase_id FROM payment_attempt WHERE number = ${number}
      UNION ALL SELECT order_id, purchase_id FROM payment_attempt
        WHERE method = ANY(${gatewayNames}) AND gateway_reference = ${number}
      UNION ALL SELECT a.order_id, a.purchase_id FROM refund_payout p JOIN payment_attempt a ON a.id = p.attempt_id
        WHERE p.number = ${number} OR p.gateway_reference = ${number}
      LIMIT 1
    )
    SELECT coalesce(p.kind, 'order') AS kind, coalesce(o.id, p.id) AS id, coalesce(o.number, p.number) AS number,
      coalesce(o.state, p.state) AS state
    FROM found LEFT JOIN customer_order o ON o.id = found.order_id LEFT JOIN purchase p ON p.id = found.purchase_id`.execute(
    executor,
  );
  return rows[0];
}

export type TrailAttempt = {
  readonly id: number;
  readonly number: string;
  readonly method: GatewayName;
  readonly amount: number;
  readonly state: AttemptState;
  readonly reference: string | null;
  readonly at: Date;
  readonly settledAt: Date | null;
};

/** In the order in which they were opened. */
export async function attemptsOfTraced(executor: Executor, { kind, id }: Traced): Promise<TrailAttempt[]> {
  const { rows } = await sql<TrailAttempt>`SELECT id, number, method, amount, state, gateway_reference AS reference,
      created_at AS at, settled_at AS "settledAt"
    FROM payment_attempt WHERE ${kind === 'order' ? sql`order_id` : sql`purchase_id`} = ${id} ORDER BY id`.execute(
    executor,
  );
  return rows;
}

export type TrailPayout = {
  readonly id: number;
  readonly way: PayoutRow['way'];
  readonly attemptId: number;
  readonly number: string;
  readonly amount: number;
  readonly state: PayoutState;
  readonly tries: number;
  readonly error: string | null;
  readonly reference: string | null;
  readonly at: Date;
  readonly settledAt: Date | null;
};

export async function payoutsThrough(executor: Executor, attemptIds: readonly number[]): Promise<TrailPayout[]> {
  const { rows } =
    await sql<TrailPayout>`SELECT id, way, attempt_id AS "attemptId", number, amount, state, tries, error,
      gateway_reference AS reference, created_at AS at, settled_at AS "settledAt"
    FROM refund_payout WHERE attempt_id = ANY(${attemptIds}) ORDER BY id`.execute(executor);
  return rows;
}
