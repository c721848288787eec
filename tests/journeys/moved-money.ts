import type { MoneyTrail } from '@chifan/contract/payment/views';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { waitLimitMs } from '../../tools/test/wait-limit.ts';
import { placeDelivery, type SmallStage } from './small-stage.ts';

export type MovedMoney = {
  /** Id of an order that was paid from the balance, delivered and confirmed. */
  readonly completedId: number;
  /** An order that was paid by card and whose gateway refund failed. */
  readonly unreturned: { readonly orderId: number; readonly number: string };
  readonly topUpNumber: string;
};

const reason = 14;

export async function moveMoney(stage: SmallStage): Promise<MovedMoney> {
  const { server, city } = stage;
  const completedId = await delivered(stage);
  await server.call('confirmOrder', { orderId: completedId }, city.member);
  await ask(stage, await delivered(stage));
  await appeal(stage, await delivered(stage));
  const unreturned = await refundThatFails(stage);
  const topUp = await server.call('startTopUp', { amount: 10_000 }, city.member);
  await payByCard(stage, { purchaseId: topUp.data.id });
  await server.post('/rest/payment/stripe/webhook', { id: 'evt_forged', type: 'payment_intent.succeeded' });
  await statementThatDiffers(stage);
  return { completedId, unreturned, topUpNumber: topUp.data.number };
}

async function delivered(stage: SmallStage): Promise<number> {
  const orderId = await placeDelivery(stage);
  const { merchant, courier, member } = stage.city;
  await stage.server.call('acceptOrder', { orderId }, merchant);
  await stage.server.call('markReady', { orderId }, merchant);
  await stage.server.call('takeJob', { orderId }, courier);
  await stage.server.call('collectOrder', { orderId }, courier);
  const { data } = await stage.server.call('orderDetail', { orderId }, member);
  await stage.server.call('handOver', { orderId, code: data.handOverCode ?? '' }, courier);
  return orderId;
}

/** Requests a refund. @returns the id of the request, which waits for the shop's decision */
async function ask({ server, city }: SmallStage, orderId: number): Promise<number> {
  const note = 'Half of it never came, and the soup had leaked.';
  const items = [{ position: 0, quantity: 1 }];
  const { data } = await server.call('applyForRefund', { orderId, items, amount: 1_000, reason, note }, city.member);
  expect(data).toMatchObject({ state: 2 });
  return data.id;
}

async function appeal(stage: SmallStage, orderId: number): Promise<void> {
  const { server, city } = stage;
  const refundId = await ask(stage, orderId);
  await server.call('refuseRefund', { refundId, refusal: 'photo_shows_nothing' }, city.merchant);
  await server.call('appealRefund', { refundId, note: 'Look at the second photo.' }, city.member);
}

async function refundThatFails(stage: SmallStage): Promise<MovedMoney['unreturned']> {
  const { server, city } = stage;
  const request = { shopId: city.shopId, type: 'pickup', dining: 'take_away' } as const;
  const lines = [{ dishId: city.noodlesId, quantity: 2, options: { size: ['large'] } }];
  const quoted = await server.call('quoteOrder', { ...request, lines }, city.member);
  const contact = { contactName: 'Guest', contactPhone: '13912345678' };
  const placed = await server.call(
    'placeOrder',
    { request: { ...request, lines }, quoteToken: quoted.data.token, ...contact },
    city.member,
  );
  const { orderId, number } = placed.data;
  await payByCard(stage, { orderId });
  await server.call('acceptOrder', { orderId }, city.merchant);
  const refundId = await ask(stage, orderId);
  // Set more faults than the server has retries, even on a slow machine.
  await server.post('/sandbox/stripe/faults', { abnormalRefund: 1_000 });
  const granted = await server.call('grantRefund', { refundId, amount: 1_000 }, city.merchant);
  expect(granted).toMatchObject({ success: true });
  await until(async () => (await trail(stage, number)).attempts[0]?.gatewayRefunds[0]?.state === 'failed');
  return { orderId, number };
}

async function payByCard(stage: SmallStage, pays: { orderId: number } | { purchaseId: number }): Promise<void> {
  const { server, city } = stage;
  const { data } = await server.call('startPayment', { ...pays, method: 'stripe' }, city.member);
  const card = { clientSecret: data.clientData?.['clientSecret'] ?? '', number: '4242424242424242' };
  await server.post('/sandbox/stripe/confirm', card);
  await until(async () => (await trail(stage, data.attempt)).of.state !== 'unpaid');
}

export async function trail({ server, city }: SmallStage, number: string): Promise<MoneyTrail> {
  const { data } = await server.call('moneyTrail', { number }, city.operator);
  if (!data) throw new Error(`${number} leads to nothing`);
  return data;
}

/** Creates a payment that is missing in the gateway's statement of its day. */
async function statementThatDiffers(stage: SmallStage): Promise<void> {
  const { server, city, test } = stage;
  const { read } = test.app.database;
  const { rows } = await sql<{ day: string }>`UPDATE payment_attempt SET settled_at = settled_at - interval '2 days'
    WHERE state = 'settled' RETURNING to_char(settled_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS day`.execute(
    read,
  );
  const payload = JSON.stringify({ day: rows[0]?.day });
  await sql`INSERT INTO job (kind, payload, run_at) VALUES ('payment.compare-statements', ${payload}::jsonb, now())`.execute(
    read,
  );
  await until(async () => {
    const { records } = (await server.call('paymentStatements', {}, city.operator)).data;
    return records.some(({ differences }) => differences === rows.length);
  });
}

const until = (happened: () => Promise<boolean>) => vi.waitUntil(happened, { timeout: waitLimitMs });
