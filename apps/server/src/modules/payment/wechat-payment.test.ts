import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inSmallCityWithCards } from '../../testing/in-small-city.ts';
import {
  newMember,
  noodlesToTakeAway,
  placeAnother,
  quoteAndPlace,
  type SmallCity,
  type TestAppWithCards,
} from '../../testing/index.ts';
import { reopenShops } from '../../testing/reopen-shops.ts';
import { jonas, knownAtWeChat, mei, throughWeChat, toSandbox } from '../../testing/we-chat-guest.ts';
import { createWeChatGateway } from './methods/wechat/wechat.ts';

let test: TestAppWithCards;
let city: SmallCity;

inSmallCityWithCards((opened) => {
  ({ app: test, city } = opened);
});
beforeAll(async () => {
  await knownAtWeChat(test, city.member, mei);
});

const resting = { duplicate: 0, drop: 0, badSignature: 0, error500: 0, cutAfterEffect: 0, delayMs: 0 };
const turn = (faults: object) => toSandbox(test, 'faults', faults);
beforeEach(async () => {
  await reopenShops(test);
  await turn({ ...resting, abnormalRefund: 0, refundMs: 20 });
});

const minute = 60_000;
const detail = async (orderId: number, token = city.member.token) =>
  (await test.call('orderDetail', { orderId }, { token })).data;
const start = (orderId: number, token = city.member.token, idempotencyKey: string = randomUUID()) =>
  test.call('startPayment', { orderId, method: 'wechat', environment: 'wechat' }, { token, idempotencyKey });

async function opened() {
  const { orderId, payable } = (await placeAnother(test, city.member, noodlesToTakeAway(city))).data;
  const started = await start(orderId);
  return { orderId, payable, request: started.data.clientData ?? {}, attempt: started.data.attempt };
}

/** Pays as the payment sheet of WeChat's app does after the guest has entered the password. */
const payInSheet = (request: object) => toSandbox(test, 'pay', request);

const drainedState = async (orderId: number) => {
  await test.drain();
  return (await detail(orderId)).state;
};

async function totals(orderId: number) {
  const { rows } = await sql<{ sum: number; held: number; settled: number; gatewayRefunds: string[] }>`SELECT
    (SELECT COALESCE(sum(amount), 0)::bigint FROM entry) AS sum,
    (SELECT COALESCE(sum(balance), 0)::bigint FROM account WHERE kind = 'order_held' AND owner_id = ${String(orderId)}) AS held,
    (SELECT count(*)::int FROM payment_attempt WHERE order_id = ${orderId} AND state = 'settled') AS settled,
    (SELECT COALESCE(array_agg(p.state), '{}') FROM gateway_refund p JOIN payment_attempt a ON a.id = p.attempt_id
      WHERE a.order_id = ${orderId}) AS "gatewayRefunds"`.execute(test.app.database.read);
  return rows[0];
}

describe('payments inside WeChat', () => {
  it('a payment inside WeChat marks the order as paid after WeChat Pay’s signed webhook', async () => {
    const { orderId, payable, request } = await opened();
    expect(Object.keys(request).toSorted()).toEqual(
      ['appId', 'bridgeUrl', 'nonceStr', 'package', 'paySign', 'signType', 'timeStamp'].toSorted(),
    );
    expect(await toSandbox(test, 'show', request)).toMatchObject({ total: payable, openId: mei });
    expect(await payInSheet(request)).toEqual({ paid: true });
    await expect.poll(() => drainedState(orderId)).toBe('pending');
    expect(await totals(orderId)).toMatchObject({ sum: 0, held: payable, settled: 1 });
  });

  it('a member without a bound WeChat account is sent to WeChat’s authorization and can pay afterwards', async () => {
    const guest = await newMember(test);
    const { orderId } = (await quoteAndPlace(test, guest, noodlesToTakeAway(city))).data;
    const asked = (await start(orderId, guest.token)) as unknown as {
      code: number;
      data: { reason: string; details: { url: string; verifier: string } };
    };
    expect([asked.code, asked.data.reason]).toEqual([2, 'wechat_authorization_needed']);
    const { url, verifier } = asked.data.details;
    const screen = await throughWeChat(test, url, jonas);
    const [ticket, openId] = [screen.get('ticket') ?? '', screen.get('openId') ?? ''];
    await test.call('bindWeChat', { ticket, openId, verifier }, { token: guest.token });
    await payInSheet((await start(orderId, guest.token)).data.clientData ?? {});
    await expect.poll(async () => (await test.drain(), (await detail(orderId, guest.token)).state)).toBe('pending');
  });

  it('startPayment refuses WeChat Pay outside WeChat', async () => {
    const { orderId } = (await placeAnother(test, city.member, noodlesToTakeAway(city))).data;
    const options = { token: city.member.token, idempotencyKey: randomUUID() };
    const answer = await test.call('startPayment', { orderId, method: 'wechat', environment: 'browser' }, options);
    expect(answer.data).toEqual({ reason: 'wechat_not_supported_here' });
  });

  it('WeChat’s payment sheet rejects parameters that were changed in transit', async () => {
    const { request } = await opened();
    expect(await payInSheet({ ...request, package: 'prepay_id=wx00' })).toMatchObject({ code: 'SIGN_ERROR' });
  });

  it('startPayment opens only one WeChat payment if the connection breaks before WeChat Pay’s response (case 8)', async () => {
    await turn({ cutAfterEffect: 1 });
    const { orderId, request } = await opened();
    await payInSheet(request);
    await expect.poll(() => drainedState(orderId)).toBe('pending');
    expect((await totals(orderId))?.settled).toBe(1);
  });

  it('paymentStatus queries WeChat Pay and finds a payment whose webhook was lost', async () => {
    await turn({ drop: 1 });
    const { orderId, request } = await opened();
    await payInSheet(request);
    const status = await test.call('paymentStatus', { orderId }, { token: city.member.token });
    expect(status.data.paymentState).toBe('settled');
    expect(await drainedState(orderId)).toBe('pending');
  });

  it('a WeChat payment that is found while closing the payment attempt of an expired order is refunded (case 10)', async () => {
    await turn({ drop: 1 });
    const { orderId, request } = await opened();
    await payInSheet(request);
    test.clock.advance(5 * minute);
    await test.drain();
    expect(await drainedState(orderId)).toBe('cancelled');
    await expect
      .poll(async () => (await test.drain(), totals(orderId)))
      .toMatchObject({
        sum: 0,
        held: 0,
        settled: 1,
        gatewayRefunds: ['settled'],
      });
  });

  it('a WeChat payment cannot be paid after its order was cancelled', async () => {
    const { orderId, request } = await opened();
    await test.call('cancelOrder', { orderId, reason: 8 }, { token: city.member.token });
    await test.drain();
    expect(await payInSheet(request)).toMatchObject({ code: 'ORDER_CLOSED' });
  });
});

describe('refunds through WeChat', () => {
  async function cancelledAfterPaying() {
    const { orderId, payable, request } = await opened();
    await payInSheet(request);
    await expect.poll(() => drainedState(orderId)).toBe('pending');
    await test.call('cancelOrder', { orderId, reason: 8 }, { token: city.member.token });
    return { orderId, payable };
  }

  it('a refund stays pending until WeChat Pay reports its success', async () => {
    await turn({ refundMs: 400 });
    const { orderId } = await cancelledAfterPaying();
    await test.drain();
    expect((await totals(orderId))?.gatewayRefunds).toEqual(['pending']);
    await expect.poll(async () => (await totals(orderId))?.gatewayRefunds).toEqual(['settled']);
  });

  it('a refund that the guest’s WeChat account rejects keeps the state failed until WeChat Pay pays it (case 21)', async () => {
    await turn({ abnormalRefund: 1 });
    const { orderId, payable } = await cancelledAfterPaying();
    await test.drain();
    await expect.poll(async () => (await totals(orderId))?.gatewayRefunds).toEqual(['failed']);
    test.clock.advance(10 * minute);
    await test.drain();
    expect((await totals(orderId))?.gatewayRefunds).toEqual(['failed']);
    const { rows } = await sql<{ number: string; amount: number }>`SELECT p.number, p.amount FROM gateway_refund p
      JOIN payment_attempt a ON a.id = p.attempt_id WHERE a.order_id = ${orderId}`.execute(test.app.database.read);
    await toSandbox(test, 'finish', { outRefundNo: rows[0]?.number });
    await expect.poll(async () => (await totals(orderId))?.gatewayRefunds).toEqual(['settled']);
    expect(rows.map(({ amount }) => amount)).toEqual([payable]);
  });

  it('a WeChat refund whose response was lost is sent again with the same refund number', async () => {
    const { orderId, request, payable } = await opened();
    await payInSheet(request);
    await expect.poll(() => drainedState(orderId)).toBe('pending');
    await turn({ cutAfterEffect: 4 });
    await test.call('cancelOrder', { orderId, reason: 8 }, { token: city.member.token });
    await test.drain();
    await turn({ cutAfterEffect: 0 });
    test.clock.advance(10 * minute);
    await test.drain();
    await expect.poll(async () => (await totals(orderId))?.gatewayRefunds).toEqual(['settled']);
    expect((await detail(orderId)).refunded).toBe(payable);
  });
});

it('the daily WeChat Pay statement contains payments and refunds in fen', async () => {
  const { orderId, payable, request, attempt } = await opened();
  await payInSheet(request);
  await expect.poll(() => drainedState(orderId)).toBe('pending');
  await test.call('cancelOrder', { orderId, reason: 8 }, { token: city.member.token });
  await test.drain();
  await expect.poll(async () => (await totals(orderId))?.gatewayRefunds).toEqual(['settled']);
  const { wechat, publicUrl } = test.app.platform.config;
  if (!wechat) throw new Error('the stand-in brings WeChat’s settings');
  const gateway = createWeChatGateway(wechat, publicUrl);
  // The sandbox uses the real clock, so its statement covers the real current day.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date());
  const rows = await gateway.statement(today);
  expect(rows).toContainEqual({ kind: 'payment', reference: attempt, amount: payable });
  expect(rows.some(({ kind, amount }) => kind === 'refund' && amount === payable)).toBe(true);
  expect(await gateway.statement('2020-01-01')).toEqual([]);
});
