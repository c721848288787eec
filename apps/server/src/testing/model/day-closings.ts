import { sql } from 'kysely';
import { expect } from 'vitest';
import { sqlBusinessDay } from '../../modules/catalogue/index.ts';
import type { Stage } from './fixture.ts';

type LedgerDay = {
  readonly day: string;
  readonly booked: number;
  readonly orders: number;
  readonly paid: number;
  readonly brand: number;
  /** Delivery fees less coupons of the platform. */
  readonly fees: number;
  readonly refunded: number;
};

/** Compares the closing of each business day of the shop with the entries of the ledger (rule ordering-139). */
export async function checkDayClosings(real: Stage): Promise<void> {
  const { test, city, shopId } = real;
  for (const { day, ...ledger } of await ledgerDays(real)) {
    const { data } = await test.call('dayClosing', { shopId, day }, { token: city.operator.token });
    const { sums, methods, refunds, others, ways, booked } = data;
    expect({
      booked,
      orders: sums.orders,
      paid: sums.paid,
      brand: sums.brandShare,
      fees: sums.deliveryFees - sums.platformCoupons,
      refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
    }).toEqual(ledger);
    expect(methods.reduce((sum, { amount }) => sum + amount, 0)).toBe(sums.paid);
    expect(ways.reduce((sum, { earned }) => sum + earned, 0)).toBe(sums.earned);
    expect(sums.paid + sums.platformCoupons - sums.deliveryFees - sums.brandShare).toBe(sums.earned);
    expect(sums.earned + others.reduce((sum, { amount }) => sum + amount, 0)).toBe(booked);
  }
}

/** Compares the pending payments of the shop with the held payments in the ledger. */
export async function checkPending({ test, city, shopId }: Stage): Promise<void> {
  const { rows } = await sql<{ held: number }>`SELECT coalesce(sum(a.balance), 0)::bigint AS held
    FROM customer_order o JOIN account a ON a.kind = 'order_held' AND a.owner_id = o.id::text
    WHERE o.shop_id = ${shopId} AND o.paid_at IS NOT NULL`.execute(test.app.database.read);
  const { data } = await test.call('dayClosing', { shopId }, { token: city.operator.token });
  expect(data.pending?.paid).toBe(rows[0]?.held);
}

async function ledgerDays({ test, shopId }: Stage): Promise<LedgerDay[]> {
  const { rows } = await sql<LedgerDay>`
    WITH posted AS (SELECT ${sqlBusinessDay(sql`p.created_at`)} AS day, p.id, p.key, p.reason, o.state, o.paid_at,
        o.set_meal_id, e.amount, a.kind, bool_or(a.kind = 'merchant_earnings') OVER (PARTITION BY p.id) AS earns
      FROM customer_order o JOIN posting p ON p.order_id = o.id JOIN entry e ON e.posting_id = p.id
        JOIN account a ON a.id = e.account_id WHERE o.shop_id = ${shopId}),
    settled AS (SELECT * FROM posted WHERE reason = 'order_settled' AND earns)
    SELECT day, coalesce(sum(amount) FILTER (WHERE kind = 'merchant_earnings'), 0)::bigint AS booked,
      (SELECT count(DISTINCT id)::int FROM settled s WHERE s.day = p.day) AS orders,
      (SELECT coalesce(-sum(amount) FILTER (WHERE kind = 'order_held'), 0)::bigint FROM settled s WHERE s.day = p.day) AS paid,
      (SELECT coalesce(sum(amount) FILTER (WHERE kind = 'brand_earnings'), 0)::bigint FROM settled s WHERE s.day = p.day) AS brand,
      (SELECT coalesce(sum(amount) FILTER (WHERE kind IN ('courier_fees', 'platform_income')), 0)::bigint
        FROM settled s WHERE s.day = p.day) AS fees,
      coalesce(-sum(amount) FILTER (WHERE amount < 0 AND reason = 'order_refunded' AND paid_at IS NOT NULL
        AND set_meal_id IS NULL AND (key LIKE 'refund:%' OR state = 'cancelled')), 0)::bigint AS refunded
    FROM posted p GROUP BY day ORDER BY day`.execute(test.app.database.read);
  return rows;
}
