import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tx } from '../../../platform/database/database.ts';
import { manyConnections } from '../../../testing/index.ts';
import { fortyTimes, type MallStage, openMallStage, refusalsOf } from '../mall-in-tests.ts';
import { lockProducts } from './mall-order.store.ts';

// Concurrent calls on a real PostgreSQL. The ledger must balance after each test.
let stage: MallStage;
beforeEach(async () => {
  stage = await openMallStage(manyConnections);
});
afterEach(async () => {
  expect(await stage.ledger()).toMatchObject({ isBalanced: true, problems: [] });
  await stage.close();
});

const won = (answers: readonly { success: boolean }[]) => answers.filter(({ success }) => success).length;

test('forty concurrent payments of a mall order cost its points once', async () => {
  const [tea, guest] = [await stage.product(), await stage.guest(1000)];
  const { orderId } = (await guest.place([[tea, 1]])).data;
  const answers = await fortyTimes(() => guest.pay(orderId));
  expect([won(answers), refusalsOf(answers)]).toEqual([1, ['payment_not_open']]);
  expect(await guest.points()).toBe(700);
  expect(await stage.stock(tea)).toEqual({ stock: 9, redeemed: 1 });
});

test('only one of forty members gets the last unit of a product', async () => {
  const tea = await stage.product({ stock: 1 });
  const guests = await fortyTimes(() => stage.guest(1000));
  const answers = await Promise.all(guests.map((guest) => guest.place([[tea, 1]])));
  expect([won(answers), refusalsOf(answers)]).toEqual([1, ['mall_items_changed']]);
  expect(await stage.stock(tea)).toEqual({ stock: 0, redeemed: 0 });
});

test('a member’s forty concurrent mall orders create one unpaid order, and none once the member has the most allowed units', async () => {
  const [tea, guest] = [await stage.product({ stock: 100, limit: 2 }), await stage.guest(100_000)];
  const rounds: unknown[] = [];
  for (let round = 0; round < 3; round += 1) {
    const answers = await fortyTimes(() => guest.place([[tea, 1]]));
    rounds.push([won(answers), refusalsOf(answers)]);
    for (const { success, data } of answers) if (success) await guest.pay(data.orderId);
  }
  expect(rounds).toEqual([
    [1, ['unpaid_order_at_shop']],
    [1, ['unpaid_order_at_shop']],
    [0, ['mall_items_changed']],
  ]);
  expect(await stage.stock(tea)).toEqual({ stock: 98, redeemed: 2 });
});

test('forty concurrent calls with one idempotency key place one mall order', async () => {
  const [tea, guest] = [await stage.product(), await stage.guest()];
  const answers = await fortyTimes(() => guest.place([[tea, 1]], 'one-order'));
  expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1);
  expect(await stage.stock(tea)).toEqual({ stock: 9, redeemed: 0 });
});

test('concurrent mall orders of the same products in different sequences are all placed, paid and cancelled', async () => {
  const [tea, cup] = [await stage.product({ stock: 1000 }), await stage.product({ stock: 1000 })];
  const guests = await fortyTimes(() => stage.guest());
  const orders = await Promise.all(
    guests.map((guest, index) =>
      guest.paid(
        ...(index % 2
          ? ([
              [tea, 1],
              [cup, 2],
            ] as const)
          : ([
              [cup, 2],
              [tea, 1],
            ] as const)
        ).map(([product, number]): [typeof tea, number] => [product, number]),
      ),
    ),
  );
  await Promise.all(guests.map((guest, index) => guest.cancel(orders[index] ?? 0)));
  expect([await stage.stock(tea), await stage.stock(cup)]).toEqual([
    { stock: 1000, redeemed: 0 },
    { stock: 1000, redeemed: 0 },
  ]);
});

test('lockProducts locks products in the order of their ids, so that no deadlock occurs', async () => {
  const { transact } = stage.test.app.database;
  const first = (await stage.product()).id;
  const second = (await stage.product()).id;
  for (let round = 0; round < 5; round += 1) {
    let others: Promise<void> | undefined;
    await transact(async (tx) => {
      await lockProducts(tx, [first]);
      others = transact((other) => lockProducts(other, [second, first]));
      await isWaitedFor(tx);
      // The waiting transaction must not hold the lock of the second product. If it did, the next statement would time
      // out.
      await sql`SET LOCAL lock_timeout = '200ms'`.execute(tx);
      await lockProducts(tx, [second]);
    });
    await others;
  }
});

/** Waits until another transaction waits for a lock that `tx` holds. */
async function isWaitedFor(tx: Tx): Promise<void> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
  const waiting = () =>
    sql`SELECT FROM pg_stat_activity WHERE ${rows[0]?.pid} = ANY(pg_blocking_pids(pid))`.execute(
      stage.test.app.database.read,
    );
  await expect.poll(async () => (await waiting()).rows.length).toBe(1);
}

test('a mall order that is cancelled, refused and sent at the same moment ends in only one of these states', async () => {
  const tea = await stage.product({ stock: 20 });
  for (let round = 0; round < 12; round += 1) {
    const guest = await stage.guest(1000);
    const orderId = await guest.paid([tea, 1]);
    const race = [() => guest.cancel(orderId), () => stage.ship(orderId), () => stage.refuse(orderId)];
    const answers = await Promise.all(race.toSorted(() => (round % 2 ? 1 : -1)).map((move) => move()));
    expect(won(answers)).toBe(1);
    const { state } = await guest.show(orderId);
    expect(await guest.points()).toBe(state === 'cancelled' ? 1000 : 700);
  }
  const stock = await stage.stock(tea);
  expect(stock?.stock).toBe(20 - (stock?.redeemed ?? 0));
});

test('one of two concurrent payments fails if the points suffice for one mall order only', async () => {
  const [tea, guest] = [await stage.product({ points: 600 }), await stage.guest(1000)];
  const orders = [(await guest.place([[tea, 1]])).data.orderId];
  // Give the member two unpaid mall orders, which only older releases allowed. The first order is set to `cancelled`
  // until the second order is placed.
  await setState(orders, 'cancelled');
  orders.push((await guest.place([[tea, 1]])).data.orderId);
  await setState(orders, 'unpaid');
  const answers = await Promise.all(orders.map((orderId) => guest.pay(orderId)));
  expect([won(answers), refusalsOf(answers)]).toEqual([1, ['insufficient_points']]);
  expect(await guest.points()).toBe(400);
  // The failed payment changed no stock.
  expect(await stage.stock(tea)).toEqual({ stock: 8, redeemed: 1 });
});

const setState = (orderIds: readonly number[], state: 'cancelled' | 'unpaid') =>
  sql`UPDATE mall_order SET state = ${state} WHERE id = ANY(${orderIds})`.execute(stage.test.app.database.read);

test('a mall order paid at its deadline is either paid or expired', async () => {
  const tea = await stage.product();
  for (let round = 0; round < 8; round += 1) {
    const guest = await stage.guest(300);
    const { orderId } = (await guest.place([[tea, 1]])).data;
    stage.test.clock.advance(5 * 60_000 - 1);
    const paying = guest.pay(orderId);
    stage.test.clock.advance(1);
    const [paid] = await Promise.all([paying, stage.test.drain()]);
    const { state } = await guest.show(orderId);
    expect(state).toBe(paid.success ? 'pending' : 'cancelled');
    expect(await guest.points()).toBe(paid.success ? 0 : 300);
  }
});

test('forty concurrent decisions on a mall refund take effect once', async () => {
  const [tea, guest] = [await stage.product(), await stage.guest(1000)];
  const orderId = await guest.paid([tea, 2]);
  await stage.ship(orderId);
  const { id } = (await guest.apply(orderId, [{ position: 0, number: 1 }])).data;
  const hands = [
    () => stage.grant(id, { isBackInStock: true }),
    () => stage.refuseRefund(id),
    () => guest.withdraw(id),
  ];
  const answers = await fortyTimes(async (index) => ({ success: (await hands[index % 3]?.())?.success ?? false }));
  expect(won(answers)).toBe(1);
  const { data } = await stage.test.call('mallRefundProgress', { refundId: id }, guest.as);
  expect(await guest.points()).toBe(400 + (data.state === 7 ? 300 : 0));
  expect((await stage.stock(tea))?.stock).toBe(8 + (data.state === 7 ? 1 : 0));
});

test('only one of forty concurrent mall refund requests is created', async () => {
  const [tea, guest] = [await stage.product(), await stage.guest(1000)];
  const orderId = await guest.paid([tea, 1]);
  await stage.ship(orderId);
  const answers = await fortyTimes(() => guest.apply(orderId, [{ position: 0, number: 1 }]));
  expect([won(answers), refusalsOf(answers)]).toEqual([1, ['refund_open_already']]);
});
