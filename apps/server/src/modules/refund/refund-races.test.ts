import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { inSmallCityWithCards } from '../../testing/in-small-city.ts';
import {
  manyConnections,
  newAddress,
  newCoupon,
  newMember,
  type SmallCity,
  type TestAppWithCards,
} from '../../testing/index.ts';
import { hour, noodles, orderPaidByBoth, stageOf } from './refund-in-tests.ts';

let app: TestAppWithCards;
let city: SmallCity;

inSmallCityWithCards((opened) => {
  ({ app, city } = opened);
}, manyConnections());
afterEach(() => app.setFaults({ abnormalRefund: 0 }));

const paidByBoth = (bowls: number, balance: number) => orderPaidByBoth({ app, city }, { bowls, balance });

type Sums = { refunded_balance: number; refunded_gateway: number; balance_part: number; payable: number };

async function sumsOf(orderId: number): Promise<Sums & { gatewayRefunds: number; ledger: number }> {
  const { rows } = await sql<Sums & { gatewayRefunds: number; ledger: number }>`
    SELECT refunded_balance, refunded_gateway, balance_part, payable,
      (SELECT COALESCE(sum(p.amount), 0)::int FROM gateway_refund p JOIN payment_attempt a ON a.id = p.attempt_id
        WHERE a.order_id = o.id) AS "gatewayRefunds",
      (SELECT COALESCE(sum(amount), 0)::int FROM entry) AS ledger
    FROM customer_order o WHERE id = ${orderId}`.execute(app.app.database.read);
  const [row] = rows;
  if (!row) throw new Error('no order');
  return row;
}

const at = <Value>(count: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('simultaneous refund calls', () => {
  test('forty simultaneous refund requests refund each bowl once and never exceed the payment (case 19)', async () => {
    const { orderId, stage } = await paidByBoth(20, 30_001);
    expect((await stage.order(orderId)).state).toBe('pending');
    // On a slow machine a lock may time out, and the server refuses the call as busy. In this case the test repeats the
    // call as clients do.
    const apply = async () => {
      for (;;) {
        const answer = await stage.apply(orderId, [noodles(1)], 4_400, { reason: 8 });
        if (answer.code !== 502) return answer;
      }
    };
    const answers = await at(40, apply);
    const granted = answers.filter(({ success }) => success);
    expect(granted).toHaveLength(20);
    const sums = await sumsOf(orderId);
    expect(sums.refunded_balance + sums.refunded_gateway).toBe(20 * 4_400);
    expect(sums.refunded_balance).toBeLessThanOrEqual(sums.balance_part);
    expect(sums.refunded_gateway).toBeLessThanOrEqual(sums.payable);
    expect(sums).toMatchObject({ gatewayRefunds: sums.refunded_gateway, ledger: 0 });
    const exact = (sums.balance_part * 20 * 4_400) / (sums.balance_part + sums.payable);
    expect(Math.abs(sums.refunded_balance - exact)).toBeLessThanOrEqual(1);
  });

  test('several partial refunds add up exactly to the amounts paid from balance and by card (case 19)', async () => {
    const { orderId, stage } = await paidByBoth(3, 3_333);
    for (const left of [3, 2, 1]) {
      const { most } = (await stage.preview(orderId, [noodles(1)])).data;
      const refund = (await stage.apply(orderId, [noodles(1)], most, { reason: 8 })).data;
      expect(refund.orderState).toBe(left === 1 ? 'refunded' : 'pending');
      expect(refund.granted).toMatchObject({ amount: most });
    }
    await app.drain();
    const sums = await sumsOf(orderId);
    expect(sums).toMatchObject({ refunded_balance: sums.balance_part, refunded_gateway: sums.payable, ledger: 0 });
    expect(await app.app.database.read.selectFrom('gateway_refund').select('state').execute()).not.toContainEqual({
      state: 'failed',
    });
  });

  test('forty simultaneous decisions on a refund request refund at most once', async () => {
    const { orderId, stage } = await paidByBoth(2, 3_000);
    await app.call('acceptOrder', { orderId }, stage.staff.merchant);
    const { id: refundId, orderState } = (await stage.apply(orderId, [noodles(1)], 4_400)).data;
    expect(orderState).toBe('after_sale_processing');
    const moves = [
      () => app.call('withdrawRefund', { refundId }, stage.guest),
      () => app.call('grantRefund', { refundId, amount: 4_400 }, stage.staff.merchant),
      () => app.call('refuseRefund', { refundId, refusal: 'made_as_ordered' }, stage.staff.merchant),
    ];
    const answers = await at(40, async (index) => ({ success: (await moves[index % 3]?.())?.success }));
    // A withdrawal is still possible after a refusal, so two of the events can succeed.
    const { timeline, state } = await stage.progress(orderId);
    expect(answers.filter(({ success }) => success)).toHaveLength(timeline.length - 2);
    expect(timeline.filter(({ to }) => to === 6 || to === 7)).toHaveLength(1);
    expect((await stage.order(orderId)).refunded).toBe(state === 7 ? 4_400 : 0);
  });

  test('only one of forty simultaneous refund requests for one order is created', async () => {
    const { orderId, stage } = await paidByBoth(2, 0);
    await app.call('acceptOrder', { orderId }, stage.staff.merchant);
    const answers = await at(40, () => stage.apply(orderId, [noodles(1)], 4_400));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });
});

test('an order that is refunded at the time when its pick-up code is due gets no code afterwards (case 20)', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { orderId, stage } = await paidByBoth(1, 0);
    await app.call('acceptOrder', { orderId }, stage.staff.merchant);
    app.clock.advance(60_000);
    const declared = app.call('declareSoldOut', { orderId, position: 0 }, stage.staff.merchant);
    const [, { success }] = await Promise.all([
      round % 2 === 0 ? app.drain() : declared.then(() => app.drain()),
      declared,
    ]);
    const { state, pickUpCode, timeline } = await stage.order(orderId);
    expect({ success, state }).toEqual({ success: true, state: 'refunded' });
    const events = timeline.map(({ event }) => event);
    const codes = events.filter((event) => event === 'issue_code');
    expect(codes).toHaveLength(pickUpCode === null ? 0 : 1);
    expect(events.indexOf('issue_code')).toBeLessThan(events.indexOf('declare_sold_out'));
  }
});

test('a refund that failed at the gateway stays failed until the server retries it with the same refund number (case 21)', async () => {
  const { orderId, stage } = await paidByBoth(1, 1_000);
  await app.setFaults({ abnormalRefund: 1 });
  const { most } = (await stage.preview(orderId, [noodles(1)])).data;
  const { id: refundId, number } = (await stage.apply(orderId, [noodles(1)], most, { reason: 8 })).data;
  const card = async () => (await stage.progress(orderId)).gatewayRefunds.find(({ to }) => to === 'stripe');
  expect(await card()).toMatchObject({ state: 'pending', amount: most - 1_000, settledAt: null });
  await app.drain();
  // The test clock does not advance, so no retry runs. The gateway's webhook reports the failure.
  await expect.poll(async () => (await app.drain(), (await card())?.state)).toBe('failed');
  expect(await card()).toMatchObject({ settledAt: null });
  const failed = await app.call('platformRefunds', { view: 'gateway_refund_failed' }, stage.staff.operator);
  expect(failed.data.records.map(({ id }) => id)).toEqual([refundId]);
  await at(5, () => app.call('retryGatewayRefund', { refundId }, stage.staff.operator));
  expect(await card()).toMatchObject({ state: 'settled', amount: most - 1_000 });
  expect((await app.call('retryGatewayRefund', { refundId }, stage.staff.operator)).data).toMatchObject({
    reason: 'transition_not_allowed',
  });
  const { rows } = await sql<{
    number: string;
  }>`SELECT number FROM gateway_refund WHERE refund_id = ${refundId}`.execute(app.app.database.read);
  expect(rows).toEqual([{ number }]);
});

test('a day after an order’s completion, the member gets the order’s points without the share of the refunded amount (case 22)', async () => {
  const stage = stageOf(app, city);
  const points = async () => (await app.call('points', {}, stage.guest)).data.points;
  const before = await points();
  const orderId = await stage.paid();
  await stage.deliver(orderId, 'completed');
  expect(await points()).toBe(before);
  const paid = (await stage.order(orderId)).receipt.balance;
  const { id: refundId } = (await stage.apply(orderId, [noodles(1)], 4_400)).data;
  await app.call('grantRefund', { refundId, amount: 4_400 }, stage.staff.merchant);
  await stage.pass(25 * hour);
  const expected = Math.floor(paid / 100) - Math.round((Math.floor(paid / 100) * 4_400) / paid);
  expect(await points()).toBe(before + expected);
});

test('each refund of a completed order takes back points and rebate in proportion to the refunded amount (case 22)', async () => {
  const member = await newMember(app);
  const guest = { ...city, member, addressId: await newAddress(app, member) };
  const stage = stageOf(app, guest);
  await newCoupon(app, guest, { group: 'rebate', threshold: 0, reduction: 0, rebatePercent: 10 });
  const pending = async () => {
    const [points, balance] = [await app.call('points', {}, stage.guest), await app.call('balance', {}, stage.guest)];
    return { points: points.data.pending, rebate: balance.data.pending };
  };
  const orderId = await stage.paid();
  const { balance: paid } = (await stage.order(orderId)).receipt;
  expect((await stage.apply(orderId, [noodles(1)], 4_400, { reason: 8 })).data).toMatchObject({
    granted: { amount: 4_400 },
  });
  await stage.deliver(orderId, 'completed');
  const kept = paid - 4_400;
  expect(await pending()).toEqual({ points: Math.floor(kept / 100), rebate: kept / 10 });

  const { id: refundId } = (await stage.apply(orderId, [noodles(1)], 4_400)).data;
  const granted = await app.call('grantRefund', { refundId, amount: 4_400 }, stage.staff.merchant);
  expect(granted).toMatchObject({ success: true });
  expect(await pending()).toEqual({ points: Math.floor(kept / 100) - 44, rebate: kept / 10 - 440 });
});

test('points of an order that become due during an open refund request are credited when the request ends (case 22)', async () => {
  const stage = stageOf(app, city);
  const orderId = await stage.paid();
  await stage.deliver(orderId, 'completed');
  const points = async () => (await app.call('points', {}, stage.guest)).data.points;
  const before = await points();
  const paid = (await stage.order(orderId)).receipt.balance;
  await stage.pass(2 * hour);
  const { id: refundId } = (await stage.apply(orderId, [noodles(1)], 4_400)).data;
  await stage.pass(23 * hour);
  expect(await points()).toBe(before);
  await app.call('withdrawRefund', { refundId }, stage.guest);
  await app.drain();
  expect(await points()).toBe(before + Math.floor(paid / 100));
});

test('ten simultaneous calls with one idempotency key create one refund request', async () => {
  const { orderId, stage } = await paidByBoth(2, 0);
  const key = randomUUID();
  const body = { orderId, items: [noodles(1)], amount: 4_400, reason: 8 };
  const answers = await at(10, () => app.call('applyForRefund', body, { ...stage.guest, idempotencyKey: key }));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect((await stage.order(orderId)).refunded).toBe(4_400);
});
