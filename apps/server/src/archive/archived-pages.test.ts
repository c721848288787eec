import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { orderData } from '../modules/ordering/member-privacy.store.ts';
import { buySetMeal } from '../modules/ordering/setmeal/set-meals-in-tests.ts';
import { piecesBought } from '../modules/setmeal/index.ts';
import { walletData } from '../modules/wallet/ledger/member-privacy.store.ts';
import { newMember, noodlesToTakeAway, quoteAndPlace } from '../testing/index.ts';
import { newSetMeal, openBrand } from '../testing/set-meals.ts';
import { archive, inOldCity, type OldCity, restore, rowsIn } from './archive-in-tests.ts';

let old: OldCity;
inOldCity((opened) => {
  old = opened;
});

const guest = () => ({ token: old.city.member.token });
const detail = () => old.app.call('orderDetail', { orderId: old.old }, guest());

test('an archived order keeps its state and amounts, and the guest can place the same order again', async () => {
  const before = (await detail()).data;
  await archive(old);
  const { data, status } = await detail();
  expect(status).toBe(200);
  expect(data).toMatchObject({
    number: before.number,
    state: 'completed',
    receipt: before.receipt,
    paidBy: before.paidBy,
    lines: [],
    itemCount: 0,
    timeline: [],
    firstDish: { text: '' },
  });
  const list = (await old.app.call('listOrders', { pageNo: 1, pageSize: 10 }, guest())).data;
  expect(list.records.map(({ id, itemCount }) => [id, itemCount])).toEqual([
    [old.fresh, 2],
    [old.old, 0],
  ]);
  expect(list.total).toBe(2);
  const again = await quoteAndPlace(
    old.app,
    old.city.member,
    { ...noodlesToTakeAway(old.city), useBalance: true },
    randomUUID(),
  );
  expect(again.success).toBe(true);
  await restore(old);
  expect((await detail()).data).toEqual(before);
});

test('lists of balance and points entries state until when entries are archived, and the statement of an archived month is refused', async () => {
  const before = (await old.app.call('balance', {}, guest())).data;
  const month = (await old.app.call('statement', { month: '2026-11' }, guest())).data;
  expect(before.entries.archivedUntil).toBeNull();
  await archive(old);
  const after = (await old.app.call('balance', {}, guest())).data;
  expect(after.balance).toBe(before.balance);
  expect(after.entries.records).toEqual(before.entries.records.slice(0, after.entries.records.length));
  expect(after.entries.total).toBeLessThan(before.entries.total);
  expect(after.entries.archivedUntil).toMatch(/^2026-11-2/);
  const points = (await old.app.call('points', {}, guest())).data;
  expect(points.entries.archivedUntil).not.toBeNull();
  expect(await old.app.call('statement', { month: '2026-11' }, guest())).toMatchObject({
    status: 409,
    data: { reason: 'month_archived' },
  });
  expect((await old.app.call('statement', { month: '2026-12' }, guest())).data.before).toBe(month.after);
  await restore(old);
  expect((await old.app.call('statement', { month: '2026-11' }, guest())).data).toEqual(month);
});

test('a monthly statement starts with the current balance if all ledger entries of the account are archived', async () => {
  const { app } = old;
  const idle = await newMember(app, 5_000);
  // Simulates an account whose entries are all archived, so that only its balance is left.
  await sql`ALTER TABLE entry DISABLE TRIGGER USER`.execute(app.app.database.read);
  await sql`DELETE FROM entry USING account a WHERE a.id = account_id AND a.kind = 'member_balance'
    AND a.owner_id = ${String(idle.id)}`.execute(app.app.database.read);
  const { data } = await app.call('statement', { month: '2026-12' }, { token: idle.token });
  expect(data).toMatchObject({ before: 5_000, in: 0, out: 0, after: 5_000, entries: [] });
});

test('a merchant sees an archived order without its dishes and history, and an operator sees the order’s ledger postings without entries', async () => {
  const { city, app } = old;
  const { data } = await app.call('orderDetail', { orderId: old.fresh }, guest());
  await archive(old);
  const past = await app.call('merchantOrders', { view: 'past' }, { token: city.merchant.token });
  expect(past.data.records.map(({ id, lines, timeline }) => [id, lines.length, timeline.length > 0])).toEqual([
    [old.fresh, 1, true],
    [old.old, 0, false],
  ]);
  const earned = await app.call('earnings', { shopId: city.shopId }, { token: city.merchant.token });
  expect(earned.data.entries.archivedUntil).toMatch(/^2026-11-2/);
  expect((await app.call('courierEarnings', {}, { token: city.courier.token })).data.done.archivedUntil).toBeNull();
  const { number } = (await detail()).data;
  const trail = (await app.call('moneyTrail', { number }, { token: city.operator.token })).data;
  expect(trail?.postings.length).toBeGreaterThan(0);
  expect(trail?.postings.flatMap(({ entries }) => entries)).toEqual([]);
  expect(
    (await app.call('moneyTrail', { number: data.number }, { token: city.operator.token })).data?.postings[0]?.entries,
  ).not.toEqual([]);
});

test('a courier’s delivery is listed with its earnings until its ledger entries are archived', async () => {
  const { city, app } = old;
  await sql`INSERT INTO courier_assignment (order_id, courier_id, taken_at, finished_at)
    SELECT id, ${city.courier.id}, placed_at, completed_at FROM customer_order`.execute(app.app.database.read);
  const done = async () => (await app.call('courierEarnings', {}, { token: city.courier.token })).data.done;
  expect((await done()).total).toBe(2);
  // An open payment prevents the archive of ledger entries, so only the order lines are archived first.
  await sql`INSERT INTO payment_attempt (number, order_id, method, amount, state, expires_at, created_at)
    SELECT 'P1', max(id), 'stripe', 1, 'open', now(), '2026-01-01' FROM customer_order`.execute(app.app.database.read);
  const before = await done();
  await archive(old);
  expect(await rowsIn(old, 'order_line_first')).toBe(0);
  expect(await done()).toEqual(before);
  await sql`DELETE FROM payment_attempt WHERE number = 'P1'`.execute(app.app.database.read);
  await archive(old);
  const { total, records } = await done();
  expect([total, records.map(({ orderId }) => orderId)]).toEqual([1, [old.fresh]]);
});

test('an export of a member’s data marks archived orders and states until when ledger entries are archived', async () => {
  await archive(old);
  const { read } = old.app.app.database;
  const { orders } = (await orderData.exportData?.(read, old.city.member.id)) ?? {};
  expect(orders).toMatchObject([
    { id: old.old, lines: null, isArchived: true },
    { id: old.fresh, isArchived: false },
  ]);
  const { ledgerArchived } = (await walletData.exportData?.(read, old.city.member.id)) ?? {};
  expect(ledgerArchived).toContainEqual({ account: 'member_balance', archivedUntil: expect.any(Date) });
});

test('a deleted member’s contact is removed from an archived order, and the ledger stays consistent', async () => {
  await archive(old);
  await old.app.app.database.transact(async (tx) => orderData.deleteData?.(tx, old.city.member.id));
  await restore(old);
  expect((await old.app.call('ledgerCheck', {}, { token: old.city.operator.token })).data.problems).toEqual([]);
  expect((await detail()).data).toMatchObject({ contactName: '', lines: [{}] });
});

test('an archived set meal order still counts towards the member’s purchase limit and shows its vouchers', async () => {
  const { app, city } = old;
  const { read } = app.app.database;
  const brand = await openBrand(app, city);
  const setMealId = await newSetMeal(app, brand);
  const orderId = await buySetMeal(app, city.member, { setMealId, quantity: 2 });
  const seen = async () => (await app.call('orderDetail', { orderId }, guest())).data.setMeal;
  const before = await seen();
  await sql`DELETE FROM order_line WHERE order_id = ${orderId}`.execute(read);
  expect(await piecesBought(read, setMealId, city.member.id)).toBe(2);
  expect(await seen()).toEqual(before);
  expect(before?.vouchers).toHaveLength(2);
});
