import { Client } from 'pg';
import type { BenchCity } from './build-city.ts';

const stepOrders = 50_000;

/**
 * Inserts completed orders of the last year with lines, history, pick-up codes and ledger postings, distributed over
 * members and shops.
 */
export async function insertPastOrders(databaseUrl: string, city: BenchCity, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`INSERT INTO member (email, name, language, created_at)
      SELECT 'past-' || n || '@example.com', 'Guest', 'ja', now() - interval '1 year' FROM generate_series(1, 20000) AS n`);
    // Disables triggers. The generated postings are balanced, and checking millions of rows would take longer than
    // inserting them.
    await client.query(`SET session_replication_role = replica`);
    const shopIds = city.shops.map(({ id }) => id);
    for (let first = 1; first <= count; first += stepOrders) {
      await client.query(pastOrders, [first, Math.min(count, first + stepOrders - 1), shopIds]);
    }
    await client.query('SET session_replication_role = DEFAULT');
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

const pastOrders = `
  WITH people AS (SELECT array_agg(id) AS ids FROM member),
  planned AS (
    SELECT n, people.ids[1 + n % array_length(people.ids, 1)] AS member_id,
      ($3::bigint[])[1 + n % array_length($3::bigint[], 1)] AS shop_id,
      now() - interval '1 day' - (n % 31000000) * interval '1 second' AS at
    FROM generate_series($1::int, $2::int) AS n, people
  ), placed AS (
    INSERT INTO customer_order (number, member_id, shop_id, type, dining, state, goods, full_reduction, shop_coupon,
      package_fee, delivery_fee, delivery_coupon, balance_part, payable, contact_name, contact_phone, remark, language,
      placed_at, pay_before, paid_at, accepted_at, completed_at, estimated_at, pick_up_code, idempotency_key, request_hash,
      version, paid_method)
    SELECT 'past-' || n, member_id, shop_id, 'pickup', 'take_away', 'completed', 4600, 0, 0, 200, 0, 0, 4800, 0, 'Guest',
      '139' || lpad((n % 100000000)::text, 8, '0'), 'No coriander, please.', 'ja', at, at + interval '5 minutes', at, at,
      at, at, 'A001', 'past-' || n, repeat('0', 64), 6, 'balance'
    FROM planned RETURNING id, member_id, shop_id, placed_at AS at
  ), lines AS (
    INSERT INTO order_line (order_id, position, dish_id, name, options, plate, unit_price, quantity, took_stock, share)
    SELECT id, position, 1, '{"en": "Noodles", "ja": "麺", "zh": "面", "pinyin": "miàn"}', '[]', 'noodles', 2300, 1, false, 2300
    FROM placed, generate_series(0, 1) AS position
  ), history AS (
    INSERT INTO order_history (order_id, event, from_state, to_state, actor, created_at)
    SELECT id, event, from_state, to_state, 'system', at
    FROM placed, (VALUES ('place', NULL, 'unpaid'), ('pay', 'unpaid', 'pending'), ('accept', 'pending', 'delivering'),
      ('issue_code', 'delivering', 'to_be_picked_up'), ('redeem', 'to_be_picked_up', 'completed'))
      AS moved(event, from_state, to_state)
  ), held AS (
    INSERT INTO account (kind, owner_id, asset, balance, may_be_negative)
    SELECT 'order_held', id, 'cny', 0, false FROM placed RETURNING id, owner_id::bigint AS order_id
  ), income AS (
    INSERT INTO account (kind, owner_id, asset, may_be_negative) VALUES ('platform_income', '', 'cny', true)
    ON CONFLICT (kind, owner_id) DO UPDATE SET asset = 'cny' RETURNING id
  ), posted AS (
    INSERT INTO posting (key, reason, order_id, created_at)
    SELECT 'past:' || id || ':' || reason, reason, id, at
    FROM placed, (VALUES ('order_paid'), ('order_settled')) AS why(reason) RETURNING id, order_id, reason
  )
  INSERT INTO entry (posting_id, account_id, amount)
  SELECT posted.id, side.account_id, side.amount
  FROM posted JOIN held ON held.order_id = posted.order_id, income,
    LATERAL (VALUES (held.id, CASE reason WHEN 'order_paid' THEN 4800 ELSE -4800 END),
      (income.id, CASE reason WHEN 'order_paid' THEN -4800 ELSE 4800 END)) AS side(account_id, amount)`;
