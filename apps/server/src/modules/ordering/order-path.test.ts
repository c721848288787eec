import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  noodlesDelivered,
  noodlesToTakeAway,
  openSmallCity,
  openTestApp,
  placePaid,
  quoteAndPlace,
  type SmallCity,
  type TestApp,
} from '../../testing/index.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  city = await openSmallCity(test);
});
afterAll(() => test.close());

const detail = async (orderId: number) =>
  (await test.call('orderDetail', { orderId }, { token: city.member.token })).data;
const minute = 60_000;

async function ledgerSum(): Promise<number> {
  const { rows } = await sql<{ sum: number }>`SELECT COALESCE(sum(amount), 0)::bigint AS sum FROM entry`.execute(
    test.app.database.read,
  );
  return rows[0]?.sum ?? Number.NaN;
}

async function guardedBalancesDiffer(): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM account a WHERE NOT may_be_negative
    AND balance <> (SELECT COALESCE(sum(amount), 0) FROM entry WHERE account_id = a.id)`.execute(
    test.app.database.read,
  );
  return rows[0]?.n ?? Number.NaN;
}

describe('a pickup order', () => {
  it('a pickup order paid from the balance gets its code one minute after payment, and the code can be redeemed once', async () => {
    const orderId = await placePaid(test, city, noodlesToTakeAway(city));
    expect((await detail(orderId)).state).toBe('pending');

    const accepted = await test.call('acceptOrder', { orderId }, { token: city.merchant.token });
    expect(accepted.data.state).toBe('delivering');
    await test.drain();
    expect((await detail(orderId)).pickUpCode).toBeNull();

    test.clock.advance(minute);
    await test.drain();
    const waiting = await detail(orderId);
    expect(waiting.state).toBe('to_be_picked_up');
    expect(waiting.pickUpCode).toMatch(/^[A-Z]\d{3}$/);

    const wrong = await test.call('redeemCode', { shopId: city.shopId, code: 'Z000' }, { token: city.merchant.token });
    expect(wrong.data).toMatchObject({ reason: 'pick_up_code_wrong' });
    const redeem = () =>
      test.call('redeemCode', { shopId: city.shopId, code: waiting.pickUpCode ?? '' }, { token: city.merchant.token });
    expect((await redeem()).data.state).toBe('completed');
    expect((await redeem()).data).toMatchObject({ reason: 'transition_not_allowed' });
    expect((await detail(orderId)).timeline.map((row) => row.event)).toEqual([
      'place',
      'pay',
      'accept',
      'issue_code',
      'redeem',
    ]);
    expect(await ledgerSum()).toBe(0);
    expect(await guardedBalancesDiffer()).toBe(0);
  });

  it('an order that the kitchen does not answer within ten minutes expires, with a full refund and its stock returned', async () => {
    const before = (await test.call('balance', {}, { token: city.member.token })).data.balance;
    const request = { ...noodlesToTakeAway(city), lines: [{ dishId: city.teaId, quantity: 2 }] };
    const orderId = await placePaid(test, city, request);
    test.clock.advance(10 * minute);
    await test.drain();
    const lapsed = await detail(orderId);
    expect(lapsed.state).toBe('cancelled');
    expect(lapsed.refunded).toBe(lapsed.receipt.balance);
    expect((await test.call('balance', {}, { token: city.member.token })).data.balance).toBe(before);
    const { rows } = await sql<{ stock: number }>`SELECT stock FROM dish WHERE id = ${city.teaId}`.execute(
      test.app.database.read,
    );
    expect(rows[0]?.stock).toBe(5);
  });

  it('a guest whose order is refused gets a refund and sees the reason', async () => {
    const orderId = await placePaid(test, city, noodlesToTakeAway(city));
    await test.call('refuseOrder', { orderId, reason: 'too_busy' }, { token: city.merchant.token });
    expect(await detail(orderId)).toMatchObject({ state: 'cancelled', cancelReason: 'too_busy' });
    expect(await ledgerSum()).toBe(0);
  });

  it('a pickup order that the guest does not collect completes automatically at the end of the business day', async () => {
    const orderId = await placePaid(test, city, noodlesToTakeAway(city));
    await test.call('acceptOrder', { orderId }, { token: city.merchant.token });
    test.clock.advance(minute);
    await test.drain();
    test.clock.advance(24 * 60 * minute);
    await test.drain();
    expect((await detail(orderId)).state).toBe('completed');
    test.clock.set(new Date('2026-11-23T04:00:00Z'));
  });
});

describe('a delivery order', () => {
  it('a delivery goes from the kitchen through one courier to the guest, who gives the courier the hand-over code', async () => {
    const orderId = await placePaid(test, city, noodlesDelivered(city));
    await test.call('acceptOrder', { orderId }, { token: city.merchant.token });
    const offered = (await test.call('courierJobs', {}, { token: city.courier.token })).data.offered;
    expect(offered.map((job) => job.id)).toContain(orderId);
    expect(offered.find((job) => job.id === orderId)).toMatchObject({
      contactPhone: null,
      address: { doorNumber: '' },
    });

    const taken = await test.call('takeJob', { orderId }, { token: city.courier.token });
    expect(taken.data).toMatchObject({ isMine: true, address: { doorNumber: '1203' } });
    const early = await test.call('collectOrder', { orderId }, { token: city.courier.token });
    expect(early.data).toMatchObject({ reason: 'transition_not_allowed' });
    await test.call('markReady', { orderId }, { token: city.merchant.token });
    await test.call('collectOrder', { orderId }, { token: city.courier.token });
    const onTheWay = await detail(orderId);
    expect(onTheWay).toMatchObject({ state: 'to_be_delivered', courier: { name: '小王' } });

    const wrongCode = onTheWay.handOverCode === '0000' ? '0001' : '0000';
    const wrong = await test.call('handOver', { orderId, code: wrongCode }, { token: city.courier.token });
    expect(wrong.data).toMatchObject({ reason: 'hand_over_code_wrong' });
    await test.call('handOver', { orderId, code: onTheWay.handOverCode ?? '' }, { token: city.courier.token });
    expect((await detail(orderId)).state).toBe('delivered');

    test.clock.advance(24 * 60 * minute);
    await test.drain();
    expect((await detail(orderId)).state).toBe('completed');
    expect(await ledgerSum()).toBe(0);
    expect(await guardedBalancesDiffer()).toBe(0);
    const { rows } = await sql<{ balance: number }>`SELECT balance FROM account WHERE kind = 'order_held'
      AND owner_id = ${String(orderId)}`.execute(test.app.database.read);
    expect(rows[0]?.balance).toBe(0);
  });

  it('a delivery job that a courier returns is offered again', async () => {
    const orderId = await placePaid(test, city, noodlesDelivered(city));
    await test.call('acceptOrder', { orderId }, { token: city.merchant.token });
    await test.call('markReady', { orderId }, { token: city.merchant.token });
    await test.call('takeJob', { orderId }, { token: city.courier.token });
    await test.call('collectOrder', { orderId }, { token: city.courier.token });
    await test.call('handBack', { orderId, reason: '车坏了' }, { token: city.courier.token });
    const { offered } = (await test.call('courierJobs', {}, { token: city.courier.token })).data;
    expect(offered.map((job) => job.id)).toContain(orderId);
    const ended = await test.call(
      'abandonDelivery',
      { orderId, liable: 'platform', reason: 'no courier' },
      { token: city.operator.token },
    );
    expect(ended.data).toMatchObject({ state: 'cancelled' });
    expect(await ledgerSum()).toBe(0);
  });
});

describe('an unpaid order', () => {
  it('an unpaid order is cancelled exactly five minutes after it is placed', async () => {
    const placed = await quoteAndPlace(test, city.member, noodlesToTakeAway(city));
    test.clock.advance(5 * minute - 1);
    await test.drain();
    expect((await detail(placed.data.orderId)).state).toBe('unpaid');
    test.clock.advance(1);
    await test.drain();
    expect(await detail(placed.data.orderId)).toMatchObject({ state: 'cancelled', cancelReason: 'not_paid_in_time' });
  });

  it('an unpaid order can be paid from the balance until its payment deadline', async () => {
    const placed = await quoteAndPlace(test, city.member, noodlesToTakeAway(city));
    const pay = () =>
      test.call(
        'startPayment',
        { orderId: placed.data.orderId, method: 'balance', paymentPassword: '246810' },
        { token: city.member.token },
      );
    expect((await pay()).data).toMatchObject({ state: 'settled', amount: placed.data.payable });
    expect((await pay()).data).toMatchObject({ reason: 'payment_not_open' });
    expect((await detail(placed.data.orderId)).state).toBe('pending');
  });
});

describe('orders of other people', () => {
  it('another guest, merchant or courier gets “not found” for an order', async () => {
    const orderId = await placePaid(test, city, noodlesToTakeAway(city));
    const stranger = await openSmallCity(test);
    const tries = [
      await test.call('orderDetail', { orderId }, { token: stranger.member.token }),
      await test.call('cancelOrder', { orderId, reason: 1 }, { token: stranger.member.token }),
      await test.call('acceptOrder', { orderId }, { token: stranger.merchant.token }),
      await test.call('handOver', { orderId, code: '1234' }, { token: stranger.courier.token }),
    ];
    for (const answer of tries) expect([answer.status, answer.data]).toEqual([404, { reason: 'order_not_found' }]);
    expect((await test.call('acceptOrder', { orderId }, { token: city.member.token })).status).toBe(403);
    expect((await test.call('acceptOrder', { orderId })).status).toBe(401);
  });
});
