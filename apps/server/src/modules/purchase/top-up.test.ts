import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { inSmallCityWithCards } from '../../testing/in-small-city.ts';
import { newMember, type SmallCity, type TestAppWithCards } from '../../testing/index.ts';

let app: TestAppWithCards;
let city: SmallCity;
inSmallCityWithCards((opened) => {
  ({ app, city } = opened);
});
beforeAll(async () => {
  const tiers = [
    { amount: 100_00, bonus: 5_00 },
    { amount: 500_00, bonus: 40_00 },
  ];
  expect((await app.call('setTopUpTiers', { tiers }, { token: city.operator.token })).data).toBe(true);
});

type Member = { token: string };

const balanceOf = async (member: Member) => (await app.call('balance', {}, { token: member.token })).data.balance;
const shown = async (member: Member, purchaseId: number) =>
  (await app.call('showPurchase', { purchaseId }, { token: member.token })).data;

async function opened(member: Member, amount = 100_00) {
  const { data } = await app.call('startTopUp', { amount }, { token: member.token });
  return { id: data.id, pay: await attempt(member, data.id) };
}

async function attempt(member: Member, purchaseId: number) {
  const started = await app.call('startPayment', { purchaseId, method: 'stripe' }, { token: member.token });
  expect(started.success, JSON.stringify(started)).toBe(true);
  return async () => {
    await app.payByCard(started.data.clientData?.['clientSecret'] ?? '');
    await heardOf(started.data.attempt);
  };
}

/** Waits for the gateway's webhook to settle the payment attempt, and runs the jobs that follow. */
async function heardOf(number: string): Promise<void> {
  await expect.poll(() => stateOf(number), { interval: 10 }).toBe('settled');
  await app.drain();
}

const stateOf = async (number: string) => {
  const { rows } = await sql<{ state: string }>`SELECT state FROM payment_attempt WHERE number = ${number}`.execute(
    app.app.database.read,
  );
  return rows[0]?.state;
};

async function ledgerAgrees(): Promise<void> {
  const checked = await app.call('ledgerCheck', {}, { token: city.operator.token });
  expect(checked.data).toMatchObject({ isBalanced: true, problems: [] });
}

const gatewayRefunds = async (purchaseId: number) => {
  const { rows } = await sql<{ amount: number; state: string }>`SELECT p.amount, p.state FROM gateway_refund p
    JOIN payment_attempt a ON a.id = p.attempt_id WHERE a.purchase_id = ${purchaseId}`.execute(app.app.database.read);
  return rows;
};

test('a paid top-up credits its amount and its bonus to the balance', async () => {
  const member = await newMember(app, 0);
  const { id, pay } = await opened(member);
  expect(await balanceOf(member)).toBe(0);
  await pay();
  expect(await balanceOf(member)).toBe(105_00);
  expect(await shown(member, id)).toMatchObject({ state: 'paid', amount: 100_00, bonus: 5_00, method: 'stripe' });
  const { data } = await app.call('balance', {}, { token: member.token });
  expect(data.entries.records.map(({ reason, amount, after }) => [reason, amount, after])).toEqual([
    ['top_up_bonus', 5_00, 105_00],
    ['top_up', 100_00, 100_00],
  ]);
  const list = await app.call('listPurchases', { kind: 'top_up' }, { token: member.token });
  expect(list.data).toMatchObject({ total: 1, records: [{ id, state: 'paid' }] });
  await ledgerAgrees();
});

test('a top-up payment that the gateway reports twice is credited once (case 2)', async () => {
  const member = await newMember(app, 0);
  await app.setFaults({ duplicate: 1 });
  const { pay } = await opened(member);
  await pay();
  await app.setFaults({ duplicate: 0 });
  await app.drain();
  expect(await balanceOf(member)).toBe(105_00);
});

test('a top-up of an amount without a tier has no bonus, and an amount outside the limits is rejected', async () => {
  const member = await newMember(app, 0);
  const start = (amount: number) => app.call('startTopUp', { amount }, { token: member.token });
  expect((await start(123_45)).data).toMatchObject({ amount: 123_45, bonus: 0, state: 'unpaid' });
  expect((await start(99)).data).toMatchObject({ reason: 'top_up_amount_invalid' });
  expect((await start(5_000_01)).data).toMatchObject({ reason: 'top_up_amount_invalid' });
});

test('startTopUp returns one purchase per idempotency key, and rejects another amount with the same key (case 15)', async () => {
  const member = await newMember(app, 0);
  const start = (amount: number) =>
    app.call('startTopUp', { amount }, { token: member.token, idempotencyKey: 'one-top-up' });
  const answers = await Promise.all(Array.from({ length: 40 }, () => start(100_00)));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await start(200_00)).toMatchObject({ status: 409, data: { reason: 'idempotency_key_reused' } });
});

test('a top-up cannot be paid from the balance, and other members cannot pay or read the top-up', async () => {
  const member = await newMember(app);
  const other = await newMember(app);
  const { data } = await app.call('startTopUp', { amount: 100_00 }, { token: member.token });
  const pay = (who: Member, method: 'balance' | 'stripe') =>
    app.call('startPayment', { purchaseId: data.id, method, paymentPassword: '246810' }, { token: who.token });
  expect((await pay(member, 'balance')).data).toMatchObject({ reason: 'payment_method_unavailable' });
  expect((await pay(other, 'stripe')).data).toMatchObject({ reason: 'purchase_not_found' });
  expect(await shown(other, data.id)).toMatchObject({ reason: 'purchase_not_found' });
  const cancelled = await app.call('cancelPurchase', { purchaseId: data.id }, { token: other.token });
  expect(cancelled.data).toMatchObject({ reason: 'purchase_not_found' });
  expect(await balanceOf(member)).toBe(100_000);
});

test('an unpaid purchase is cancelled after five minutes and can no longer be paid', async () => {
  const member = await newMember(app, 0);
  const { data } = await app.call('startTopUp', { amount: 100_00 }, { token: member.token });
  app.clock.advance(5 * 60_000);
  await app.drain();
  expect(await shown(member, data.id)).toMatchObject({ state: 'cancelled' });
  const late = await app.call('startPayment', { purchaseId: data.id, method: 'stripe' }, { token: member.token });
  expect(late.data).toMatchObject({ reason: 'payment_not_open' });
});

test('a payment that succeeds after its purchase was cancelled is refunded in full and only once (case 6)', async () => {
  const member = await newMember(app, 0);
  const { id, pay } = await opened(member);
  expect((await app.call('cancelPurchase', { purchaseId: id }, { token: member.token })).data).toBe(true);
  await pay();
  await app.drain();
  expect(await shown(member, id)).toMatchObject({ state: 'cancelled' });
  expect(await gatewayRefunds(id)).toEqual([{ amount: 100_00, state: 'settled' }]);
  expect(await balanceOf(member)).toBe(0);
  await ledgerAgrees();
});

test('the first of two payments of a top-up is credited, and the second is refunded (case 7)', async () => {
  const member = await newMember(app, 0);
  const { id, pay } = await opened(member);
  const payAgain = await attempt(member, id);
  await Promise.all([pay(), payAgain()]);
  await app.drain();
  expect(await balanceOf(member)).toBe(105_00);
  expect(await gatewayRefunds(id)).toEqual([{ amount: 100_00, state: 'settled' }]);
  await ledgerAgrees();
});

test('a top-up that is paid at the moment of its expiry is either credited or refunded (case 5)', async () => {
  for (let round = 0; round < 5; round += 1) {
    const member = await newMember(app, 0);
    const { id, pay } = await opened(member);
    app.clock.advance(5 * 60_000);
    await Promise.all([pay(), app.drain()]);
    await app.drain();
    const { state } = await shown(member, id);
    const back = await gatewayRefunds(id);
    const expected = state === 'paid' ? [105_00, 0] : [0, 1];
    expect([await balanceOf(member), back.length]).toEqual(expected);
  }
  await ledgerAgrees();
});
