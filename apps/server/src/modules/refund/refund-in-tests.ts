import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';
import {
  insertPicture,
  newMember,
  noodlesDelivered,
  noodlesToTakeAway,
  openSmallCity,
  openTestApp,
  placePaid,
  quoteAndPlace,
  type SmallCity,
  type TestApp,
  type TestAppWithCards,
} from '../../testing/index.ts';
import { grantBalance } from '../wallet/index.ts';

export const hour = 3_600_000;
export const minute = 60_000;

export type Item = { position: number; quantity: number };
export const noodles = (quantity: number): Item => ({ position: 0, quantity });
export const tea: Item = { position: 1, quantity: 1 };
export const everything: Item[] = [noodles(2), tea];

type Ledger = Readonly<Record<string, number>>;

export type RefundStage = Awaited<ReturnType<typeof openRefundStage>>;

export async function openRefundStage() {
  const test = await openTestApp();
  return stageOf(test, await openSmallCity(test));
}

export function stageOf(test: TestApp, city: SmallCity) {
  const guest = { token: city.member.token };
  const staff = {
    merchant: { token: city.merchant.token },
    courier: { token: city.courier.token },
    operator: { token: city.operator.token },
  };
  const { read } = test.app.database;
  const request = () => ({
    ...noodlesDelivered(city),
    lines: [
      { dishId: city.noodlesId, quantity: 2, options: { size: ['large'] } },
      { dishId: city.teaId, quantity: 1, options: {} },
    ],
  });
  return {
    test,
    city,
    guest,
    staff,
    request,
    deliver: (orderId: number, until: Until) => deliver({ test, city }, orderId, until),
    stranger: () => newMember(test, 0),
    paid: async () => {
      const gift = { key: randomUUID(), memberId: city.member.id, amount: 20_000, at: test.clock.now() };
      await test.app.database.transact((tx) => grantBalance(tx, gift));
      await sql`UPDATE dish SET stock = 100 WHERE id = ${city.teaId}`.execute(read);
      return placePaid(test, city, request());
    },
    preview: async (orderId: number, items: Item[]) => test.call('previewRefund', { orderId, items }, guest),
    apply: (orderId: number, items: Item[], amount: number, more: object = {}) =>
      test.call('applyForRefund', { orderId, items, amount, reason: 14, ...more }, guest),
    grantPart: async (refundId: number, amount: number) => {
      await test.call('grantRefund', { refundId, amount, reason: 'only_affected' }, staff.merchant);
      await test.call('acceptOfferedRefund', { refundId }, guest);
    },
    progress: async (orderId: number) => (await test.call('refundProgress', { orderId }, guest)).data,
    order: async (orderId: number) => (await test.call('orderDetail', { orderId }, guest)).data,
    balance: async () => (await test.call('balance', {}, guest)).data.balance,
    ledger: () => ledgerOf(read),
    picture: () => insertPicture(test, `member:${city.member.id}`, 'refund'),
    pass: async (ms: number) => {
      test.clock.advance(ms);
      await test.drain();
    },
  };
}

/** Places an order of several bowls by a new member, who pays partly from the balance and partly by card. */
export async function orderPaidByBoth(
  { app, city }: { readonly app: TestAppWithCards; readonly city: SmallCity },
  { bowls, balance }: { readonly bowls: number; readonly balance: number },
) {
  const member = await newMember(app, balance);
  const stage = stageOf(app, { ...city, member });
  const line = { dishId: city.noodlesId, quantity: bowls, options: { size: ['large'] } };
  const request = { ...noodlesToTakeAway(city), lines: [line], useBalance: true };
  const { orderId } = (await quoteAndPlace(app, member, request)).data;
  const started = await app.call('startPayment', { orderId, method: 'stripe' }, stage.guest);
  await app.payByCard(started.data.clientData?.['clientSecret'] ?? '');
  // The gateway's webhook may be late. `paymentStatus` queries the gateway.
  while ((await stage.order(orderId)).state === 'unpaid') {
    await app.call('paymentStatus', { orderId }, stage.guest);
    await app.drain();
  }
  return { orderId, stage };
}

/** Returns the change of each ledger account between two states of the ledger, without unchanged accounts. */
export const movedBetween = (before: Ledger, after: Ledger): Ledger =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((name): [string, number] => [name, (after[name] ?? 0) - (before[name] ?? 0)])
      .filter(([, moved]) => moved !== 0),
  );

type Until = 'accepted' | 'collected' | 'delivered' | 'completed';

async function deliver({ test, city }: { test: TestApp; city: SmallCity }, orderId: number, until: Until) {
  const [guest, merchant, courier] = [city.member, city.merchant, city.courier].map(({ token }) => ({ token }));
  await test.call('acceptOrder', { orderId }, merchant);
  if (until === 'accepted') return;
  await test.call('markReady', { orderId }, merchant);
  await test.call('takeJob', { orderId }, courier);
  await test.call('collectOrder', { orderId }, courier);
  if (until === 'collected') return;
  const code = (await test.call('orderDetail', { orderId }, guest)).data.handOverCode ?? '';
  await test.call('handOver', { orderId, code }, courier);
  if (until === 'completed') await test.call('confirmOrder', { orderId }, guest);
  await test.drain();
}

async function ledgerOf(read: Executor): Promise<Ledger> {
  const { rows } = await sql<{ name: string; sum: number }>`
    SELECT kind || CASE owner_id WHEN '' THEN '' ELSE ':' || owner_id END AS name, sum(e.amount)::bigint AS sum
    FROM entry e JOIN account a ON a.id = e.account_id WHERE a.asset = 'cny' GROUP BY 1`.execute(read);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
