import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { inSmallCityWithCards } from '../../../testing/in-small-city.ts';
import { noodlesToTakeAway, placeAnother, type SmallCity, type TestAppWithCards } from '../../../testing/index.ts';
import { accountSum, ledgerFaults } from '../ordering-in-tests.ts';

let test: TestAppWithCards;
let city: SmallCity;

inSmallCityWithCards((opened) => {
  ({ app: test, city } = opened);
});
afterAll(async () => {
  expect(await ledgerFaults(test)).toBe(0);
});

const asMember = () => ({ token: city.member.token });
const detail = async (orderId: number) => {
  await test.drain();
  return (await test.call('orderDetail', { orderId }, asMember())).data;
};
const openByCard = async (orderId: number) => {
  const { data } = await test.call('startPayment', { orderId, method: 'stripe' }, asMember());
  return { attempt: data.attempt, clientSecret: data.clientData?.['clientSecret'] ?? '' };
};

async function settledGatewayRefunds(orderId: number) {
  await test.drain();
  const { rows } = await sql<{ amount: number; state: string }>`SELECT p.amount, p.state
    FROM gateway_refund p JOIN payment_attempt a ON a.id = p.attempt_id WHERE a.order_id = ${orderId}`.execute(
    test.app.database.read,
  );
  return rows;
}

it('an order paid by two attempts is settled by the first, and the second is refunded in full exactly once (case 7)', async () => {
  const { orderId, payable } = (await placeAnother(test, city.member, noodlesToTakeAway(city))).data;
  const [one, other] = [await openByCard(orderId), await openByCard(orderId)];
  expect(one.attempt).not.toBe(other.attempt);
  await Promise.all([test.payByCard(one.clientSecret), test.payByCard(other.clientSecret)]);
  await expect.poll(() => settledGatewayRefunds(orderId)).toEqual([{ amount: payable, state: 'settled' }]);
  const order = await detail(orderId);
  expect(order).toMatchObject({ state: 'pending', paidBy: ['stripe'], refunded: 0 });
  expect(order.timeline.filter(({ event }) => event === 'pay')).toHaveLength(1);
  expect(order.gatewayRefunds).toMatchObject([{ amount: payable, to: 'stripe', state: 'settled' }]);
  expect(await accountSum(test, 'order_held', orderId)).toBe(payable);
});

it('cancelling an order that was paid twice refunds both payments, each through its own payment attempt', async () => {
  const { orderId, payable } = (await placeAnother(test, city.member, noodlesToTakeAway(city))).data;
  const [one, other] = [await openByCard(orderId), await openByCard(orderId)];
  await Promise.all([test.payByCard(one.clientSecret), test.payByCard(other.clientSecret)]);
  const both = { amount: payable, state: 'settled' };
  await expect.poll(() => settledGatewayRefunds(orderId)).toEqual([both]);
  expect((await test.call('cancelOrder', { orderId, reason: 8 }, asMember())).success).toBe(true);
  await expect.poll(() => settledGatewayRefunds(orderId)).toEqual([both, both]);
  expect(await accountSum(test, 'order_held', orderId)).toBe(0);
});

it('a cancelled order is refunded through the attempt that paid it, even if an older attempt also succeeded', async () => {
  const { orderId, payable } = (await placeAnother(test, city.member, noodlesToTakeAway(city))).data;
  const [older, newer] = [await openByCard(orderId), await openByCard(orderId)];
  // Jobs run only when the test calls `drain` below, so the first payment does not close the other attempt before it
  // succeeds.
  for (const { attempt, clientSecret } of [newer, older]) {
    await test.payByCard(clientSecret);
    await expect.poll(() => stateOfAttempt(attempt)).toBe('settled');
  }
  const back = { amount: payable, state: 'settled' };
  await expect.poll(() => settledGatewayRefunds(orderId)).toEqual([back]);
  expect((await test.call('cancelOrder', { orderId, reason: 8 }, asMember())).success).toBe(true);
  await expect.poll(() => settledGatewayRefunds(orderId)).toEqual([back, back]);
  expect(await accountSum(test, 'order_held', orderId)).toBe(0);
});

it('a cancelled order returns both payments if the server processes the earlier payment only after the cancellation', async () => {
  const { read } = test.app.database;
  const { orderId, payable } = (await placeAnother(test, city.member, noodlesToTakeAway(city))).data;
  const [earlier, later] = [await openByCard(orderId), await openByCard(orderId)];
  for (const { attempt, clientSecret } of [earlier, later]) {
    await test.payByCard(clientSecret);
    await expect.poll(() => stateOfAttempt(attempt)).toBe('settled');
  }
  const process = (runAt: string) =>
    sql`UPDATE job SET run_at = ${runAt}::timestamptz
    WHERE kind = 'payment.settled>ordering' AND (payload->>'attemptId')::int =
      (SELECT id FROM payment_attempt WHERE number = ${earlier.attempt})`.execute(read);
  await process('2100-01-01');
  expect(await detail(orderId)).toMatchObject({ state: 'pending' });
  expect((await test.call('cancelOrder', { orderId, reason: 8 }, asMember())).success).toBe(true);
  await process('2026-01-01');
  const back = { amount: payable, state: 'settled' };
  await expect.poll(() => settledGatewayRefunds(orderId)).toEqual([back, back]);
  expect(await accountSum(test, 'order_held', orderId)).toBe(0);
});

async function stateOfAttempt(number: string) {
  const { rows } = await sql<{ state: string }>`SELECT state FROM payment_attempt WHERE number = ${number}`.execute(
    test.app.database.read,
  );
  return rows[0]?.state;
}

it('an order paid from the balance and by card at the same time is charged once, and the card payment is refunded', async () => {
  const { orderId, payable } = (await placeAnother(test, city.member, noodlesToTakeAway(city))).data;
  const { clientSecret } = await openByCard(orderId);
  await test.call('startPayment', { orderId, method: 'balance', paymentPassword: '246810' }, asMember());
  await test.payByCard(clientSecret);
  await expect.poll(() => settledGatewayRefunds(orderId)).toEqual([{ amount: payable, state: 'settled' }]);
  expect(await detail(orderId)).toMatchObject({ state: 'pending', paidBy: ['balance'], refunded: 0 });
  expect((await test.call('paymentStatus', { orderId }, asMember())).data).toMatchObject({
    method: 'balance',
    paymentState: 'settled',
  });
  expect(await accountSum(test, 'order_held', orderId)).toBe(payable);
});
