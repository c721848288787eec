import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember, openTestApp, type TestApp } from '../../../testing/index.ts';
import { balanceOf } from '../balance.ts';
import { grantBalance, holdBalance } from '../order-money.ts';
import { grantRewards } from './grant-rewards.ts';
import { takeRewardsBack } from './take-rewards-back.ts';

let app: TestApp;
let orderId = 900_000;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const hours = (count: number) => count * 3_600_000;

/** Creates a member without balance, whose order of 123.45 yuan was just completed with a rebate card of 10%. */
async function completedOrder(paid = 12_345) {
  const member = await newMember(app, 0);
  orderId += 1;
  const order = { orderId, memberId: member.id, paid };
  const grant = () =>
    app.app.database.transact((tx) =>
      grantRewards(tx, { ...order, rebate: { percent: 10, most: null }, completedAt: app.clock.now() }),
    );
  await grant();
  const refund = (refunded: number) =>
    app.app.database.transact((tx) =>
      takeRewardsBack(tx, { orderId: order.orderId, paid, refunded, at: app.clock.now() }),
    );
  const stands = async () => {
    const points = await app.call('points', {}, { token: member.token });
    const balance = await app.call('balance', {}, { token: member.token });
    return {
      points: [points.data.pending, points.data.points],
      rebate: [balance.data.pending, balance.data.balance],
    };
  };
  return { member, order, grant, refund, stands };
}

const dayLater = async () => {
  app.clock.advance(hours(24));
  await app.drain();
};

async function ledgerAgrees() {
  const { checkLedger } = await import('../checking/check-ledger.ts');
  const checked = await checkLedger(app.app.database.read);
  return checked.ok ? checked.value.problems : ['refused'];
}

test('rewards of an order are pending for a day and are then credited once', async () => {
  const { grant, stands, member } = await completedOrder();
  await grant();
  expect(await stands()).toEqual({ points: [123, 0], rebate: [1234, 0] });
  app.clock.advance(hours(24) - 1);
  await app.drain();
  expect(await stands()).toEqual({ points: [123, 0], rebate: [1234, 0] });
  const waiting = await app.call('unreceived', { asset: 'balance' }, { token: member.token });
  expect(waiting.data).toMatchObject({ sum: 1234, rewards: { total: 1, records: [{ kind: 'rebate', amount: 1234 }] } });
  app.clock.advance(1);
  await app.drain();
  expect(await stands()).toEqual({ points: [0, 123], rebate: [0, 1234] });
  const none = await app.call('unreceived', { asset: 'balance' }, { token: member.token });
  expect(none.data).toMatchObject({ sum: 0, rewards: { total: 0 } });
  expect(await ledgerAgrees()).toEqual([]);
});

test('a partial refund takes back a proportional part of pending points and rebates, and a full refund takes all (case 22)', async () => {
  const { refund, stands } = await completedOrder(10_000);
  await refund(2_500);
  expect(await stands()).toEqual({ points: [75, 0], rebate: [750, 0] });
  await refund(2_500);
  expect(await stands()).toEqual({ points: [75, 0], rebate: [750, 0] });
  await refund(10_000);
  expect(await stands()).toEqual({ points: [0, 0], rebate: [0, 0] });
  await dayLater();
  expect(await stands()).toEqual({ points: [0, 0], rebate: [0, 0] });
  expect(await ledgerAgrees()).toEqual([]);
});

test('after points were credited, each refund posts a negative entry for its share of the points (case 22)', async () => {
  const { refund, stands, member } = await completedOrder(10_000);
  await dayLater();
  await refund(5_000);
  expect(await stands()).toEqual({ points: [0, 50], rebate: [0, 500] });
  const ledger = () => app.call('points', { direction: 'out' }, { token: member.token });
  expect((await ledger()).data.entries.records).toMatchObject([{ reason: 'points_taken_back', amount: -50 }]);
  await refund(8_000);
  expect(await stands()).toEqual({ points: [0, 20], rebate: [0, 200] });
  expect((await ledger()).data.entries.records).toMatchObject([{ amount: -30 }, { amount: -50 }]);
  expect(await ledgerAgrees()).toEqual([]);
});

test('a refund takes back an already spent rebate as far as the balance allows, and the platform pays the rest (case 22)', async () => {
  const { refund, stands, member } = await completedOrder(10_000);
  await dayLater();
  orderId += 1;
  const spent = orderId;
  await app.app.database.transact((tx) =>
    holdBalance(tx, { orderId: spent, memberId: member.id, amount: 800, part: 'wished', at: app.clock.now() }),
  );
  await refund(10_000);
  expect(await stands()).toEqual({ points: [0, 0], rebate: [0, 0] });
  const { rows } = await sql<{ amount: number }>`SELECT e.amount FROM entry e JOIN posting p ON p.id = e.posting_id
    JOIN account a ON a.id = e.account_id WHERE p.reason = 'reward_lost' AND a.kind = 'platform_income'`.execute(
    app.app.database.read,
  );
  expect(rows).toEqual([{ amount: -800 }]);
  expect(await ledgerAgrees()).toEqual([]);
});

test('a refund from before the order’s completion does not reduce the rewards a second time', async () => {
  const member = await newMember(app, 0);
  orderId += 1;
  const id = orderId;
  const { database } = app.app;
  await database.transact((tx) =>
    grantRewards(tx, { orderId: id, memberId: member.id, paid: 6_000, rebate: null, completedAt: app.clock.now() }),
  );
  await database.transact((tx) =>
    takeRewardsBack(tx, { orderId: id, paid: 10_000, refunded: 4_000, at: app.clock.now() }),
  );
  expect((await app.call('points', {}, { token: member.token })).data.pending).toBe(60);
  await database.transact((tx) =>
    takeRewardsBack(tx, { orderId: id, paid: 10_000, refunded: 7_000, at: app.clock.now() }),
  );
  expect((await app.call('points', {}, { token: member.token })).data.pending).toBe(30);
});

test('forty refunds concurrent with the crediting of rewards take back exactly their share (case 22)', async () => {
  const { refund, stands } = await completedOrder(10_000);
  app.clock.advance(hours(24));
  const refunds = Array.from({ length: 40 }, (_, index) => refund((index + 1) * 100));
  await Promise.all([...refunds, app.drain()]);
  await app.drain();
  expect(await stands()).toEqual({ points: [0, 60], rebate: [0, 600] });
  expect(await ledgerAgrees()).toEqual([]);
});

test('pending rewards cannot be spent', async () => {
  const { member } = await completedOrder(10_000);
  expect(await balanceOf(app.app.database.read, member.id)).toBe(0);
  await app.app.database.transact((tx) =>
    grantBalance(tx, { key: `extra:${member.id}`, memberId: member.id, amount: 5, at: app.clock.now() }),
  );
  orderId += 1;
  const id = orderId;
  const spending = app.app.database.transact((tx) =>
    holdBalance(tx, { orderId: id, memberId: member.id, amount: 6, part: 'wished', at: app.clock.now() }),
  );
  await expect(spending).rejects.toThrow();
});
