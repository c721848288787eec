import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inSmallCityWithCards } from '../../../testing/in-small-city.ts';
import {
  noodlesToTakeAway,
  placeAnother,
  placePaid,
  type SmallCity,
  type TestAppWithCards,
} from '../../../testing/index.ts';

let app: TestAppWithCards;
let city: SmallCity;
inSmallCityWithCards((opened) => {
  ({ app, city } = opened);
});

const asked = (number: string) => app.call('moneyTrail', { number }, { token: city.operator.token });

async function trail(number: string) {
  const { data } = await asked(number);
  if (!data) throw new Error(`${number} leads to nothing`);
  return data;
}

async function payByCard(pays: { orderId: number } | { purchaseId: number }): Promise<string> {
  const options = { token: city.member.token, idempotencyKey: randomUUID() };
  const { data } = await app.call('startPayment', { ...pays, method: 'stripe' }, options);
  await app.payByCard(data.clientData?.['clientSecret'] ?? '');
  await expect.poll(async () => (await trail(data.attempt)).attempts[0]?.state).toBe('settled');
  await app.drain();
  return data.attempt;
}

async function cancelledOrder() {
  const { orderId, number } = (await placeAnother(app, city.member, noodlesToTakeAway(city))).data;
  const attempt = await payByCard({ orderId });
  await app.call('cancelOrder', { orderId, reason: 8 }, { token: city.member.token });
  const isBack = async () => {
    await app.drain();
    return (await trail(number)).attempts[0]?.gatewayRefunds[0]?.state;
  };
  await expect.poll(isBack).toBe('settled');
  return { orderId, number, attempt };
}

test('moneyTrail finds an order’s payment attempts, refunds and ledger postings by the order’s number', async () => {
  const { orderId, number, attempt } = await cancelledOrder();
  const data = await trail(` ${number.toLowerCase()} `);
  expect(data.of).toEqual({ kind: 'order', id: orderId, number, state: 'cancelled' });
  expect(data.attempts).toMatchObject([
    {
      number: attempt,
      method: 'stripe',
      amount: 90_00,
      state: 'settled',
      gatewayRefunds: [{ amount: 90_00, state: 'settled', error: null }],
    },
  ]);
  expect(data.postings.map(({ reason, entries }) => ({ reason, entries }))).toEqual([
    {
      reason: 'order_paid',
      entries: [
        { kind: 'gateway_clearing', ownerId: 'stripe', asset: 'cny', amount: -90_00 },
        { kind: 'order_held', ownerId: String(orderId), asset: 'cny', amount: 90_00 },
      ],
    },
    {
      reason: 'order_refunded',
      entries: [
        { kind: 'order_held', ownerId: String(orderId), asset: 'cny', amount: -90_00 },
        { kind: 'gateway_clearing', ownerId: 'stripe', asset: 'cny', amount: 90_00 },
      ],
    },
  ]);
});

test('moneyTrail finds an order by our number or the gateway’s reference of a payment attempt or refund', async () => {
  const { number } = await cancelledOrder();
  const { attempts, of } = await trail(number);
  const names = attempts.flatMap(({ gatewayRefunds, ...attempt }) =>
    [attempt, ...gatewayRefunds].flatMap((each) => [each.number, each.reference]),
  );
  expect(names).toHaveLength(4);
  for (const name of names) expect((await trail(name ?? '')).of).toEqual(of);
});

test('moneyTrail shows only ledger postings and no payment attempts for an order that was paid from the balance', async () => {
  const [one, other] = [
    await placePaid(app, city, noodlesToTakeAway(city)),
    await placePaid(app, city, noodlesToTakeAway(city)),
  ];
  const { data: order } = await app.call('orderDetail', { orderId: one }, { token: city.member.token });
  const data = await trail(order.number);
  expect(data.attempts).toEqual([]);
  expect(data.postings.map(({ reason }) => reason)).toEqual(['order_paid']);
  const owners = data.postings.flatMap(({ entries }) => entries.map(({ ownerId }) => ownerId));
  expect(owners).toContain(String(one));
  expect(owners).not.toContain(String(other));
});

test('moneyTrail finds a top-up’s payment, credit and bonus by the top-up’s number', async () => {
  const tiers = [{ amount: 100_00, bonus: 5_00 }];
  await app.call('setTopUpTiers', { tiers }, { token: city.operator.token });
  const { data: topUp } = await app.call('startTopUp', { amount: 100_00 }, { token: city.member.token });
  await payByCard({ purchaseId: topUp.id });
  await expect.poll(async () => (await trail(topUp.number)).of.state).toBe('paid');
  const data = await trail(topUp.number);
  expect(data.of).toEqual({ kind: 'top_up', id: topUp.id, number: topUp.number, state: 'paid' });
  expect(data.attempts).toMatchObject([{ amount: 100_00, state: 'settled', gatewayRefunds: [] }]);
  expect(data.postings.map(({ reason }) => reason)).toEqual(['purchase_paid', 'top_up', 'top_up_bonus']);
  for (const { entries } of data.postings) expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

test('moneyTrail returns null for an unknown number, and 403 to members, merchants and couriers', async () => {
  expect(await asked('no-such-number')).toMatchObject({ success: true, data: null });
  for (const { token } of [city.member, city.merchant, city.courier]) {
    expect((await app.call('moneyTrail', { number: 'x' }, { token })).status).toBe(403);
  }
});
