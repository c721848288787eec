import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { newMember, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { newSetMeal, newSetMealCodes, openBrand, type TestBrand } from '../../../testing/set-meals.ts';
import { setInviterOnce } from '../../member/index.ts';
import { timerKinds } from '../order-timers.ts';
import { ledgerFaults } from '../ordering-in-tests.ts';
import { buySetMeal, day, minute } from './set-meals-in-tests.ts';

let app: TestApp;
let city: SmallCity;
let brand: TestBrand;
inSmallCity(async (opened) => {
  ({ app, city } = opened);
  brand = await openBrand(app, city);
});

const pass = async (ms: number) => {
  app.clock.advance(ms);
  await app.drain();
};

test('a redeemed set meal gives the guest points, level progress and a prize draw, and gives the inviter two per cent of the price', async () => {
  const [inviter, friend] = [await newMember(app), await newMember(app)];
  await app.app.database.transact((tx) => setInviterOnce(tx, friend.id, inviter.id));
  const as = { token: friend.token };
  const orderId = await buySetMeal(app, friend, { setMealId: await newSetMeal(app, brand), quantity: 2 });
  await app.call('chooseRestaurant', { orderId, shopId: city.shopId }, as);
  await pass(minute);
  const draws = async () => (await app.call('draws', { pageNo: 1, pageSize: 5 }, as)).data.draws.records;
  const invitation = async () => (await app.call('invitation', {}, { token: inviter.token })).data;
  expect([(await draws()).length, (await invitation()).pending]).toEqual([0, 0]);
  const { pickUpCode } = (await app.call('orderDetail', { orderId }, as)).data;
  await app.call('redeemCode', { shopId: city.shopId, code: pickUpCode ?? '' }, { token: city.merchant.token });
  await app.drain();
  expect((await app.call('membership', {}, as)).data.spent).toBe(13_600);
  expect(await draws()).toMatchObject([{ orderId, shopName: { text: 'Noodle House' } }]);
  expect(await invitation()).toMatchObject({ ordered: 1, pending: 272 });
  expect((await app.call('unreceived', { asset: 'points' }, as)).data.sum).toBe(136);
  await pass(day);
  expect((await app.call('points', {}, as)).data.points).toBe(136);
  expect(await invitation()).toMatchObject({ earned: 272, pending: 0 });
  expect(await ledgerFaults(app)).toBe(0);
});

test('the timers of a set-meal order change nothing when they fire a second time', async () => {
  const member = await newMember(app);
  const as = { token: member.token };
  const setMealId = await newSetMeal(app, brand, { codeSource: 'branch' });
  await newSetMealCodes(app, setMealId, { count: 2, shopId: city.shopId });
  const orderId = await buySetMeal(app, member, { setMealId });
  const timeline = async () => (await app.call('orderDetail', { orderId }, as)).data.timeline.map(({ event }) => event);
  /**
   * Runs every kind of timer job again, except the two that end a pending order: the expiry of the voucher and of an
   * unanswered order.
   */
  const fireAgain = async () => {
    const { voucher: _, ...kinds } = timerKinds;
    for (const kind of Object.values(kinds).filter((each) => each !== timerKinds.unanswered))
      await sql`INSERT INTO job (kind, key, payload, run_at)
        VALUES (${kind}, ${randomUUID()}, ${JSON.stringify({ orderId })}, ${app.clock.now()})`.execute(
        app.app.database.read,
      );
    await app.drain();
  };
  await fireAgain();
  expect(await timeline()).toEqual(['place', 'pay']);
  await app.call('chooseRestaurant', { orderId, shopId: city.shopId }, as);
  await fireAgain();
  expect(await timeline()).toEqual(['place', 'pay', 'choose_restaurant']);
  await pass(minute);
  await fireAgain();
  expect(await timeline()).toEqual(['place', 'pay', 'choose_restaurant', 'issue_code']);
  await pass(day);
  await fireAgain();
  expect(await timeline()).toEqual(['place', 'pay', 'choose_restaurant', 'issue_code', 'redeem']);
  const { rows } = await sql`SELECT count(*)::int AS taken FROM set_meal_code
    WHERE set_meal_id = ${setMealId} AND taken_at IS NOT NULL`.execute(app.app.database.read);
  expect(rows).toEqual([{ taken: 1 }]);
  expect(await ledgerFaults(app)).toBe(0);
});

test('a failed payment of a set meal issues no voucher and uses no voucher code, and a retry succeeds', async () => {
  const member = await newMember(app);
  const setMealId = await newSetMeal(app, brand, { codeSource: 'brand' });
  await newSetMealCodes(app, setMealId, { count: 1 });
  const { read } = app.app.database;
  await sql`ALTER TABLE set_meal_voucher ADD CONSTRAINT down CHECK (false) NOT VALID`.execute(read);
  await expect(buySetMeal(app, member, { setMealId })).rejects.toThrow('not bought');
  await sql`ALTER TABLE set_meal_voucher DROP CONSTRAINT down`.execute(read);
  const left = async () => {
    const { rows } = await sql`SELECT count(*) FILTER (WHERE taken_at IS NULL)::int AS free, (SELECT sold FROM set_meal
      WHERE id = ${setMealId}) AS sold FROM set_meal_code WHERE set_meal_id = ${setMealId}`.execute(read);
    return rows[0];
  };
  expect(await left()).toEqual({ free: 1, sold: 0 });
  expect((await app.call('balance', {}, { token: member.token })).data.balance).toBe(100_000);
  await buySetMeal(app, member, { setMealId });
  expect(await left()).toEqual({ free: 0, sold: 1 });
});
