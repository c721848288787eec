import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { here, openTestApp, openTestDatabase, type TestApp, type TestDatabase } from '../testing/index.ts';
import { hasDemoShops } from './city.store.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seedDemoCity } from './index.ts';

// A Monday evening in Shanghai. Some demo shops are closed on Mondays.
const now = new Date('2026-11-23T11:00:00Z');
const silent = { now, progress: () => undefined };

let app: TestApp;
let database: Database;

beforeAll(async () => {
  app = await openTestApp();
  database = app.app.database;
  app.clock.set(now);
  await seedDemoCity(database, silent);
});
afterAll(() => app.close());

const count = async (from: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`SELECT count(*) FROM ${sql.raw(from)}`.execute(database.read);
  return rows[0]?.count ?? 0;
};

test('the seed fills an empty database with the demo city', async () => {
  expect(await count('shop')).toBeGreaterThanOrEqual(30);
  expect(await count('dish')).toBeGreaterThanOrEqual(400);
  expect(await count("shop WHERE dish_count = 0 OR pinyin = ''")).toBe(0);
  expect(await hasDemoShops(database.read)).toBe(true);
});

test('a demo branch has the menu of the branch that it refers to', async () => {
  const { rows } = await sql<{ keys: string }>`
    SELECT string_agg(dish.key, ' ' ORDER BY dish.position) AS keys FROM dish JOIN shop ON shop.id = dish.shop_id
    WHERE source_id LIKE 'demo:he-tian-cha%' GROUP BY shop.id`.execute(database.read);
  expect(rows).toHaveLength(4);
  expect(new Set(rows.map(({ keys }) => keys)).size).toBe(1);
});

test('every demo account can sign in with its listed password', async () => {
  for (const { role, login, password } of demoAccounts) {
    const answer =
      role === 'member'
        ? await app.call('login', { email: login, password })
        : await app.call('staffLogin', { login, password });
    expect([login, answer.success]).toEqual([login, true]);
  }
});

test('every demo shop has its own merchant account', async () => {
  expect(await count("staff WHERE role = 'merchant'")).toBe(await count('shop'));
  expect(await count('shop WHERE NOT EXISTS (SELECT FROM staff_shop WHERE shop_id = shop.id)')).toBe(0);
});

test('every past meal order of a demo member is completed, cancelled or delivered', async () => {
  const { rows } = await sql<{ email: string; states: string[]; types: string[] }>`
    SELECT email, array_agg(DISTINCT state) AS states, array_agg(DISTINCT type) AS types
    FROM customer_order o JOIN member m ON m.id = o.member_id GROUP BY email ORDER BY email`.execute(database.read);
  expect(rows.map(({ email }) => email)).toEqual(['anna@example.com', 'omar@example.com', 'yuki@example.com']);
  for (const { states } of rows) expect(states).toEqual(expect.arrayContaining(['cancelled', 'completed']));
  expect(rows.find(({ email }) => email.startsWith('yuki'))?.states).toContain('delivered');
  expect(rows.flatMap(({ types }) => types)).toEqual(expect.arrayContaining(['pickup', 'pack', 'delivery']));
  expect(
    await count("customer_order WHERE state NOT IN ('completed', 'cancelled', 'delivered') AND set_meal_id IS NULL"),
  ).toBe(0);
});

test('the order histories of the demo city have no future times, and each order has the last state of its history', async () => {
  expect(await count(`order_history WHERE created_at > '${now.toISOString()}'`)).toBe(0);
  expect(
    await count(`customer_order o WHERE state IS DISTINCT FROM
      (SELECT to_state FROM order_history h WHERE h.order_id = o.id ORDER BY h.id DESC LIMIT 1)`),
  ).toBe(0);
  expect(
    await count(`order_history h JOIN order_history before ON before.order_id = h.order_id AND before.id < h.id
      WHERE before.created_at > h.created_at`),
  ).toBe(0);
});

test('the ledger of the demo city balances, and each account equals the sum of its entries', async () => {
  const { rows } = await sql<{ sum: number }>`SELECT sum(amount)::bigint AS sum FROM entry`.execute(database.read);
  expect(rows[0]?.sum).toBe(0);
  expect(
    await count(`account a WHERE NOT may_be_negative
      AND balance <> (SELECT coalesce(sum(amount), 0) FROM entry WHERE account_id = a.id)`),
  ).toBe(0);
  expect(await count("account WHERE kind = 'order_held' AND balance <> 0")).toBe(2);
});

test('after the seed of the demo city, only jobs for open orders, parcels, vouchers and rewards are pending', async () => {
  await app.drain();
  const { rows } = await sql<{ kind: string }>`SELECT kind FROM job ORDER BY kind`.execute(database.read);
  expect(rows.map(({ kind }) => kind)).toEqual([
    'mall.confirm-sent',
    'mall.confirm-sent',
    'ordering.confirm-delivered',
    'ordering.expire-voucher',
    'ordering.expire-voucher',
    ...Array.from({ length: 3 }, () => 'reward.credited>notification'),
  ]);
});

test('each demo member has notifications of past events, of which only the newest two are unread', async () => {
  const { rows } = await sql<{ told: number; unread: number; future: number }>`
    SELECT count(*)::int AS told, (count(*) FILTER (WHERE read_at IS NULL))::int AS unread,
      (count(*) FILTER (WHERE created_at > ${app.clock.now()}))::int AS future
    FROM notice WHERE is_listed GROUP BY member_id`.execute(database.read);
  expect(rows.length).toBeGreaterThan(2);
  for (const { told, unread, future } of rows) {
    expect(unread).toBe(Math.min(told, 2));
    expect(future).toBe(0);
  }
});

test('every demo shop states a cooking time, and the times differ', async () => {
  expect(await count('shop WHERE kitchen_told IS NULL')).toBe(0);
  expect(await count('(SELECT DISTINCT kitchen_told FROM shop) AS t')).toBeGreaterThan(15);
});

test('the demo points mall has products of five categories and orders in five states', async () => {
  const { data: goods } = await app.call('mallProducts', { pageNo: -1 }, { language: 'ur' });
  expect(goods.records.every(({ name, points }) => name.language === 'ur' && points >= 80 && points <= 6000)).toBe(
    true,
  );
  expect(goods.records.filter(({ stock }) => stock === 0)).toHaveLength(1);
  expect(await count('mall_product')).toBe(goods.total + 1);
  expect((await app.call('mallCategories', {})).data).toHaveLength(5);
  const { rows } = await sql<{ state: string }>`SELECT state FROM mall_order ORDER BY placed_at`.execute(database.read);
  expect(rows.map(({ state }) => state)).toEqual([
    'completed',
    'cancelled',
    'completed',
    'cancelled',
    'after_sale_processing',
    'to_be_delivered',
    'pending',
  ]);
  expect(await count('mall_refund WHERE state = 4')).toBe(1);
  expect(await count(`mall_order_history WHERE created_at > '${now.toISOString()}'`)).toBe(0);
});

test('branches of a brand sell its demo set meals, some with voucher codes issued by the brand or by one branch', async () => {
  expect(await count(`set_meal WHERE sold_from <= '${now.toISOString().slice(0, 10)}'`)).toBe(12);
  expect(
    await count(`set_meal_branch part JOIN shop ON shop.id = part.shop_id JOIN set_meal m ON m.id = part.set_meal_id
      WHERE shop.brand_id <> m.brand_id`),
  ).toBe(0);
  expect(await count('set_meal_branch')).toBe(12 * 4 - 1);
  expect(await count('set_meal_code WHERE shop_id IS NULL')).toBe(24);
  expect(await count('(SELECT shop_id FROM set_meal_code WHERE shop_id IS NOT NULL GROUP BY shop_id) AS pools')).toBe(
    4,
  );
});

test('one demo guest has a paid set meal without a chosen restaurant, and another has redeemed one', async () => {
  const openOrders = async (email: string) => {
    const { data } = await app.call('login', { email, password: 'chifan-demo' });
    const signedIn = { token: data.token, language: 'ja' as const };
    const { records } = (await app.call('listOrders', { pageNo: -1 }, signedIn)).data;
    const ids = records.filter(({ setMealId }) => setMealId !== null).map(({ id }) => id);
    return Promise.all(ids.map(async (orderId) => (await app.call('orderDetail', { orderId }, signedIn)).data));
  };
  const [voucher, ...others] = await openOrders('yuki@example.com');
  expect(others).toEqual([]);
  expect(voucher).toMatchObject({ state: 'pending', shopId: null, payable: 0, receipt: { balance: 4800 } });
  expect(voucher?.setMeal?.vouchers).toHaveLength(1);
  expect(voucher?.allowedEvents).toEqual(expect.arrayContaining(['choose_restaurant', 'cancel']));
  expect(voucher?.lines[0]?.name).toMatchObject({ text: 'ふたりのアフタヌーンティー' });
  const eaten = await openOrders('anna@example.com');
  expect(eaten.map(({ state }) => state)).toEqual(['completed']);
  // The brand's share: eight per cent of 36 yuan.
  expect(
    await count("entry JOIN account ON account.id = account_id WHERE kind = 'brand_earnings' AND amount = 288"),
  ).toBe(1);
});

test('orders of invited friends in the demo city earned affiliate money and a double-draw ticket', async () => {
  const { rows } = await sql<{ inviter: string; brought: number; tickets: number; friends: number }>`
    SELECT inviter.email AS inviter, count(reward.id)::int AS brought,
      (SELECT issued FROM ticket_progress WHERE member_id = inviter.id AND source = 'friends') AS tickets,
      (SELECT count(*)::int FROM member WHERE inviter_id = inviter.id) AS friends
    FROM reward JOIN member inviter ON inviter.id = reward.member_id WHERE reward.kind = 'affiliate'
    GROUP BY inviter.id, inviter.email`.execute(database.read);
  expect(rows).toMatchObject([{ inviter: 'yuki@example.com', tickets: 1, friends: 2 }]);
  expect(rows[0]?.brought).toBeGreaterThan(1);
  // An order below 20 yuan gives no prize draw (rule affiliate-5).
  const drawn = 'completed_at IS NOT NULL AND balance_part + payable - refunded_balance - refunded_gateway >= 2000';
  expect(await count('draw')).toBe(await count(`customer_order WHERE ${drawn}`));
});

test('the demo city has open campaigns of every coupon group and channel, and members hold their coupons', async () => {
  const { rows } = await sql<{ groups: number; channels: number; holders: number }>`
    SELECT count(DISTINCT coupon_group)::int AS groups, count(DISTINCT channel)::int AS channels,
      (SELECT count(DISTINCT member_id)::int FROM coupon WHERE state = 'valid') AS holders
    FROM coupon_campaign`.execute(database.read);
  expect(rows[0]).toEqual({ groups: 4, channels: 3, holders: 3 });
  const offers = await app.call('couponOffers', {}, { language: 'ur' });
  expect(offers.data.length).toBeGreaterThan(5);
  expect(offers.data.every(({ name }) => name.language === 'ur')).toBe(true);
});

test('seeding the demo city does not change a database that already has a shop', async () => {
  const before = await count('shop');
  await seedDemoCity(database, silent);
  expect(await count('shop')).toBe(before);
});

test('a guest at the centre of the demo city finds more than five shops nearby', async () => {
  const answer = await app.call('nearbyShops', here, { language: 'ar' });
  expect(answer.success).toBe(true);
  expect(answer.data.records.length).toBeGreaterThan(5);
});

test('only one of two servers that start at the same time fills the database', async () => {
  const empty: TestDatabase = await openTestDatabase();
  const nodes = [1, 2].map(() => openDatabase(empty.url, 2, () => undefined));
  await Promise.all(nodes.map((node) => seedDemoCity(node, silent)));
  const { rows } = await sql<{ count: number }>`SELECT count(*) FROM shop`.execute(nodes[0]?.read ?? database.read);
  expect(rows[0]?.count).toBe(await count('shop'));
  await Promise.all(nodes.map((node) => node.close()));
  await empty.drop();
});
