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

test('ledgerCheck returns no problems and the sums by kind of account for a consistent ledger (case 1)', async () => {
  await placePaid(app, city, noodlesToTakeAway(city));
  const { isBalanced, problems, sums } = await check();
  expect({ isBalanced, problems }).toEqual({ isBalanced: true, problems: [] });
  expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(sums.map(({ kind }) => kind)).toEqual(['member_balance', 'order_held', 'topup_bonus']);
});

test('ledgerCheck reports a balance that differs from the sum of its entries', async () => {
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

test('ledgerCheck reports money that is still held for a cancelled order', async () => {
  const id = await placePaid(app, city, noodlesToTakeAway(city));
  await sql`UPDATE customer_order SET state = 'cancelled' WHERE id = ${id}`.execute(read());
  const { problems } = await check();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^held for order .+: \d+$/);
  await sql`UPDATE customer_order SET state = 'pending' WHERE id = ${id}`.execute(read());
});

test('ledgerCheck reports pending rewards that differ from the member’s account of pending rewards', async () => {
  const { member } = city;
  await app.app.database.transact((tx) =>
    grantRewards(tx, { orderId: 1, memberId: member.id, paid: 5_000, rebate: null, completedAt: app.clock.now() }),
  );
  expect((await check()).problems).toEqual([]);
  await sql`UPDATE reward SET taken_back = 20 WHERE member_id = ${member.id}`.execute(read());
  expect((await check()).problems).toEqual([`waiting member_points_pending of member ${member.id}: 20`]);
});

test('ledgerCheck reports a paid mall order whose points were never posted', async () => {
  const { member } = city;
  await sql`INSERT INTO mall_order (number, member_id, state, points, refunded, contact, phone, address, language,
      placed_at, pay_before, paid_at, idempotency_key, request_hash)
    VALUES ('M1', ${member.id}, 'pending', 300, 20, '', '', '{}', 'en', now(), now(), now(), 'one', '')`.execute(
    read(),
  );
  expect((await check()).problems).toContain('redeemed in the points mall: -280');
  await sql`DELETE FROM mall_order`.execute(read());
});

test('only platform accounts may call ledgerCheck', async () => {
  for (const { token } of [city.member, city.merchant, city.courier]) {
    expect((await app.call('ledgerCheck', {}, { token })).status).toBe(403);
  }
});
