import type { Booking } from '@chifan/domain/insight';
import type { DiningOption, OrderType } from '@chifan/domain/ordering';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { sqlShopPostings } from '../../wallet/index.ts';

export type ShopDay = { readonly shopId: number; readonly since: Date; readonly until: Date };

export type BookingRow = Omit<Booking, 'way'> & {
  readonly type: OrderType;
  readonly dining: DiningOption | null;
  readonly isSetMeal: boolean;
};

/**
 * Returns the day's ledger entries on the shop's account. Each row also has the sums of the other entries of the same
 * posting, and data of the order to which the posting belongs.
 */
export async function bookingsOfDay(executor: Executor, day: ShopDay): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`
    WITH booked AS MATERIALIZED (${sqlShopPostings(day)})
    SELECT b.reason, b.amount AS earned, o.type, o.dining, o.set_meal_id IS NOT NULL AS "isSetMeal",
      coalesce(-s.held, 0)::bigint AS held, coalesce(s.courier, 0)::bigint AS courier,
      coalesce(s.brand, 0)::bigint AS brand, coalesce(s.platform, 0)::bigint AS platform,
      o.balance_part + o.payable AS paid, o.coupon_subsidy AS "couponSubsidy",
      o.shop_coupon + o.delivery_coupon AS coupons, o.full_reduction AS "fullReduction"
    FROM booked b JOIN customer_order o ON o.id = b.order_id, LATERAL (
      SELECT sum(e.amount) FILTER (WHERE a.kind = 'order_held') AS held,
        sum(e.amount) FILTER (WHERE a.kind = 'courier_fees') AS courier,
        sum(e.amount) FILTER (WHERE a.kind = 'brand_earnings') AS brand,
        sum(e.amount) FILTER (WHERE a.kind = 'platform_income') AS platform
      FROM entry e JOIN account a ON a.id = e.account_id WHERE e.posting_id = b.id) s
    ORDER BY b.id`.execute(executor);
  return rows;
}

export type MethodSum = { readonly method: string; readonly amount: number };

/**
 * Sums the payments of the orders that were completed on the day by payment method, less refunds. `borne` is money that
 * a courier or the platform paid for an earlier refund (record 0021).
 */
export async function methodsOfDay(executor: Executor, day: ShopDay): Promise<MethodSum[]> {
  const { rows } = await sql<MethodSum>`
    WITH booked AS MATERIALIZED (${sqlShopPostings(day)})
    SELECT CASE a.kind WHEN 'member_balance' THEN 'balance' WHEN 'gateway_clearing' THEN a.owner_id ELSE 'borne' END AS method,
      -sum(e.amount)::bigint AS amount
    FROM booked b JOIN posting p ON p.order_id = b.order_id AND p.id <> b.id
      JOIN entry h ON h.posting_id = p.id JOIN account held ON held.id = h.account_id AND held.kind = 'order_held'
      JOIN entry e ON e.posting_id = p.id AND e.account_id <> h.account_id JOIN account a ON a.id = e.account_id
    WHERE b.reason = 'order_settled'
    GROUP BY 1 HAVING sum(e.amount) <> 0 ORDER BY 2 DESC, 1`.execute(executor);
  return rows;
}

export type BearerSum = { readonly bearer: string; readonly count: number; readonly amount: number };

/**
 * Maximum number of days from an order to a refund that is counted. Guests can request and appeal refunds only for a
 * shorter time.
 */
const refundedOrderDays = 60;

/**
 * Sums the refunds of the day by the kind of account that paid. Before an order's completion, its held payment pays the
 * refund, and afterwards the party that bears the refund. A returned duplicate payment is not a refund.
 */
export async function refundsOfDay(executor: Executor, { shopId, since, until }: ShopDay): Promise<BearerSum[]> {
  const { rows } = await sql<BearerSum>`
    WITH refunded AS MATERIALIZED (SELECT id, state FROM customer_order WHERE shop_id = ${shopId}
      AND placed_at >= ${since}::timestamptz - make_interval(days => ${sql.lit(refundedOrderDays)}) AND placed_at < ${until}
      AND paid_at IS NOT NULL AND set_meal_id IS NULL AND refunded_balance + refunded_gateway > 0)
    SELECT a.kind AS bearer, count(DISTINCT o.id)::int AS count, -sum(e.amount)::bigint AS amount
    FROM refunded o JOIN posting p ON p.order_id = o.id AND p.reason = 'order_refunded'
        AND p.created_at >= ${since} AND p.created_at < ${until}
        AND (p.key LIKE 'refund:%' OR o.state = 'cancelled')
      JOIN entry e ON e.posting_id = p.id AND e.amount < 0 JOIN account a ON a.id = e.account_id
    GROUP BY 1 ORDER BY 1`.execute(executor);
  return rows;
}

/** An order whose payment is held. Amounts are in fen. */
export type HeldOrder = {
  readonly paid: number;
  readonly refunded: number;
  readonly couponSubsidy: number;
  readonly deliveryFee: number;
  readonly hasCourier: boolean;
  /** The brand's share of a set meal in thousandths, zero for other orders. */
  readonly sharePermille: number;
};

/** For this number of days after it was placed, a delivered order is counted even if the guest has not confirmed it. */
const deliveredDays = 30;

/**
 * Returns the paid orders of the shop that are neither completed nor refunded. The ledger still holds their payments.
 */
export async function heldOrders(executor: Executor, shopId: number, now: Date): Promise<HeldOrder[]> {
  const isHeld: RawBuilder<unknown> = sql`o.completed_at IS NULL AND o.paid_at IS NOT NULL
    AND o.state NOT IN ('cancelled', 'refunded')`;
  const { rows } = await sql<HeldOrder>`
    WITH unsettled AS (
      SELECT id FROM customer_order o WHERE o.shop_id = ${shopId} AND o.is_open
      UNION SELECT id FROM customer_order o WHERE o.shop_id = ${shopId} AND NOT o.is_open AND ${isHeld}
        AND o.placed_at >= ${now}::timestamptz - make_interval(days => ${sql.lit(deliveredDays)}))
    SELECT o.balance_part + o.payable AS paid, o.refunded_balance + o.refunded_gateway AS refunded,
      o.coupon_subsidy AS "couponSubsidy", o.delivery_fee AS "deliveryFee", o.courier_id IS NOT NULL AS "hasCourier",
      coalesce(m.share_permille, 0) AS "sharePermille"
    FROM unsettled JOIN customer_order o USING (id) LEFT JOIN set_meal_order m ON m.order_id = o.id
    WHERE ${isHeld}`.execute(executor);
  return rows;
}
