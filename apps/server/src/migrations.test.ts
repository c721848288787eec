import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from './platform/database/migrate.ts';
import { migrationsFolder } from './platform/database/newest-schema.ts';
import { asServer, createDatabase, dropDatabase } from './testing/database/databases.ts';
import { fillOlder, rowsOf, underNewNames } from './testing/database/rows-of-before.ts';
import {
  newMember,
  noodlesDelivered,
  noodlesToTakeAway,
  openFilledDatabase,
  openSmallCity,
  openTestApp,
  placeAnother,
  placePaid,
  quoteAndPlace,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from './testing/index.ts';

/** Last migration of the test's older database. The test runs all later migrations on tables with rows. */
const before = '0035_points_mall.sql';
/** Columns that later migrations remove or rewrite intentionally. */
const changed = new Set([
  'pick_up_counter.first_place',
  'pick_up_counter.step',
  'refund.decision_reason',
  'mall_refund.decision_reason',
  'withdrawal.reason',
  'account.kind',
  'posting.key',
  'posting.reason',
  'job.kind',
  'job.key',
  'job.payload',
  'staff.is_on_duty',
]);

/**
 * The older schema requires a shop for each order and a dish for each order line, so the test turns set meal orders
 * into ordinary meal orders.
 */
const asMeals = `UPDATE customer_order SET shop_id = (SELECT min(shop_id) FROM set_meal_branch part
    WHERE part.set_meal_id = customer_order.set_meal_id) WHERE shop_id IS NULL;
  UPDATE order_line SET dish_id = (SELECT min(id) FROM dish) WHERE dish_id IS NULL`;

const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
let city: SmallCity;
let newestOrder: number;
let debtor: TestPerson;
let url: string;
let old: Awaited<ReturnType<typeof rowsOf>>;
let kept: Map<string, string[]>;
let now: Awaited<ReturnType<typeof rowsOf>>;
let app: TestApp;
let refundIds: number[];

beforeAll(async () => {
  const newest = await openTestApp(undefined, () => openFilledDatabase('city'));
  try {
    await live(newest);
    const { server } = inject('testDatabase');
    url = await createDatabase(server, name);
    await migrate(url, () => undefined, readdirSync(migrationsFolder).filter((name) => name <= before).length);
    await asServer(url, (client) =>
      client.query('ALTER TABLE pick_up_counter ALTER first_place SET DEFAULT 4801, ALTER step SET DEFAULT 10007'),
    );
    await asServer(newest.databaseUrl, (client) => client.query(asMeals));
    expect(await fillOlder(url, newest.databaseUrl)).toBeGreaterThan(1000);
  } finally {
    await newest.close();
  }
  await asServer(url, (client) => client.query(rowsThatOnlyStoodThen));
  old = underNewNames(await rowsOf(url));
  await migrate(url);
  kept = new Map(
    [...old.columns].map(([table, columns]) => [table, columns.filter((name) => !changed.has(`${table}.${name}`))]),
  );
  now = await rowsOf(url, kept);
  app = await openTestApp(undefined, () =>
    Promise.resolve({ url, drop: () => dropDatabase(inject('testDatabase').server, name) }),
  );
}, 240_000);
afterAll(() => app.close());

async function live(newest: TestApp): Promise<void> {
  city = await openSmallCity(newest);
  debtor = await newMember(newest);
  const token = { token: city.member.token };
  for (let time = 0; time < 2; time += 1) await placeAnother(newest, debtor, noodlesToTakeAway(city));
  await placePaid(newest, city, noodlesDelivered(city));
  const staff = { token: city.merchant.token };
  refundIds = [];
  for (let time = 0; time < 4; time += 1) refundIds.push(await askForRefund(newest));
  const [, refused = 0, appealed = 0, granted = 0] = refundIds;
  for (const id of [refused, appealed])
    await newest.call('refuseRefund', { refundId: id, refusal: 'made_as_ordered' }, staff);
  await newest.call('appealRefund', { refundId: appealed, note: 'It was cold.' }, token);
  await newest.call('grantRefund', { refundId: granted, amount: 100 }, staff);
  newestOrder = await placePaid(newest, city, noodlesToTakeAway(city));
  await newest.call('cancelOrder', { orderId: newestOrder, reason: 1 }, token);
  await newest.drain();
}

async function askForRefund(newest: TestApp): Promise<number> {
  const orderId = await placePaid(newest, city, noodlesToTakeAway(city));
  await newest.call('acceptOrder', { orderId }, { token: city.merchant.token });
  const request = { orderId, items: [{ position: 0, quantity: 1 }], amount: 100, reason: 14 };
  return (await newest.call('applyForRefund', request, { token: city.member.token })).data.id;
}

const rowsThatOnlyStoodThen = `
  UPDATE refund SET decision_reason = 'see_note' WHERE state IN (4, 5, 6, 7);
  UPDATE mall_refund SET decision_reason = 'see_note';
  UPDATE withdrawal SET reason = 'see_note' WHERE reason IS NOT NULL;
  UPDATE shop SET is_taking_orders = false WHERE id = (SELECT min(id) FROM shop);
  INSERT INTO throttle VALUES ('of_before', 7, now() + interval '1 day') ON CONFLICT DO NOTHING;
  INSERT INTO pick_up_counter (shop_id, business_day, last_sequence, first_place, step)
    SELECT id, '2026-11-01', 40, 123, 7 FROM shop LIMIT 3;
  UPDATE account SET kind = 'merchant_takings' WHERE kind = 'merchant_earnings';
  INSERT INTO posting (key, reason, created_at) VALUES ('payout:of_before', 'payout_otherwise', now());
  INSERT INTO job (kind, key, payload, run_at) VALUES
    ('payment.transfer-ended>withdrawal', 'of_before:1', '{"transferId": 7}', now() + interval '1 year'),
    ('payment.pay-back', 'of_before:2', '{"payoutId": 8}', now() + interval '1 year')`;

const count = (from: string): Promise<number> =>
  asServer(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${from}`);
    return rows[0]?.count ?? -1;
  });

test('the test database with the older schema has rows in its main tables, and orders and refunds in several states', async () => {
  for (const table of [
    'member',
    'staff',
    'shop',
    'dish',
    'posting',
    'pick_up_code',
    'throttle',
    'session',
    'mall_order',
  ])
    expect([table, (old.content.get(table)?.length ?? 0) > 0]).toEqual([table, true]);
  expect(
    await count("(SELECT DISTINCT state FROM customer_order WHERE state IN ('unpaid', 'pending', 'cancelled')) s"),
  ).toBe(3);
  expect(await count('(SELECT DISTINCT state FROM refund WHERE state IN (2, 3, 4, 7)) s')).toBe(4);
});

test('the migrations lose no row and no value of a full database', async () => {
  expect(now.columns).toEqual(kept);
  const tables = [...old.content].filter(([table]) => old.columns.get(table)?.length === kept.get(table)?.length);
  for (const [table, rows] of tables) expect([table, now.content.get(table)]).toEqual([table, rows]);
  for (const [table, rows] of old.content)
    expect([table, now.content.get(table)?.length]).toEqual([table, rows.length]);
});

test('the ledger balances after the migrations, and no refund has the decision reason “see_note”, which the migrations remove', async () => {
  expect(
    await count(
      '(SELECT FROM entry e JOIN account a ON a.id = e.account_id GROUP BY e.posting_id, a.asset HAVING sum(e.amount) <> 0) s',
    ),
  ).toBe(0);
  expect(await count("refund WHERE decision_reason = 'see_note'")).toBe(0);
  expect(await count("mall_refund WHERE decision_reason = 'see_note'")).toBe(0);
});

test('the migrations rename stored account kinds, posting reasons and job kinds', async () => {
  expect(await count("account WHERE kind = 'merchant_takings'")).toBe(0);
  expect(await count("account WHERE kind = 'merchant_earnings'")).toBeGreaterThan(0);
  const posted = "key = 'gateway-refund:of_before' AND reason = 'gateway_refund_otherwise'";
  expect(await count(`posting WHERE ${posted}`)).toBe(1);
  expect(await count(`job WHERE kind = 'payment.payout-ended>withdrawal' AND payload = '{"payoutId": 7}'`)).toBe(1);
  expect(await count(`job WHERE kind = 'payment.pay-back' AND payload = '{"gatewayRefundId": 8}'`)).toBe(1);
});

test('guests and merchants see their earlier data after the migrations, and guests can place orders', async () => {
  const guest = { token: city.member.token };
  const listed = (await app.call('listOrders', { pageNo: -1 }, guest)).data.records;
  expect(listed.map(({ state }) => state).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'after_sale_processing'),
    'cancelled',
    'delivering',
    'pending',
  ]);
  const states = refundIds.map(async (refundId) => (await app.call('refundProgress', { refundId }, guest)).data.state);
  expect(await Promise.all(states)).toEqual([2, 3, 4, 7]);
  const board = await app.call('merchantOrders', { pageNo: -1 }, { token: city.merchant.token });
  expect(board.data.records.length).toBeGreaterThanOrEqual(2);
  expect((await app.call('listOrders', { pageNo: -1 }, { token: debtor.token })).data.records).toHaveLength(2);
  // Use a new idempotency key, because the app used its first keys before the migrations and would return the stored
  // responses.
  const request = { ...noodlesToTakeAway(city), useBalance: true };
  const { orderId } = (await quoteAndPlace(app, city.member, request, randomUUID())).data;
  expect(orderId).toBeGreaterThan(newestOrder);
  await app.drain();
  expect((await app.call('orderDetail', { orderId }, guest)).data.state).toBe('pending');
});

test.each([
  ['customer_order_unpaid_slot', "UPDATE customer_order SET unpaid_slot = 1 WHERE state = 'unpaid'"],
  ['refund_check1', "UPDATE refund SET offered = asked, offer_reason = 'x'"],
  ['refund_check', 'UPDATE refund SET offered = 1 WHERE asked > 1'],
  ['customer_order_diet_profile_check', "UPDATE customer_order SET diet_profile = '[]'"],
  ['shop_paused_until_check', 'UPDATE shop SET paused_until = now() WHERE is_taking_orders'],
])('the constraint %s applies to rows that existed before the migrations', async (constraint, statement) => {
  await expect(asServer(url, (client) => client.query(statement))).rejects.toThrow(constraint);
});
