import { applyEvent, type WorkflowActor } from '@chifan/domain';
import {
  type OrderEvent,
  type OrderFacts,
  type OrderState,
  type OrderType,
  orderWorkflow,
} from '@chifan/domain/ordering';
import type { Books } from '@chifan/sandbox';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../apps/server/src/platform/database/database.ts';

/**
 * Runs the checks one after the other. Ten concurrent slow queries would wait for a free connection longer than the
 * pool allows.
 * @returns descriptions of violated invariants. Empty if all invariants hold.
 */
export async function problemsOf(executor: Executor, books: Books): Promise<string[]> {
  const checks = [
    unbalanced,
    wrongHeldSums,
    unknownPayments,
    missingPayments,
    wrongGatewayRefunds,
    chargedTwice,
    forbiddenHistories,
    wrongCoupons,
    wrongSetMeals,
    stuckJobs,
  ];
  const found: string[] = [];
  for (const check of checks) found.push(...(await check(executor, books)));
  return found;
}

const lines = async (executor: Executor, query: RawBuilder<{ problem: string }>): Promise<string[]> =>
  (await query.execute(executor)).rows.map(({ problem }) => problem);

/**
 * Finds postings whose entries do not sum to zero. Among the accounts that must not become negative, also finds
 * accounts whose balance is not the sum of their entries.
 */
async function unbalanced(executor: Executor): Promise<string[]> {
  return lines(
    executor,
    sql`SELECT 'the entries of posting ' || p.key || ' do not sum to zero' AS problem
      FROM entry e JOIN posting p ON p.id = e.posting_id JOIN account a ON a.id = e.account_id
      GROUP BY p.id, p.key, a.asset HAVING sum(e.amount) <> 0
      UNION ALL
      SELECT 'the balance of account ' || a.kind || ':' || a.owner_id || ' is not the sum of its entries'
      FROM account a LEFT JOIN entry e ON e.account_id = a.id
      WHERE NOT a.may_be_negative GROUP BY a.id, a.kind, a.owner_id, a.balance
      HAVING a.balance <> COALESCE(sum(e.amount), 0)`,
  );
}

/**
 * Finds orders for which the platform holds a wrong amount. The amount must be the payments less the refunds of the
 * order, and zero after the order was completed, cancelled or refunded.
 */
async function wrongHeldSums(executor: Executor): Promise<string[]> {
  return lines(
    executor,
    sql`WITH expected AS (
        SELECT o.id, o.number, o.state, COALESCE(a.balance, 0) AS held,
          CASE
            WHEN o.completed_at IS NOT NULL OR o.state IN ('cancelled', 'refunded') THEN 0
            WHEN o.paid_at IS NULL THEN o.balance_part
            ELSE o.balance_part + o.payable - o.refunded_balance - o.refunded_gateway
          END AS due
        FROM customer_order o LEFT JOIN account a ON a.kind = 'order_held' AND a.owner_id = o.id::text)
      SELECT 'order ' || number || ' (' || state || ') holds ' || held || ' instead of ' || due AS problem
      FROM expected WHERE held <> due`,
  );
}

/** Gateway payments that the server does not know or posted more than once, or that were neither used nor refunded. */
async function unknownPayments(executor: Executor, { payments }: Books): Promise<string[]> {
  const numbers = payments.map(({ number }) => number);
  const amounts = payments.map(({ amount }) => amount);
  return lines(
    executor,
    sql`WITH told AS (SELECT * FROM unnest(${numbers}::text[], ${amounts}::int[]) AS t(number, amount))
      SELECT 'the gateway charged ' || told.amount || ' for attempt ' || told.number || ', whose state is ' || COALESCE(a.state, 'unknown')
        AS problem
      FROM told LEFT JOIN payment_attempt a ON a.number = told.number
      WHERE a.state IS DISTINCT FROM 'settled' OR a.amount <> told.amount
        OR NOT EXISTS (SELECT FROM posting p WHERE p.key = 'attempt:' || a.id || ':paid')`,
  );
}

/** Finds settled payment attempts without a payment at the gateway. */
async function missingPayments(executor: Executor, { payments }: Books): Promise<string[]> {
  return lines(
    executor,
    sql`SELECT 'attempt ' || number || ' is settled but unknown to its gateway' AS problem
      FROM payment_attempt WHERE state = 'settled' AND method <> 'balance'
        AND number <> ALL(${payments.map(({ number }) => number)}::text[])`,
  );
}

/** Gateway refunds that the server does not know, that were made twice, or that have a wrong amount. */
async function wrongGatewayRefunds(executor: Executor, { refunds }: Books): Promise<string[]> {
  const twice = refunds.filter(({ number }, index) => refunds.findIndex((other) => other.number === number) !== index);
  const numbers = refunds.map(({ number }) => number);
  const amounts = refunds.map(({ amount }) => amount);
  const wrong = await lines(
    executor,
    sql`WITH told AS (SELECT * FROM unnest(${numbers}::text[], ${amounts}::int[]) AS t(number, amount))
      SELECT 'gateway refund ' || COALESCE(p.number, told.number) || ': we recorded ' || COALESCE(p.amount::text, 'none') || ' '
        || COALESCE(p.state, '') || ', the gateway recorded ' || COALESCE(told.amount::text, 'none') AS problem
      FROM told FULL JOIN gateway_refund p ON p.number = told.number
      WHERE p.id IS NULL OR told.number IS NULL OR p.amount <> told.amount OR p.state <> 'settled'
      UNION ALL
      SELECT 'attempt ' || a.number || ' paid ' || a.amount || ' but refunded ' || sum(p.amount)
      FROM gateway_refund p JOIN payment_attempt a ON a.id = p.attempt_id GROUP BY a.id, a.number, a.amount
      HAVING sum(p.amount) > a.amount`,
  );
  return [...twice.map(({ number }) => `the gateway made refund ${number} twice`), ...wrong];
}

/** Orders for which a guest paid too much. Payments less refunds must be at most the price. */
async function chargedTwice(executor: Executor): Promise<string[]> {
  return lines(
    executor,
    sql`WITH taken AS (
        SELECT a.order_id, sum(a.amount) AS amount,
          COALESCE(sum((SELECT sum(p.amount) FROM gateway_refund p WHERE p.attempt_id = a.id)), 0) AS back
        FROM payment_attempt a WHERE a.state = 'settled' AND a.order_id IS NOT NULL GROUP BY a.order_id)
      SELECT 'order ' || o.number || ' (' || o.state || ') charged ' || taken.amount || ' and refunded ' || taken.back
        || '. The difference should be ' || (CASE WHEN o.paid_at IS NULL THEN 0 ELSE o.payable - o.refunded_gateway END)
        AS problem
      FROM taken JOIN customer_order o ON o.id = taken.order_id
      WHERE taken.amount - taken.back <> (CASE WHEN o.paid_at IS NULL THEN 0 ELSE o.payable - o.refunded_gateway END)`,
  );
}

type Step = {
  readonly id: number;
  readonly number: string;
  readonly type: OrderType;
  readonly isSetMeal: boolean;
  readonly state: OrderState;
  readonly events: readonly { event: OrderEvent; from: OrderState | null; to: OrderState; actor: WorkflowActor }[];
};

/** Orders whose stored history, applied to the transition table, does not end in the stored state. */
async function forbiddenHistories(executor: Executor): Promise<string[]> {
  const { rows } = await sql<Step>`SELECT o.id, o.number, o.type, o.set_meal_id IS NOT NULL AS "isSetMeal", o.state,
      (SELECT jsonb_agg(jsonb_build_object('event', h.event, 'from', h.from_state, 'to', h.to_state, 'actor', h.actor)
        ORDER BY h.id) FROM order_history h WHERE h.order_id = o.id) AS events
    FROM customer_order o`.execute(executor);
  return rows.flatMap((order) => {
    const end = replayed(order);
    return end === order.state ? [] : [`order ${order.number} is ${order.state}, but its history ends in ${end}`];
  });
}

function replayed({ type, isSetMeal, events }: Step): string {
  let state: OrderState = 'unpaid';
  let before: OrderState | null = null;
  let paid = false;
  let restaurantChosen = false;
  let isCooked = false;
  let delays = 0;
  for (const { event, actor } of events.slice(1)) {
    const facts: OrderFacts = {
      state,
      stateBeforeAfterSale: before,
      type,
      isSetMeal,
      restaurantChosen,
      paid,
      isCooked,
      delays,
    };
    const move = applyEvent(orderWorkflow, facts, event, actor);
    if (!move.ok) return `${state}, where ${actor} cannot ${event}`;
    state = move.value.state;
    before = move.value.stateBeforeAfterSale;
    paid ||= event === 'pay';
    restaurantChosen = event === 'choose_restaurant' || (restaurantChosen && event !== 'release_restaurant');
    isCooked ||= event === 'ready';
    if (event === 'delay') delays += 1;
  }
  return state;
}

/** Coupons that two orders use, or that an order holds although the order is not unpaid. */
async function wrongCoupons(executor: Executor): Promise<string[]> {
  return lines(
    executor,
    sql`SELECT 'coupon ' || c.id || ' is held by order ' || o.number || ', which is ' || o.state AS problem
      FROM coupon c JOIN customer_order o ON o.id = c.held_by WHERE o.state <> 'unpaid'
      UNION ALL
      SELECT 'coupon ' || coupon_id || ' is used by ' || count(*) || ' active orders'
      FROM (SELECT shop_coupon_id AS coupon_id, state FROM customer_order
            UNION ALL SELECT delivery_coupon_id, state FROM customer_order) used
      WHERE coupon_id IS NOT NULL AND state NOT IN ('cancelled', 'refunded') GROUP BY coupon_id HAVING count(*) > 1`,
  );
}

/**
 * Returns a line for each fault of set meals: a paid and not expired set meal without exactly one voucher and one brand
 * code per unit, a pick-up code on an order in a state that has none, a taken brand code without a voucher, a wrong number
 * of sold units, and a brand whose earnings are not its share of the completed orders.
 */
async function wrongSetMeals(executor: Executor): Promise<string[]> {
  return lines(
    executor,
    sql`WITH bought AS (
        SELECT o.id, o.number, o.state, o.paid_at, o.shop_id, o.pick_up_code, s.quantity, s.share_permille, m.brand_id,
          o.balance_part + o.payable - o.refunded_balance - o.refunded_gateway + o.coupon_subsidy AS kept,
          (SELECT refunded FROM order_line WHERE order_id = o.id) AS refunded,
          (SELECT count(*) FROM set_meal_voucher v WHERE v.order_id = o.id) AS vouchers,
          (SELECT count(DISTINCT v.code_id) FROM set_meal_voucher v WHERE v.order_id = o.id) AS codes,
          EXISTS (SELECT FROM order_history h WHERE h.order_id = o.id AND h.event = 'expire') AS lapsed
        FROM customer_order o JOIN set_meal_order s ON s.order_id = o.id JOIN set_meal m ON m.id = o.set_meal_id)
      SELECT 'set meal ' || number || ' (' || state || ') has ' || vouchers || ' vouchers and ' || codes || ' codes for '
        || quantity || ' pieces' AS problem
      FROM bought WHERE NOT (vouchers = codes
        AND vouchers = CASE WHEN paid_at IS NULL OR lapsed THEN 0 ELSE quantity END)
      UNION ALL
      SELECT 'set meal ' || number || ' has a code in the state ' || state FROM bought
      WHERE pick_up_code IS NOT NULL AND state NOT IN ('to_be_picked_up', 'completed', 'cancelled', 'refunded')
      UNION ALL
      SELECT 'code ' || c.code || ' is taken without a voucher' FROM set_meal_code c
      WHERE c.taken_at IS NOT NULL AND NOT EXISTS (SELECT FROM set_meal_voucher v WHERE v.code_id = c.id)
      UNION ALL
      SELECT 'set meal ' || m.id || ' counts ' || m.sold || ' sold instead of ' || live.pieces FROM set_meal m
      JOIN (SELECT o.set_meal_id AS id, sum(line.quantity - line.refunded)::int AS pieces
        FROM customer_order o JOIN order_line line ON line.order_id = o.id
        WHERE o.state NOT IN ('cancelled', 'refunded') AND o.set_meal_id IS NOT NULL GROUP BY 1) live ON live.id = m.id
      WHERE m.sold <> live.pieces
      UNION ALL
      SELECT 'brand ' || due.brand_id || ' earned ' || COALESCE(has.amount, 0) || ' instead of ' || due.amount FROM (
        SELECT brand_id, sum(floor(kept * share_permille / 1000.0))::bigint AS amount
        FROM bought WHERE state = 'completed' GROUP BY 1) due
      LEFT JOIN (SELECT a.owner_id, sum(e.amount)::bigint AS amount FROM account a JOIN entry e ON e.account_id = a.id
        WHERE a.kind = 'brand_earnings' GROUP BY 1) has ON has.owner_id = due.brand_id::text
      WHERE COALESCE(has.amount, 0) <> due.amount`,
  );
}

/** Finds background jobs that failed more than three times and are due within a minute. */
async function stuckJobs(executor: Executor): Promise<string[]> {
  return lines(
    executor,
    sql`SELECT 'job ' || kind || ' failed ' || tries || ' times: ' || COALESCE(error, '') AS problem
      FROM job WHERE tries > 3 AND run_at < now() + interval '1 minute'`,
  );
}
