import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inSmallCityWithCards } from '../../../testing/in-small-city.ts';
import { newCampaign, newMember, type SmallCity, type TestAppWithCards } from '../../../testing/index.ts';
import { knownAtWeChat, mei } from '../../../testing/we-chat-guest.ts';

let app: TestAppWithCards;
let city: SmallCity;
inSmallCityWithCards((opened) => {
  ({ app, city } = opened);
});
beforeAll(async () => {
  for (const gateway of ['stripe', 'wechat']) await app.atSandbox(`${gateway}/faults`, { refundMs: 0 });
  const tiers = [{ amount: 100_00, bonus: 5_00 }];
  await app.call('setTopUpTiers', { tiers }, { token: city.operator.token });
});
afterAll(async () => {
  const checked = await app.call('ledgerCheck', {}, { token: city.operator.token });
  expect(checked.data).toMatchObject({ isBalanced: true, problems: [] });
});

const read = () => app.app.database.read;

/** Creates a member whom the WeChat sandbox knows. The sandbox knows one member at a time. */
async function atWeChat() {
  const member = await newMember(app, 0);
  await sql`UPDATE member SET wechat_open_id = NULL WHERE wechat_open_id = ${mei}`.execute(read());
  await knownAtWeChat(app, member, mei);
  return member;
}

type Member = { readonly token: string };

async function topUp({ token }: Member): Promise<number> {
  return (await app.call('startTopUp', { amount: 100_00 }, { token })).data.id;
}

async function opened({ token }: Member, purchaseId: number, method: 'stripe' | 'wechat') {
  const environment = method === 'wechat' ? 'wechat' : 'browser';
  const started = await app.call('startPayment', { purchaseId, method, environment }, { token });
  expect(started.success, JSON.stringify(started)).toBe(true);
  const given = started.data.clientData ?? {};
  return () => (method === 'wechat' ? app.atSandbox('wechat/pay', given) : app.payByCard(given['clientSecret'] ?? ''));
}

const balanceOf = async ({ token }: Member) => (await app.call('balance', {}, { token })).data.balance;

/**
 * Returns the states of all payment attempts and refunds of a purchase. Advances the clock first, so that waiting jobs
 * run.
 */
async function standing(purchaseId: number) {
  app.clock.advance(3_000);
  await app.drain();
  const attempts = await sql<{ state: string }>`SELECT state FROM payment_attempt WHERE purchase_id = ${purchaseId}
    ORDER BY id`.execute(read());
  const gatewayRefunds = await sql<{ amount: number; state: string }>`SELECT p.amount, p.state FROM gateway_refund p
    JOIN payment_attempt a ON a.id = p.attempt_id WHERE a.purchase_id = ${purchaseId}`.execute(read());
  return { attempts: attempts.rows.map(({ state }) => state), back: gatewayRefunds.rows };
}

test('paying a purchase closes its open payment attempt at another gateway', async () => {
  const member = await atWeChat();
  const id = await topUp(member);
  const [byCard, atOther] = [await opened(member, id, 'stripe'), await opened(member, id, 'wechat')];
  await byCard();
  await expect.poll(() => standing(id)).toEqual({ attempts: ['settled', 'cancelled'], back: [] });
  await atOther();
  expect(await standing(id)).toEqual({ attempts: ['settled', 'cancelled'], back: [] });
  expect(await balanceOf(member)).toBe(105_00);
});

test('a top-up paid at two gateways at once is credited once, and the other payment is refunded (case 7)', async () => {
  for (let round = 0; round < 5; round += 1) {
    const member = await atWeChat();
    const id = await topUp(member);
    const payments = [await opened(member, id, 'stripe'), await opened(member, id, 'wechat')];
    await Promise.all(payments.map((pay) => pay()));
    const back = [{ amount: 100_00, state: 'settled' }];
    await expect.poll(() => standing(id)).toEqual({ attempts: ['settled', 'settled'], back });
    expect(await balanceOf(member)).toBe(105_00);
  }
});

test('a payment whose webhook was lost is found when its payment attempt is closed, and is refunded', async () => {
  const member = await atWeChat();
  const id = await topUp(member);
  const [byCard, atOther] = [await opened(member, id, 'stripe'), await opened(member, id, 'wechat')];
  await app.atSandbox('wechat/faults', { drop: 1 });
  await atOther();
  await byCard();
  const back = [{ amount: 100_00, state: 'settled' }];
  await expect.poll(() => standing(id)).toEqual({ attempts: ['settled', 'settled'], back });
  await app.atSandbox('wechat/faults', { drop: 0 });
  expect(await balanceOf(member)).toBe(105_00);
});

test('a card payment after the same purchase was paid from the balance is refunded', async () => {
  const member = await newMember(app);
  const campaignId = await newCampaign(app, city, { channel: 'bought', price: 300 });
  const { id } = (await app.call('buyCoupon', { campaignId }, { token: member.token })).data;
  const byCard = await opened(member, id, 'stripe');
  const request = { purchaseId: id, method: 'balance', paymentPassword: '246810' } as const;
  expect((await app.call('startPayment', request, { token: member.token })).success).toBe(true);
  await byCard();
  const back = [{ amount: 300, state: 'settled' }];
  await expect.poll(() => standing(id)).toEqual({ attempts: ['settled'], back });
  expect(await balanceOf(member)).toBe(100_000 - 300);
});
