import { sql } from 'kysely';
import type { TestAppWithCards } from '../card-gateway.ts';

type Whose = {
  readonly memberId: number;
  readonly inviterId: number | null;
  readonly shopId: number;
  readonly teaId: number;
  readonly setMealId: number;
};

type Entry = { posting: number; key: string; account: string; asset: string; amount: number };

export type Seen = {
  readonly orders: readonly {
    id: number;
    state: string;
    before: string | null;
    balance: number;
    gateway: number;
    backBalance: number;
    backGateway: number;
    isPaid: boolean;
    isCompleted: boolean;
    hasCourier: boolean;
    pickUpCode: string | null;
    handOverCode: string | null;
  }[];
  readonly refunds: readonly { id: number; state: number; balance: number; gateway: number }[];
  readonly rewards: readonly {
    orderId: number;
    kind: string;
    owner: number;
    amount: number;
    takenBack: number;
    state: string;
  }[];
  readonly draws: readonly { orderId: number; outcomes: number[] }[];
  readonly progress: readonly { amount: number; issued: number; numbered: number }[];
  readonly tickets: readonly { key: string; owner: number; state: string; usedBy: number | null }[];
  readonly withdrawals: readonly { id: number; amount: number; state: string }[];
  readonly coupons: readonly { id: number; state: string; heldBy: number | null; usedBy: number | null }[];
  readonly purchases: readonly { id: number; state: string }[];
  readonly issued: readonly number[];
  readonly attempts: readonly { number: string; reference: string | null; isSettled: boolean; paidBack: number }[];
  readonly stock: number;
  readonly setMeal: { readonly stock: number; readonly codes: number };
  /** For each order the number of vouchers and the number of different codes. */
  readonly vouchers: readonly { orderId: number; vouchers: number; codes: number }[];
  readonly kept: Readonly<Record<string, number>>;
  /**
   * The sales totals that the server stored for the set meal (`tallied`), and the same totals computed from its orders
   * (`summed`).
   */
  readonly sales: { readonly tallied: readonly number[] | null; readonly summed: readonly number[] | null };
  readonly owed: number;
};

export type Reality = {
  look(): Promise<Seen>;
  /** Net change of each ledger account since the history began. */
  readonly ledger: ReadonlyMap<string, number>;
  seen(): Seen | undefined;
};

export async function newReality(
  test: TestAppWithCards,
  whose: Whose,
  beginning: readonly (readonly [string, number])[],
): Promise<Reality> {
  const { read } = test.app.database;
  const last = await sql<{ id: number | null }>`SELECT max(id) AS id FROM posting`.execute(read);
  let posting = last.rows[0]?.id ?? 0;
  let seen: Seen | undefined;
  const ledger = new Map(beginning);
  return {
    ledger,
    seen: () => seen,
    look: async () => {
      const { rows } = await sql<{ seen: Seen; entries: Entry[] }>`
        SELECT ${seenOf(whose)} AS seen, (SELECT coalesce(jsonb_agg(jsonb_build_object('posting', p.id, 'key', p.key,
            'account', a.kind || CASE a.owner_id WHEN '' THEN '' ELSE ':' || a.owner_id END, 'asset', a.asset,
            'amount', e.amount) ORDER BY p.id), '[]')
          FROM posting p JOIN entry e ON e.posting_id = p.id JOIN account a ON a.id = e.account_id
          WHERE p.id > ${posting}) AS entries`.execute(read);
      const [row] = rows;
      if (!row) throw new Error('the database did not answer');
      checkPostings(row.entries);
      for (const { account, amount } of row.entries) ledger.set(account, (ledger.get(account) ?? 0) + amount);
      posting = row.entries.at(-1)?.posting ?? posting;
      seen = row.seen;
      return row.seen;
    },
  };
}

/** Checks that the entries of each posting sum to zero in each asset. */
function checkPostings(entries: readonly Entry[]): void {
  const sums = new Map<string, number>();
  for (const { key, asset, amount } of entries) {
    const of = `${key} in ${asset}`;
    sums.set(of, (sums.get(of) ?? 0) + amount);
  }
  for (const [of, sum] of sums) if (sum !== 0) throw new Error(`posting ${of} sums to ${sum}`);
}

const isTicket = sql`campaign_id = (SELECT id FROM coupon_campaign WHERE purpose = 'earned_ticket')`;

const listOf = (rows: ReturnType<typeof sql>) => sql`(SELECT coalesce(jsonb_agg(r), '[]') FROM (${rows}) r)`;

const seenOf = ({ memberId, inviterId, shopId, teaId, setMealId }: Whose) => sql`jsonb_build_object(
  'orders', ${listOf(sql`SELECT id, state, state_before_after_sale AS before, balance_part AS balance, payable AS gateway,
    refunded_balance AS "backBalance", refunded_gateway AS "backGateway", paid_at IS NOT NULL AS "isPaid",
    completed_at IS NOT NULL AS "isCompleted", courier_id IS NOT NULL AS "hasCourier", pick_up_code AS "pickUpCode",
    hand_over_code AS "handOverCode" FROM customer_order WHERE member_id = ${memberId} ORDER BY id`)},
  'refunds', ${listOf(sql`SELECT r.id, r.state, r.balance_part AS balance, r.gateway_part AS gateway FROM refund r
    JOIN customer_order o ON o.id = r.order_id WHERE o.member_id = ${memberId} ORDER BY r.id`)},
  'rewards', ${listOf(sql`SELECT order_id AS "orderId", kind, member_id AS owner, amount, taken_back AS "takenBack", state
    FROM reward
    WHERE order_id IN (SELECT id FROM customer_order WHERE member_id = ${memberId}) ORDER BY order_id, kind`)},
  'coupons', ${listOf(sql`SELECT id, state, held_by AS "heldBy", used_by AS "usedBy" FROM coupon
    WHERE member_id = ${memberId} AND NOT ${isTicket} ORDER BY id`)},
  'draws', ${listOf(sql`SELECT order_id AS "orderId", outcomes FROM draw WHERE member_id = ${memberId} ORDER BY order_id`)},
  'progress', ${listOf(sql`SELECT coalesce(p.amount, 0) AS amount, coalesce(issued, 0) AS issued,
      coalesce(numbered, 0) AS numbered
    FROM (VALUES ('friends', ${inviterId}::bigint), ('spending', ${memberId})) AS of(source, owner)
    LEFT JOIN ticket_progress p ON p.member_id = of.owner AND p.source = of.source ORDER BY of.source`)},
  'tickets', ${listOf(sql`SELECT claim_period AS key, member_id AS owner, state, used_by AS "usedBy" FROM coupon
    WHERE member_id IN (${memberId}, ${inviterId}) AND ${isTicket} ORDER BY claim_period`)},
  'withdrawals', ${listOf(sql`SELECT id, amount, state FROM withdrawal WHERE member_id = ${memberId} ORDER BY id`)},
  'purchases', ${listOf(sql`SELECT id, state FROM purchase WHERE member_id = ${memberId} ORDER BY id`)},
  'issued', (SELECT jsonb_agg(issued ORDER BY id) FROM coupon_campaign WHERE shop_id = ${shopId}),
  'attempts', ${listOf(sql`SELECT number, gateway_reference AS reference, state = 'settled' AS "isSettled",
      (SELECT coalesce(sum(amount), 0) FROM gateway_refund WHERE attempt_id = a.id) AS "paidBack" FROM payment_attempt a
    WHERE order_id IN (SELECT id FROM customer_order WHERE member_id = ${memberId})
      OR purchase_id IN (SELECT id FROM purchase WHERE member_id = ${memberId}) ORDER BY id`)},
  'stock', (SELECT stock FROM dish WHERE id = ${teaId}),
  'setMeal', (SELECT jsonb_build_object('stock', stock, 'codes', (SELECT count(*) FROM set_meal_code
      WHERE set_meal_id = m.id AND taken_at IS NULL AND voided_at IS NULL)) FROM set_meal m WHERE id = ${setMealId}),
  'vouchers', ${listOf(sql`SELECT order_id AS "orderId", count(*) AS vouchers, count(DISTINCT code_id) AS codes
    FROM set_meal_voucher WHERE order_id IN (SELECT id FROM customer_order WHERE member_id = ${memberId})
    GROUP BY order_id ORDER BY order_id`)},
  'kept', (SELECT coalesce(jsonb_object_agg(kind || ':' || owner_id, balance), '{}') FROM account
    WHERE NOT may_be_negative AND (owner_id IN (${String(memberId)}, ${String(inviterId)}) AND kind LIKE 'member%'
      OR kind = 'withdrawal_held' AND owner_id IN (SELECT id::text FROM withdrawal WHERE member_id = ${memberId})
      OR kind = 'order_held' AND owner_id IN (SELECT id::text FROM customer_order WHERE member_id = ${memberId}))),
  'sales', jsonb_build_object(
    'tallied', (SELECT jsonb_build_array(paid, open, redeemed, refunded, revenue, brand_share) FROM set_meal_sales
      WHERE set_meal_id = ${setMealId}),
    'summed', (SELECT jsonb_agg(sum ORDER BY place) FROM (SELECT place, sum(amount)::bigint AS sum
      FROM customer_order o CROSS JOIN unnest(set_meal_counts(o.id)) WITH ORDINALITY AS counts (amount, place)
      WHERE o.set_meal_id = ${setMealId} GROUP BY place) sums)),
  'owed', (SELECT count(*) FROM gateway_refund p JOIN payment_attempt a ON a.id = p.attempt_id
    WHERE p.state <> 'settled' AND (a.order_id IN (SELECT id FROM customer_order WHERE member_id = ${memberId})
      OR a.purchase_id IN (SELECT id FROM purchase WHERE member_id = ${memberId}))))`;
