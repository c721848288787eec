import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { inSmallCityWithCards } from '../../testing/in-small-city.ts';
import { noodlesToTakeAway, placeAnother, type SmallCity, type TestAppWithCards } from '../../testing/index.ts';
import { reopenShops } from '../../testing/reopen-shops.ts';

let test: TestAppWithCards;
let city: SmallCity;

inSmallCityWithCards((opened) => {
  ({ app: test, city } = opened);
});
beforeEach(() =>
  test.setFaults({ duplicate: 0, drop: 0, badSignature: 0, error500: 0, cutAfterEffect: 0, delayMs: 0 }),
);
beforeEach(() => reopenShops(test));

const minute = 60_000;
const detail = async (orderId: number) =>
  (await test.call('orderDetail', { orderId }, { token: city.member.token })).data;
const start = (orderId: number, idempotencyKey: string = randomUUID()) =>
  test.call('startPayment', { orderId, method: 'stripe' }, { token: city.member.token, idempotencyKey });

async function openCardPayment() {
  const placed = await placeAnother(test, city.member, noodlesToTakeAway(city));
  const { orderId, payable } = placed.data;
  const started = await start(orderId);
  return {
    orderId,
    payable,
    clientSecret: started.data.clientData?.['clientSecret'] ?? '',
    attempt: started.data.attempt,
  };
}

const drainedState = async (orderId: number) => {
  await test.drain();
  return (await detail(orderId)).state;
};

async function totals(orderId: number) {
  const { rows } = await sql<{ sum: number; held: number; settled: number; gatewayRefunds: number }>`SELECT
    (SELECT COALESCE(sum(amount), 0)::bigint FROM entry) AS sum,
    (SELECT COALESCE(sum(balance), 0)::bigint FROM account WHERE kind = 'order_held' AND owner_id = ${String(orderId)}) AS held,
    (SELECT count(*)::int FROM payment_attempt WHERE order_id = ${orderId} AND state = 'settled') AS settled,
    (SELECT count(*)::int FROM gateway_refund p JOIN payment_attempt a ON a.id = p.attempt_id
      WHERE a.order_id = ${orderId} AND p.state = 'settled') AS "gatewayRefunds"`.execute(test.app.database.read);
  return rows[0];
}

async function postWebhook(
  event: object,
  secret = test.stripe.webhookSecret,
  timestamp = Math.floor(Date.now() / 1000),
) {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const response = await fetch(test.webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  return response.status;
}

async function succeededEvent(orderId: number, change: object = {}) {
  const { rows } = await sql<{ reference: string; amount: number }>`SELECT gateway_reference AS reference, amount
    FROM payment_attempt WHERE order_id = ${orderId}`.execute(test.app.database.read);
  const intent = {
    id: rows[0]?.reference,
    object: 'payment_intent',
    status: 'succeeded',
    amount_received: rows[0]?.amount,
    currency: 'cny',
  };
  return {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { ...intent, ...change } },
  };
}

describe('card payments', () => {
  it('a card payment marks the order as paid once, after the gateway’s webhook', async () => {
    const { orderId, payable, clientSecret } = await openCardPayment();
    expect((await test.payByCard(clientSecret)).error).toBeUndefined();
    await expect.poll(() => drainedState(orderId)).toBe('pending');
    expect(await totals(orderId)).toMatchObject({ sum: 0, held: payable, settled: 1 });
  });

  it('two concurrent startPayment calls with the same idempotency key return the same payment attempt', async () => {
    const placed = await placeAnother(test, city.member, noodlesToTakeAway(city));
    const key = randomUUID();
    const answers = await Promise.all([start(placed.data.orderId, key), start(placed.data.orderId, key)]);
    expect(answers[0]?.data.attempt).toBe(answers[1]?.data.attempt);
    expect(answers[0]?.data.clientData).toEqual(answers[1]?.data.clientData);
  });

  it('an order stays unpaid after a declined card, and can be paid with another card', async () => {
    const { orderId, clientSecret } = await openCardPayment();
    expect((await test.payByCard(clientSecret, '4000000000000002')).error).toBeDefined();
    expect(await drainedState(orderId)).toBe('unpaid');
    await test.payByCard(clientSecret);
    await expect.poll(() => drainedState(orderId)).toBe('pending');
  });

  it('paymentStatus queries the gateway and finds a card payment whose webhook was lost', async () => {
    await test.setFaults({ drop: 1 });
    const { orderId, clientSecret } = await openCardPayment();
    await test.payByCard(clientSecret);
    const status = await test.call('paymentStatus', { orderId }, { token: city.member.token });
    expect(status.data.paymentState).toBe('settled');
    expect(await drainedState(orderId)).toBe('pending');
  });

  it('startPayment opens only one card payment if the connection breaks before the gateway’s response', async () => {
    await test.setFaults({ cutAfterEffect: 1 });
    const { orderId, clientSecret } = await openCardPayment();
    await test.payByCard(clientSecret);
    await expect.poll(() => drainedState(orderId)).toBe('pending');
    expect((await totals(orderId))?.settled).toBe(1);
  });

  it('fifty concurrent copies of a webhook mark the order as paid once, and each copy is answered with 200', async () => {
    await test.setFaults({ drop: 1 });
    const { orderId, payable, clientSecret } = await openCardPayment();
    await test.payByCard(clientSecret);
    const event = await succeededEvent(orderId);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => postWebhook(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await test.drain();
    const order = await detail(orderId);
    expect(order.timeline.filter((row) => row.event === 'pay')).toHaveLength(1);
    expect(await totals(orderId)).toMatchObject({ sum: 0, held: payable });
  });

  it('a card payment for an expired order is refunded in full and once (case 6)', async () => {
    await test.setFaults({ drop: 1 });
    const { orderId, clientSecret } = await openCardPayment();
    await test.payByCard(clientSecret);
    // The order expires now, and closing the attempt at the gateway reveals the payment.
    test.clock.advance(5 * minute);
    await test.drain();
    const event = await succeededEvent(orderId);
    await postWebhook(event);
    await test.drain();
    expect((await detail(orderId)).state).toBe('cancelled');
    expect(await totals(orderId)).toMatchObject({ sum: 0, held: 0, settled: 1, gatewayRefunds: 1 });
  });

  it('a card payment is refunded to the card if the merchant refuses the order', async () => {
    const { orderId, payable, clientSecret } = await openCardPayment();
    await test.payByCard(clientSecret);
    await expect.poll(() => drainedState(orderId)).toBe('pending');
    await test.call('refuseOrder', { orderId, reason: 'sold_out' }, { token: city.merchant.token });
    await test.drain();
    expect(await detail(orderId)).toMatchObject({ state: 'cancelled', refunded: payable });
    expect(await totals(orderId)).toMatchObject({ sum: 0, held: 0, gatewayRefunds: 1 });
  });

  it('retries of a failed refund reuse its refund number, so the gateway refunds only once', async () => {
    const { orderId, clientSecret } = await openCardPayment();
    await test.payByCard(clientSecret);
    await expect.poll(() => drainedState(orderId)).toBe('pending');
    await test.setFaults({ cutAfterEffect: 5 });
    await test.call('cancelOrder', { orderId, reason: 8 }, { token: city.member.token });
    await test.drain();
    await test.setFaults({ cutAfterEffect: 0 });
    test.clock.advance(10 * minute);
    await test.drain();
    expect(await totals(orderId)).toMatchObject({ held: 0, gatewayRefunds: 1 });
    const { rows } = await sql<{ reference: string }>`SELECT gateway_reference AS reference FROM payment_attempt
      WHERE order_id = ${orderId}`.execute(test.app.database.read);
    const gateway = new Stripe(test.stripe.secretKey, {
      host: '127.0.0.1',
      port: Number(new URL(test.stripe.apiBase ?? '').port),
      protocol: 'http',
    });
    const refunds = await gateway.refunds.list({ payment_intent: rows[0]?.reference ?? '' });
    expect(refunds.data).toHaveLength(1);
  });
});

describe('false webhooks', () => {
  it.each([
    ['signed with another secret', {}, 'whsec_other', 0],
    ['signed an hour ago', {}, undefined, -3600],
    ['signed an hour ahead', {}, undefined, 3600],
    ['with another amount', { amount_received: 1 }, undefined, 0],
    ['with another currency', { currency: 'jpy' }, undefined, 0],
  ] as const)('a webhook %s is answered with 400 and does not pay the order', async (_what, change, secret, skew) => {
    const { orderId } = await openCardPayment();
    const event = await succeededEvent(orderId, change);
    expect(await postWebhook(event, secret, Math.floor(Date.now() / 1000) + skew)).toBe(400);
    expect(await drainedState(orderId)).toBe('unpaid');
  });
});
