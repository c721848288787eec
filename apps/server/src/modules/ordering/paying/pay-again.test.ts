import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { inSmallCityWithCards } from '../../../testing/in-small-city.ts';
import {
  newCampaign,
  noodlesToTakeAway,
  placeAnother,
  type SmallCity,
  statementsWaitingForLocks,
  type TestAppWithCards,
} from '../../../testing/index.ts';
import { callKeyOf } from '../../payment/attempts/pay-keys.store.ts';
import { accountSum, ledgerFaults } from '../ordering-in-tests.ts';

let test: TestAppWithCards;
let city: SmallCity;

inSmallCityWithCards((opened) => {
  ({ app: test, city } = opened);
});
afterAll(async () => {
  expect(await ledgerFaults(test)).toBe(0);
});

const place = async () => (await placeAnother(test, city.member, noodlesToTakeAway(city))).data;

type Method = 'balance' | 'stripe' | 'alipay';
const pay = (
  orderId: number,
  method: Method,
  idempotencyKey: string,
  environment: 'browser' | 'alipay' = 'browser',
) => {
  const password = method === 'balance' ? { paymentPassword: '246810' } : {};
  const input = { orderId, method, environment, ...password };
  return test.call('startPayment', input, { token: city.member.token, idempotencyKey });
};

const openPurchase = async () => {
  const campaignId = await newCampaign(test, city, { channel: 'bought', price: 300 });
  return (await test.call('buyCoupon', { campaignId }, { token: city.member.token })).data.id;
};

const payPurchase = (purchaseId: number, method: Method, idempotencyKey: string) => {
  const password = method === 'balance' ? { paymentPassword: '246810' } : {};
  return test.call('startPayment', { purchaseId, method, ...password }, { token: city.member.token, idempotencyKey });
};

const waiting = () => statementsWaitingForLocks(test.app.database);

const isReused = { code: 409, success: false, data: { reason: 'idempotency_key_reused' } };
const isOver = { code: 409, success: false, data: { reason: 'payment_not_open' } };

describe('a retried payment call (case 15)', () => {
  it('a retried payment from the balance returns the original response and charges once', async () => {
    const { orderId, payable } = await place();
    const key = randomUUID();
    const first = await pay(orderId, 'balance', key);
    expect(first).toMatchObject({ success: true, data: { amount: payable, state: 'settled' } });
    expect(await pay(orderId, 'balance', key)).toEqual(first);
    expect(await accountSum(test, 'order_held', orderId)).toBe(payable);
    expect(await pay(orderId, 'balance', randomUUID())).toMatchObject(isOver);
  });

  it('forty concurrent payment requests with one idempotency key get the same response and charge once', async () => {
    const { orderId, payable } = await place();
    const key = randomUUID();
    const told = await Promise.all(Array.from({ length: 40 }, () => pay(orderId, 'balance', key)));
    expect(new Set(told.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1);
    expect(told[0]).toMatchObject({ success: true, data: { amount: payable, state: 'settled' } });
    expect(await accountSum(test, 'order_held', orderId)).toBe(payable);
  });

  it('the idempotency key of one payment is rejected for another order, which stays unpaid', async () => {
    const [one, other] = [await place(), await place()];
    const key = randomUUID();
    await pay(one.orderId, 'balance', key);
    expect(await pay(other.orderId, 'balance', key)).toMatchObject(isReused);
    expect(await pay(other.orderId, 'stripe', randomUUID())).toMatchObject({ success: true });
    expect(await accountSum(test, 'order_held', other.orderId)).toBe(0);
    expect(await pay(one.orderId, 'stripe', key)).toMatchObject(isReused);
  });

  it('a retry after the gateway payment returns the same payment attempt, now with the state “settled”', async () => {
    const { orderId } = await place();
    const key = randomUUID();
    const first = await pay(orderId, 'stripe', key);
    expect(await pay(orderId, 'stripe', key)).toEqual(first);
    await test.payByCard(first.data.clientData?.['clientSecret'] ?? '');
    const state = async () => {
      await test.drain();
      return (await test.call('orderDetail', { orderId }, { token: city.member.token })).data.state;
    };
    await expect.poll(state).toBe('pending');
    expect((await pay(orderId, 'stripe', key)).data).toEqual({ ...first.data, state: 'settled' });
    expect(await pay(orderId, 'stripe', randomUUID())).toMatchObject(isOver);
  });

  it('the idempotency key of a payment is rejected with another gateway, another order or another pay environment', async () => {
    const [one, other] = [await place(), await place()];
    const key = randomUUID();
    await pay(one.orderId, 'alipay', key);
    expect(await pay(one.orderId, 'stripe', key)).toMatchObject(isReused);
    expect(await pay(other.orderId, 'alipay', key)).toMatchObject(isReused);
    expect(await pay(one.orderId, 'alipay', key, 'alipay')).toMatchObject(isReused);
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM payment_attempt
      WHERE order_id IN (${one.orderId}, ${other.orderId})`.execute(test.app.database.read);
    expect(rows[0]?.count).toBe(1);
  });

  it('rejects a balance payment if a concurrent request with the same idempotency key opens a gateway attempt', async () => {
    const { orderId } = await place();
    const key = randomUUID();
    const opened = test.app.database.transact(async (tx) => {
      await sql`SELECT FROM customer_order WHERE id = ${orderId} FOR UPDATE`.execute(tx);
      const paying = pay(orderId, 'balance', key);
      await expect.poll(waiting).toBe(1);
      const callKey = callKeyOf({ memberId: city.member.id, key });
      await sql`INSERT INTO payment_attempt (number, call_key, order_id, method, amount, state, expires_at, created_at)
        VALUES (${`P_${orderId}`}, ${callKey}, ${orderId}, 'stripe', 100, 'open', now(), now())`.execute(tx);
      return { paying };
    });
    expect(await (await opened).paying).toMatchObject(isReused);
    expect(await accountSum(test, 'order_held', orderId)).toBe(0);
  });

  it('an idempotency key that opened a gateway attempt cannot pay from the balance', async () => {
    for (const method of ['stripe', 'alipay'] as const) {
      const [one, other] = [await place(), await place()];
      const key = randomUUID();
      await pay(one.orderId, method, key);
      expect(await pay(one.orderId, 'balance', key)).toMatchObject(isReused);
      expect(await pay(other.orderId, 'balance', key)).toMatchObject(isReused);
      expect(await accountSum(test, 'order_held', one.orderId)).toBe(0);
      // A payment with a new idempotency key succeeds. A retry with the old key is still rejected.
      await pay(one.orderId, 'balance', randomUUID());
      expect(await pay(one.orderId, 'balance', key)).toMatchObject(isReused);
    }
  });

  it('an idempotency key that paid another order or a purchase from the balance opens no gateway attempt', async () => {
    const [paid, open] = [await place(), await place()];
    const purchaseId = await openPurchase();
    const [key, keyOfPurchase] = [randomUUID(), randomUUID()];
    await pay(paid.orderId, 'balance', key);
    expect(await payPurchase(purchaseId, 'stripe', key)).toMatchObject(isReused);
    expect(await payPurchase(purchaseId, 'balance', key)).toMatchObject(isReused);
    expect(await payPurchase(purchaseId, 'balance', keyOfPurchase)).toMatchObject({ success: true });
    for (const method of ['stripe', 'alipay', 'balance'] as const) {
      expect(await pay(open.orderId, method, keyOfPurchase)).toMatchObject(isReused);
      expect(await pay(open.orderId, method, key)).toMatchObject(isReused);
    }
  });

  it('an idempotency key that opened a gateway attempt of a purchase cannot pay the purchase from the balance', async () => {
    const purchaseId = await openPurchase();
    const key = randomUUID();
    expect(await payPurchase(purchaseId, 'stripe', key)).toMatchObject({ success: true });
    expect(await payPurchase(purchaseId, 'balance', key)).toMatchObject(isReused);
    expect(await payPurchase(purchaseId, 'stripe', key)).toMatchObject({ success: true });
  });
});
