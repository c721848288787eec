import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  manyConnections,
  newMember,
  noodlesToTakeAway,
  openTestCity,
  placeAnother,
  placePaid,
  quoteAndPlace,
  type SmallCity,
  type TestApp,
} from '../../testing/index.ts';
import { accountSum, fortyTimes, ledgerFaults, quotedToPlace } from './ordering-in-tests.ts';

// Tests with forty concurrent clients on a real PostgreSQL. The ledger must be consistent after each test (case 1).
let test: TestApp;
let city: SmallCity;

beforeEach(async () => {
  ({ app: test, city } = await openTestCity(manyConnections));
});
afterEach(async () => {
  expect(await ledgerFaults(test)).toBe(0);
  await test.close();
});

const minute = 60_000;
const asMember = () => ({ token: city.member.token });
const asMerchant = () => ({ token: city.merchant.token });
const detail = async (orderId: number) => (await test.call('orderDetail', { orderId }, asMember())).data;
const balance = async (token = city.member.token) => (await test.call('balance', {}, { token })).data.balance;
const tea = () => ({ ...noodlesToTakeAway(city), lines: [{ dishId: city.teaId, quantity: 1 }] });
/** Places `count` unpaid orders of one member, more than the limits allow. */
async function placedBeside(count: number) {
  const orders: Awaited<ReturnType<typeof placeAnother>>[] = [];
  while (orders.length < count) orders.push(await placeAnother(test, city.member, noodlesToTakeAway(city)));
  return orders;
}
const setStock = (stock: number) =>
  sql`UPDATE dish SET stock = ${stock} WHERE id = ${city.teaId}`.execute(test.app.database.read);
const stock = async () => {
  const { rows } = await sql<{ stock: number }>`SELECT stock FROM dish WHERE id = ${city.teaId}`.execute(
    test.app.database.read,
  );
  return rows[0]?.stock;
};

describe('forty concurrent requests', () => {
  it('only one of forty concurrent orders gets the last dish, and the others are not charged (case 11)', async () => {
    await setStock(1);
    const members = await fortyTimes(() => newMember(test));
    const request = { ...tea(), useBalance: true };
    const quoted = await Promise.all(members.map((member) => quotedToPlace(test, member, request)));
    const answers = await Promise.all(quoted.map(({ place }) => place()));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    for (const { data } of answers.filter(({ success }) => !success))
      expect(data).toMatchObject({
        reason: 'quote_changed',
        details: { changes: [{ what: 'stock' }], dishIds: [city.teaId], quote: { obstacles: ['sold_out'] } },
      });
    const spent = await Promise.all(members.map(async ({ token }) => 100_000 - (await balance(token))));
    expect(spent.filter((sum) => sum > 0)).toEqual([1400]);
    expect(await stock()).toBe(0);
  });

  it('only one of forty concurrent orders can spend the balance (case 14)', async () => {
    const poor = await newMember(test, 1000_00);
    const request = { ...noodlesToTakeAway(city), useBalance: true };
    request.lines = [{ dishId: city.noodlesId, quantity: 20, options: { size: ['large'] } }];
    const quoted = await fortyTimes(() => quotedToPlace(test, poor, request));
    const answers = await Promise.all(quoted.map(({ place }) => place()));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    for (const { data } of answers.filter(({ success }) => !success))
      expect(data).toMatchObject({ reason: 'quote_changed', details: { quote: { receipt: { balance: 11_800 } } } });
    expect(await balance(poor.token)).toBe(1000_00 - 882_00);
  });

  it('forty concurrent balance payments of one order charge once', async () => {
    const { orderId, payable } = (await quoteAndPlace(test, city.member, noodlesToTakeAway(city))).data;
    const answers = await fortyTimes(() =>
      test.call('startPayment', { orderId, method: 'balance', paymentPassword: '246810' }, asMember()),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await balance()).toBe(100_000 - payable);
    expect((await detail(orderId)).timeline.filter(({ event }) => event === 'pay')).toHaveLength(1);
  });

  it('forty requests with one idempotency key place one order, and the key is rejected with another body (case 15)', async () => {
    const { place } = await quotedToPlace(test, city.member, noodlesToTakeAway(city));
    const answers = await fortyTimes(() => place({ idempotencyKey: 'the-same-key' }));
    expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1);
    const other = await quotedToPlace(test, city.member, { ...noodlesToTakeAway(city), dining: 'dine_in' });
    expect(await other.place({ idempotencyKey: 'the-same-key' })).toMatchObject({
      status: 409,
      data: { reason: 'idempotency_key_reused' },
    });
  });
});

describe('exactly one of two concurrent events', () => {
  it('an order paid at the moment of its deadline is either paid or expired, never both (case 5)', async () => {
    const orders = await placedBeside(20);
    test.clock.advance(5 * minute - 1);
    const paying = orders.map(({ data: { orderId } }) =>
      test.call('startPayment', { orderId, method: 'balance', paymentPassword: '246810' }, asMember()),
    );
    test.clock.advance(1);
    const [answers] = await Promise.all([Promise.all(paying), test.drain(), test.drain()]);
    for (const [index, { data, success }] of answers.entries()) {
      const { orderId = 0 } = orders[index]?.data ?? {};
      const { state, timeline } = await detail(orderId);
      expect([success, state, data]).toMatchObject([success, success ? 'pending' : 'cancelled', {}]);
      expect(timeline.map(({ event }) => event)).toEqual(['place', success ? 'pay' : 'expire']);
    }
    expect(await balance()).toBe(100_000 - 9000 * answers.filter(({ success }) => success).length);
  });

  it('an order that is paid and cancelled at the same time ends cancelled, with its money returned', async () => {
    const orders = await placedBeside(10);
    await Promise.all(
      orders.flatMap(({ data: { orderId } }) => [
        test.call('startPayment', { orderId, method: 'balance', paymentPassword: '246810' }, asMember()),
        test.call('cancelOrder', { orderId, reason: 8 }, asMember()),
      ]),
    );
    // The order was paid and then cancelled, or cancelled and then not paid. In each case the balance is unchanged.
    for (const { data } of orders) expect((await detail(data.orderId)).state).toBe('cancelled');
    expect(await balance()).toBe(100_000);
  });

  it('if an order is accepted and cancelled at the same time, one call succeeds, and only an accepted order gets a code (case 20)', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 10; count += 1) ids.push(await placePaid(test, city, noodlesToTakeAway(city)));
    const races = await Promise.all(
      ids.map((orderId) =>
        Promise.all([
          test.call('acceptOrder', { orderId }, asMerchant()),
          test.call('cancelOrder', { orderId, reason: 8 }, asMember()),
        ]),
      ),
    );
    for (const pair of races) expect(pair.filter(({ success }) => success)).toHaveLength(1);
    test.clock.advance(minute);
    await test.drain();
    for (const [index, orderId] of ids.entries()) {
      const isAccepted = races[index]?.[0].success === true;
      const { state, pickUpCode, refunded } = await detail(orderId);
      expect(state).toBe(isAccepted ? 'to_be_picked_up' : 'cancelled');
      expect([pickUpCode !== null, refunded]).toEqual(isAccepted ? [true, 0] : [false, 9000]);
    }
    expect(await accountSum(test, 'member_balance', city.member.id)).toBe(
      100_000 - 9000 * races.filter(([accepted]) => accepted.success).length,
    );
  });

  it('if a guest requests a refund while the kitchen accepts the order, the order is refunded at once or gets its pickup code (case 20)', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 10; count += 1) ids.push(await placePaid(test, city, noodlesToTakeAway(city)));
    const items = [{ position: 0, quantity: 2 }];
    await Promise.all(
      ids.flatMap((orderId) => [
        test.call('acceptOrder', { orderId }, asMerchant()),
        test.call('applyForRefund', { orderId, items, amount: 9000, reason: 20 }, asMember()),
      ]),
    );
    test.clock.advance(minute);
    await test.drain();
    for (const orderId of ids) {
      const { state, pickUpCode, refunded } = await detail(orderId);
      expect([state, pickUpCode !== null, refunded]).toEqual(
        state === 'refunded' ? ['refunded', false, 9000] : ['after_sale_processing', true, 0],
      );
    }
  });
});

it('a shop that closes between quote and order rejects the order, and a paid order is still refunded in full (case 17)', async () => {
  const { place } = await quotedToPlace(test, city.member, noodlesToTakeAway(city));
  await sql`UPDATE shop SET is_taking_orders = false WHERE id = ${city.shopId}`.execute(test.app.database.read);
  expect((await place()).data).toMatchObject({
    reason: 'quote_changed',
    details: { changes: [{ what: 'shop' }], quote: { obstacles: ['shop_resting'] } },
  });
  await sql`UPDATE shop SET is_taking_orders = true WHERE id = ${city.shopId}`.execute(test.app.database.read);
  const orderId = await placePaid(test, city, noodlesToTakeAway(city));
  await test.call('refuseOrder', { orderId, reason: 'closing' }, asMerchant());
  expect(await balance()).toBe(100_000);
});

it('an order is rejected if the shop is less than half an hour from closing when it is placed (case 17)', async () => {
  test.clock.set(new Date('2026-11-21T13:28:00Z'));
  const { place } = await quotedToPlace(test, city.member, noodlesToTakeAway(city));
  test.clock.advance(2 * minute);
  expect((await place()).data).toMatchObject({ reason: 'quote_changed', details: { changes: [{ what: 'shop' }] } });
});

it('an insufficient balance leaves the order unpaid, and the payment status shows the amount due', async () => {
  const poor = await newMember(test, 100);
  const { orderId } = (await quoteAndPlace(test, poor, noodlesToTakeAway(city))).data;
  const pay = () =>
    test.call('startPayment', { orderId, method: 'balance', paymentPassword: '246810' }, { token: poor.token });
  expect((await pay()).data).toMatchObject({ reason: 'insufficient_balance' });
  expect((await test.call('paymentStatus', { orderId }, { token: poor.token })).data).toMatchObject({
    orderState: 'unpaid',
    paymentState: 'none',
  });
});

it('an order shows the amount that a cancellation would refund, and the time until which the cancellation is free', async () => {
  const orderId = await placePaid(test, city, noodlesToTakeAway(city));
  const before = await detail(orderId);
  expect(before).toMatchObject({ paidBy: ['balance'], refundableNow: 9000, gatewayRefunds: [], refund: null });
  expect(before.freeToCancelUntil).toBe(new Date(test.clock.now().getTime() + 10 * minute).toISOString());
  await test.call('cancelOrder', { orderId, reason: 1 }, asMember());
  const after = await detail(orderId);
  expect(after).toMatchObject({ refunded: 9000, refundableNow: 0, freeToCancelUntil: null });
  expect(after.gatewayRefunds).toEqual([
    { amount: 9000, to: 'balance', state: 'settled', at: test.clock.now().toISOString() },
  ]);
});
