import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import { noodlesToTakeAway, placePaid, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { grantRewards } from '../rewards/grant-rewards.ts';

let app: TestApp;
let city: SmallCity;
inFreshSmallCity((opened) => {
  ({ app, city } = opened);
});

const check = async () => (await app.call('ledgerCheck', {}, { token: city.operator.token })).data;
const read = () => app.app.database.read;

test('a ledger that agrees says so, with the sums by kind of account (case 1)', async () => {
  await placePaid(app, city, noodlesToTakeAway(city));
  const { isBalanced, problems, sums } = await check();
  expect({ isBalanced, problems }).toEqual({ isBalanced: true, problems: [] });
  expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(sums.map(({ kind }) => kind)).toEqual(['member_balance', 'order_held', 'topup_bonus']);
});

test('a balance that is not the sum of its entries is found', async () => {
  const touch = (by: number) =>
    sql`UPDATE account SET balance = balance + ${by} WHERE kind = 'member_balance' AND owner_id = ${String(city.member.id)}`.execute(
      read(),
    );
  await touch(7);
  expect(await check()).toMatchObject({
    isBalanced: false,
    problems: [`balance of member_balance:${city.member.id}: 7`],
  });
  await touch(-7);
});

test('money that is held for an order that has ended is found', async () => {
  const id = await placePaid(app, city, noodlesToTakeAway(city));
  await sql`UPDATE customer_order SET state = 'cancelled' WHERE id = ${id}`.execute(read());
  const { problems } = await check();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^held for order .+: \d+$/);
  await sql`UPDATE customer_order SET state = 'pending' WHERE id = ${id}`.execute(read());
});

test('finds waiting rewards that differ from their accounts', async () => {
  const { member } = city;
  await app.app.database.transact((tx) =>
    grantRewards(tx, { orderId: 1, memberId: member.id, paid: 5_000, rebate: null, completedAt: app.clock.now() }),
  );
  expect((await check()).problems).toEqual([]);
  await sql`UPDATE reward SET taken_back = 20 WHERE member_id = ${member.id}`.execute(read());
  expect((await check()).problems).toEqual([`waiting member_points_pending of member ${member.id}: 20`]);
});

test('finds points of a mall order that were never redeemed', async () => {
  const { member } = city;
  await sql`INSERT INTO mall_order (number, member_id, state, points, refunded, contact, phone, address, language,
      placed_at, pay_before, paid_at, idempotency_key, request_hash)
    VALUES ('M1', ${member.id}, 'pending', 300, 20, '', '', '{}', 'en', now(), now(), now(), 'one', '')`.execute(
    read(),
  );
  expect((await check()).problems).toContain('redeemed in the points mall: -280');
  await sql`DELETE FROM mall_order`.execute(read());
});

test('only the platform may run the check', async () => {
  for (const { token } of [city.member, city.merchant, city.courier]) {
    expect((await app.call('ledgerCheck', {}, { token })).status).toBe(403);
  }
});
