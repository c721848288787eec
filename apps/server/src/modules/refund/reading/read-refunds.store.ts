import type { DietProfile } from '@chifan/contract/member/views';
import type { PartlyTranslated, WorkflowActor } from '@chifan/domain';
import type { OrderState, OrderType } from '@chifan/domain/ordering';
import type { RefundEvent, RefundStateNumber } from '@chifan/domain/refund';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { PaidAndRefunded } from '../calculate-refund.ts';
import type { RefundRow } from '../refund.store.ts';

export type RefundInList = RefundRow & {
  readonly order_number: string;
  readonly day_number: number | null;
  readonly order_state: OrderState;
  readonly order_type: OrderType;
  readonly member_id: number;
  /** Null for a set meal without a chosen restaurant. In this case `shop_name` is the brand's name. */
  readonly shop_id: number | null;
  readonly shop_name: PartlyTranslated;
  readonly shop_name_zh: string;
  readonly guest_name: string;
  readonly guest_language: string;
  readonly remark: string | null;
  readonly diet_profile: DietProfile | null;
  readonly paid: number;
  readonly order_sums: PaidAndRefunded;
  /**
   * Sum of the order's earlier refunds in fen. A refund that was not granted counts as 0. A refund with a lower id was
   * decided earlier, because an order has at most one open refund.
   */
  readonly refunded_before: number;
};

const refundColumns = sql`r.*, o.number AS order_number, o.day_number, o.state AS order_state, o.type AS order_type, o.member_id,
  o.shop_id, COALESCE(s.name, b.name) AS shop_name, COALESCE(s.name_zh, b.name->>'zh-CN', '') AS shop_name_zh, o.contact_name AS guest_name, o.language AS guest_language,
  o.remark, o.diet_profile,
  o.balance_part + o.payable AS paid,
  jsonb_build_object('balance_part', o.balance_part, 'payable', o.payable, 'refunded_balance', o.refunded_balance,
    'refunded_gateway', o.refunded_gateway) AS order_sums,
  (SELECT COALESCE(sum(e.balance_part + e.gateway_part), 0)::int FROM refund e
    WHERE e.order_id = r.order_id AND e.id < r.id) AS refunded_before`;

const refundTables = sql`refund r JOIN customer_order o ON o.id = r.order_id
  LEFT JOIN shop s ON s.id = o.shop_id LEFT JOIN set_meal m ON m.id = o.set_meal_id LEFT JOIN brand b ON b.id = m.brand_id`;

export async function refundInList(executor: Executor, refundId: number): Promise<RefundInList | undefined> {
  const { rows } = await sql<RefundInList>`SELECT ${refundColumns} FROM ${refundTables}
    WHERE r.id = ${refundId}`.execute(executor);
  return rows[0];
}

export async function newestRefundOf(executor: Executor, orderId: number): Promise<RefundInList | undefined> {
  const { rows } = await sql<RefundInList>`SELECT ${refundColumns} FROM ${refundTables}
    WHERE r.order_id = ${orderId} ORDER BY r.id DESC LIMIT 1`.execute(executor);
  return rows[0];
}

export type ListedRefunds = { readonly refunds: RefundInList[]; readonly total: number };
type Window = { readonly offset: number; readonly limit: number };

export const refundsOfStaff = (
  executor: Executor,
  filter: { staffId: number; view: 'open' | 'past'; shopId: number | null },
  window: Window,
): Promise<ListedRefunds> => {
  const shops = sql`o.shop_id IN (SELECT shop_id FROM staff_shop WHERE staff_id = ${filter.staffId})
    AND (${filter.shopId}::bigint IS NULL OR o.shop_id = ${filter.shopId})`;
  return filter.view === 'open'
    ? listed(executor, sql`${shops} AND r.state = 2`, sql`r.id`, window)
    : listed(executor, sql`${shops} AND r.state <> 2`, sql`r.id DESC`, window);
};

export function refundsOfPlatform(
  executor: Executor,
  view: 'open' | 'all' | 'gateway_refund_failed',
  window: Window,
): Promise<ListedRefunds> {
  if (view === 'open') return listed(executor, sql`(r.state = 4 OR r.objection = 'raised')`, sql`r.id`, window);
  if (view === 'all') return listed(executor, sql`true`, sql`r.id DESC`, window);
  const failed = sql`EXISTS (SELECT FROM gateway_refund p WHERE p.refund_id = r.id AND p.state = 'failed')`;
  return listed(executor, failed, sql`r.id`, window);
}

async function listed(
  executor: Executor,
  matching: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { offset, limit }: Window,
): Promise<ListedRefunds> {
  const { rows } = await sql<RefundInList & { total: number }>`
    SELECT ${refundColumns}, count(*) OVER () AS total FROM ${refundTables}
    WHERE ${matching} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}`.execute(executor);
  return { refunds: rows, total: rows[0]?.total ?? 0 };
}

export type RefundHistoryRow = {
  readonly refund_id: number;
  readonly event: RefundEvent;
  readonly from_state: RefundStateNumber | null;
  readonly to_state: RefundStateNumber;
  readonly actor: WorkflowActor;
  readonly reason: string | null;
  readonly created_at: Date;
};

export type NamedLine = {
  readonly order_id: number;
  readonly position: number;
  readonly name: Record<string, string>;
};

export type GatewayRefundOfRefund = {
  readonly id: number;
  readonly refund_id: number;
  readonly amount: number;
  /**
   * Destination of the refunded money: the name of the gateway, or `balance` or `otherwise` if the gateway could not
   * pay the refund.
   */
  readonly to: string;
  readonly state: 'pending' | 'settled' | 'failed';
  readonly settled_at: Date | null;
};

export async function refundDetailsOf(executor: Executor, refunds: readonly RefundRow[]) {
  const ids = refunds.map(({ id }) => id);
  const orderIds = [...new Set(refunds.map(({ order_id: orderId }) => orderId))];
  const [history, lines, gatewayRefunds] = await Promise.all([
    sql<RefundHistoryRow>`SELECT refund_id, event, from_state, to_state, actor, reason, created_at
      FROM refund_history WHERE refund_id = ANY(${ids}) ORDER BY refund_id, id`.execute(executor),
    sql<NamedLine>`SELECT order_id, position, name FROM order_line
      WHERE order_id = ANY(${orderIds})`.execute(executor),
    gatewayRefundsOf(executor, ids),
  ]);
  return { history: history.rows, lines: lines.rows, gatewayRefunds };
}
export type RefundDetails = Awaited<ReturnType<typeof refundDetailsOf>>;

export async function gatewayRefundsOf(
  executor: Executor,
  refundIds: readonly number[],
): Promise<GatewayRefundOfRefund[]> {
  const { rows } = await sql<GatewayRefundOfRefund>`
    SELECT p.id, p.refund_id, p.amount, CASE p.destination WHEN 'gateway' THEN a.method ELSE p.destination END AS "to", p.state,
      p.settled_at
    FROM gateway_refund p JOIN payment_attempt a ON a.id = p.attempt_id
    WHERE p.refund_id = ANY(${refundIds}) ORDER BY p.id`.execute(executor);
  return rows;
}
