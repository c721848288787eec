import type { WithdrawalState } from '@chifan/domain/affiliate';
import type { OrderState } from '@chifan/domain/ordering';
import type { PurchaseKind, PurchaseState } from '@chifan/domain/purchase';
import type { RewardState } from '@chifan/domain/wallet';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { AttemptState } from '../attempts/attempt.store.ts';
import type { GatewayRefundRow } from '../gateway-refunds/gateway-refund.store.ts';
import { type GatewayName, gatewayNames } from '../gateways.ts';
import type { GatewayRefundState } from '../payment-gateway.ts';

export type TracedSubject =
  | { readonly kind: 'order'; readonly id: number; readonly number: string; readonly state: OrderState }
  | { readonly kind: PurchaseKind; readonly id: number; readonly number: string; readonly state: PurchaseState }
  | { readonly kind: 'withdrawal'; readonly id: number; readonly number: string; readonly state: WithdrawalState };

/**
 * Finds an order, purchase or withdrawal by its number, by the number of one of its payment attempts or gateway
 * refunds, or by a gateway's reference.
 */
export async function findTracedSubject(executor: Executor, number: string): Promise<TracedSubject | undefined> {
  const upper = number.toUpperCase();
  const { rows } = await sql<TracedSubject>`
    WITH found AS (
      SELECT id AS order_id, NULL::bigint AS purchase_id, NULL::bigint AS withdrawal_id FROM customer_order WHERE number = ${upper}
      UNION ALL SELECT NULL, id, NULL FROM purchase WHERE number = ${upper}
      UNION ALL SELECT NULL, NULL, id FROM withdrawal WHERE number = ${upper} OR payout_number = ${number}
      UNION ALL SELECT order_id, purchase_id, NULL FROM payment_attempt WHERE number = ${number}
      UNION ALL SELECT order_id, purchase_id, NULL FROM payment_attempt
        WHERE method = ANY(${gatewayNames}) AND gateway_reference = ${number}
      UNION ALL SELECT a.order_id, a.purchase_id, NULL FROM gateway_refund p JOIN payment_attempt a ON a.id = p.attempt_id
        WHERE p.number = ${number} OR p.gateway_reference = ${number}
      LIMIT 1
    )
    SELECT 'order' AS kind, o.id, o.number, o.state FROM found JOIN customer_order o ON o.id = found.order_id
    UNION ALL SELECT p.kind, p.id, p.number, p.state FROM found JOIN purchase p ON p.id = found.purchase_id
    UNION ALL SELECT 'withdrawal', w.id, w.number, w.state
      FROM found JOIN withdrawal w ON w.id = found.withdrawal_id`.execute(executor);
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

export async function attemptsOfSubject(executor: Executor, { kind, id }: TracedSubject): Promise<TrailAttempt[]> {
  if (kind === 'withdrawal') return [];
  const { rows } = await sql<TrailAttempt>`SELECT id, number, method, amount, state, gateway_reference AS reference,
      created_at AS at, settled_at AS "settledAt"
    FROM payment_attempt WHERE ${kind === 'order' ? sql`order_id` : sql`purchase_id`} = ${id} ORDER BY id`.execute(
    executor,
  );
  return rows;
}

export type TrailGatewayRefund = {
  readonly id: number;
  readonly destination: GatewayRefundRow['destination'];
  readonly attemptId: number;
  readonly number: string;
  readonly amount: number;
  readonly state: GatewayRefundState;
  readonly tries: number;
  readonly error: string | null;
  readonly reference: string | null;
  readonly at: Date;
  readonly settledAt: Date | null;
};

export async function gatewayRefundsOfAttempts(
  executor: Executor,
  attemptIds: readonly number[],
): Promise<TrailGatewayRefund[]> {
  const { rows } =
    await sql<TrailGatewayRefund>`SELECT id, destination, attempt_id AS "attemptId", number, amount, state, tries, error,
      gateway_reference AS reference, created_at AS at, settled_at AS "settledAt"
    FROM gateway_refund WHERE attempt_id = ANY(${attemptIds}) ORDER BY id`.execute(executor);
  return rows;
}

export type TrailInvitation = {
  readonly inviterId: number;
  readonly barred: 'device' | 'payer' | 'shop' | null;
  readonly reward: { readonly amount: number; readonly state: RewardState } | null;
};

export async function invitationOfOrder(executor: Executor, orderId: number): Promise<TrailInvitation | null> {
  const { rows } = await sql<TrailInvitation>`SELECT counted.inviter_id AS "inviterId", coalesce(counted.barred,
      CASE WHEN counted.is_own_shop OR counted.is_inviters_shop THEN 'shop' END) AS barred,
      CASE WHEN r.id IS NOT NULL THEN json_build_object('amount', r.amount - r.taken_back, 'state', r.state) END AS reward
    FROM affiliate_order counted
    LEFT JOIN reward r ON r.order_id = counted.order_id AND r.kind = 'affiliate' AND r.member_id = counted.inviter_id
    WHERE counted.order_id = ${orderId} AND counted.inviter_id IS NOT NULL`.execute(executor);
  return rows[0] ?? null;
}
