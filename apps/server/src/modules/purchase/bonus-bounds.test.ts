import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inSmallCity } from '../../testing/in-small-city.ts';
import {
  newAddress,
  newMember,
  noodlesToTakeAway,
  openSmallCity,
  placePaid,
  quoteAndPlace,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../testing/index.ts';
import { stageOf } from '../refund/refund-in-tests.ts';
import { creditTopUp, receiveForPurchase } from '../wallet/index.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => {
  ({ app, city } = opened);
});

const setTiers = (monthlyBonus?: number) =>
  app.call(
    'setTopUpTiers',
    { tiers: [{ amount: 100_00, bonus: 50_00 }], ...(monthlyBonus !== undefined && { monthlyBonus }) },
    { token: city.operator.token },
  );
beforeAll(() => setTiers(120_00));

const bonusOfNext = async ({ token }: TestPerson) => (await app.call('startTopUp', { amount: 100_00 }, { token })).data;
const shownBonus = async ({ token }: TestPerson) => (await app.call('topUpTiers', {}, { token })).data.tiers[0]?.bonus;
const paid = (id: number) => sql`UPDATE purchase SET state = 'paid' WHERE id = ${id}`.execute(app.app.database.read);

describe('top-up bonuses of a month', () => {
  test('the bonuses of a member’s top-ups in one month do not exceed the platform’s limit', async () => {
    const member = await newMember(app, 0);
    const bonuses: number[] = [];
    for (let each = 0; each < 4; each += 1) {
      const shown = await shownBonus(member);
      const { id, bonus } = await bonusOfNext(member);
      expect(bonus).toBe(shown);
      await paid(id);
      bonuses.push(bonus);
    }
    expect(bonuses).toEqual([50_00, 50_00, 20_00, 0]);
    app.clock.advance(20 * 86_400_000);
    expect((await bonusOfNext(member)).bonus).toBe(50_00);
  });

  test('unpaid top-ups that a member opens concurrently count towards the monthly bonus limit', async () => {
    const member = await newMember(app, 0);
    const opened = await Promise.all([1, 2, 3].map(() => bonusOfNext(member)));
    expect(opened.reduce((sum, { bonus }) => sum + bonus, 0)).toBe(120_00);
    await Promise.all(opened.map(({ id }) => app.call('cancelPurchase', { purchaseId: id }, { token: member.token })));
    expect(await shownBonus(member)).toBe(50_00);
  });

  test('setTopUpTiers without a bonus limit leaves the monthly limit unchanged', async () => {
    await setTiers();
    expect((await app.call('topUpTiers', {})).data.monthlyBonus).toBe(120_00);
  });
});

/**
 * Creates shops and staff for the calling test only, and a member who topped up 100 yuan and got a bonus of 50 yuan.
 */
async function withBonus() {
  const town = await openSmallCity(app);
  const member = await newMember(app, 0);
  const { read } = app.app.database;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO purchase (number, member_id, kind, state, amount, bonus, created_at, pay_before, idempotency_key, request_hash)
    VALUES (${randomUUID()}, ${member.id}, 'top_up', 'paid', 10000, 5000, ${app.clock.now()}, ${app.clock.now()},
      ${randomUUID()}, '') RETURNING id`.execute(read);
  const topUp = { purchaseId: rows[0]?.id ?? 0, memberId: member.id, amount: 100_00, at: app.clock.now() };
  await app.app.database.transact(async (tx) => {
    await receiveForPurchase(tx, { ...topUp, attemptId: topUp.purchaseId + 1_000_000, method: 'stripe' });
    await creditTopUp(tx, { ...topUp, bonus: 50_00 });
  });
  const work = async () => {
    const phone = `139${String(topUp.purchaseId).padStart(8, '0')}`;
    await sql`UPDATE member SET mobile = ${phone} WHERE id = ${member.id}`.execute(read);
    await sql`UPDATE staff SET phone = ${phone} WHERE id = ${town.merchant.id}`.execute(read);
  };
  const bowls = (quantity: number) => ({
    ...noodlesToTakeAway(town),
    lines: [{ dishId: town.noodlesId, quantity, options: { size: ['regular'] } }],
  });
  const bonus = async () => {
    const { rows } = await sql<{ bonus: number }>`SELECT bonus FROM account
      WHERE kind = 'member_balance' AND owner_id = ${String(member.id)}`.execute(read);
    return rows[0]?.bonus;
  };
  return { member, town: { ...town, member }, work, bowls, bonus };
}

describe('top-up bonus', () => {
  test('a top-up bonus is spent only after the topped-up money, and cancelling the order restores the bonus', async () => {
    const { member, town, bowls, bonus } = await withBonus();
    const orderId = await placePaid(app, town, bowls(2));
    expect(await bonus()).toBe(50_00);
    await app.call('cancelOrder', { orderId, reason: 1 }, { token: member.token });
    await app.drain();
    const all = await placePaid(app, town, bowls(3));
    const left = (await app.call('balance', {}, { token: member.token })).data.balance;
    expect(left).toBeLessThan(50_00);
    expect(await bonus()).toBe(left);
    await app.call('cancelOrder', { orderId: all, reason: 1 }, { token: member.token });
    await app.drain();
    expect((await app.call('balance', {}, { token: member.token })).data.balance).toBe(150_00);
    expect(await bonus()).toBe(50_00);
  });

  test('the balance in a quote excludes the top-up bonus if a member of the restaurant’s staff has the same phone number as the guest', async () => {
    const { member, work, bowls } = await withBonus();
    const offered = async () => (await app.call('quoteOrder', bowls(3), { token: member.token })).data.availableBalance;
    expect(await offered()).toBe(150_00);
    await work();
    expect(await offered()).toBe(100_00);
  });

  test('a top-up bonus cannot pay an order if a member of the restaurant’s staff has the same phone number as the guest', async () => {
    const { member, town, work, bowls } = await withBonus();
    const place = async () => (await quoteAndPlace(app, member, { ...bowls(3), useBalance: false })).data.orderId;
    const pay = async (orderId: number) =>
      app.call('startPayment', { orderId, method: 'balance', paymentPassword: '246810' }, { token: member.token });
    const own = await place();
    await work();
    expect((await pay(own)).data).toMatchObject({ reason: 'insufficient_balance' });
    await sql`DELETE FROM staff_shop WHERE shop_id = ${town.shopId}`.execute(app.app.database.read);
    expect((await pay(own)).success).toBe(true);
  });

  test('the part of an order that was paid with a top-up bonus earns no points', async () => {
    const { member, town, bowls } = await withBonus();
    const addressId = await newAddress(app, member);
    const orderId = await placePaid(app, town, { ...bowls(3), type: 'delivery', dining: undefined, addressId });
    await stageOf(app, { ...town, addressId }).deliver(orderId, 'completed');
    expect((await app.call('orderDetail', { orderId }, { token: member.token })).data.receipt.balance).toBeGreaterThan(
      100_00,
    );
    expect((await app.call('points', {}, { token: member.token })).data.pending).toBe(100);
  });
});
