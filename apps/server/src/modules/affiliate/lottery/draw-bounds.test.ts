import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noodlesToTakeAway, openSmallCity, openTestApp, placePaid, type TestApp } from '../../../testing/index.ts';
import { hour } from '../../refund/refund-in-tests.ts';
import { type DrawingStage, drawingStage, whole } from './lottery-in-tests.ts';

let app: TestApp;
let stage: DrawingStage;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  stage = drawingStage(app, await openSmallCity(app));
  await stage.setTable([{ amount: 8_800, millionths: whole }]);
});

/** Completes an order of one bowl at the given price in fen. */
async function completedFor(price: number): Promise<number> {
  const { city, guest, staff } = stage;
  const { read } = app.app.database;
  await sql`UPDATE dish SET price = ${price}, options = '[]' WHERE id = ${city.noodlesId}`.execute(read);
  await sql`UPDATE shop SET package_fee = 0 WHERE id = ${city.shopId}`.execute(read);
  const lines = [{ dishId: city.noodlesId, quantity: 1, options: {} }];
  const orderId = await placePaid(app, city, { ...noodlesToTakeAway(city), lines });
  await app.call('acceptOrder', { orderId }, staff.merchant);
  app.clock.advance(2 * 60_000);
  await app.drain();
  const code = (await app.call('orderDetail', { orderId }, guest)).data.pickUpCode ?? '';
  const redeemed = await app.call('redeemCode', { shopId: city.shopId, code }, staff.merchant);
  if (!redeemed.success) throw new Error(`not redeemed: ${JSON.stringify(redeemed)}`);
  await app.drain();
  return orderId;
}

const drawIssued = async () => (await stage.ledger())['draw_issued'] ?? 0;

test('orders of one fen each give no prize draw', async () => {
  const before = await drawIssued();
  for (let each = 0; each < 24; each += 1) {
    const orderId = await completedFor(1);
    expect((await stage.draw(orderId)).data).toEqual({ reason: 'draw_not_found' });
  }
  expect((await stage.draws()).draws.total).toBe(0);
  expect(await drawIssued()).toBe(before);
});

describe('the minimum payment for a prize draw', () => {
  test.each([
    { price: 1_999, draws: 0 },
    { price: 2_000, draws: 1 },
  ])('an order of $price fen gives $draws prize draws', async ({ price, draws }) => {
    await completedFor(price);
    expect((await stage.draws()).draws.total).toBe(draws);
  });
});

test('a prize is at most 2% of the amount paid, rounded down, also each of the two prizes of a double draw', async () => {
  const [once, twice] = [await completedFor(2_049), await completedFor(2_050)];
  await stage.ticket('friends:1');
  expect((await stage.draw(once)).data).toMatchObject({ outcomes: [40], amount: 40 });
  expect((await stage.draw(twice, { withTicket: true })).data).toMatchObject({ outcomes: [41, 41], amount: 82 });
});

describe('the number of prize draws a day', () => {
  test('a member gets at most three prize draws a day', async () => {
    for (let each = 0; each < 5; each += 1) await completedFor(3_000);
    expect((await stage.draws()).draws.total).toBe(3);
    app.clock.advance(24 * hour);
    await completedFor(3_000);
    expect((await stage.draws()).draws.total).toBe(4);
  });

  test('five orders that are completed concurrently give at most three prize draws', async () => {
    const orders: number[] = [];
    for (let each = 0; each < 5; each += 1) {
      const orderId = await stage.paid();
      await stage.deliver(orderId, 'delivered');
      orders.push(orderId);
    }
    await Promise.all(orders.map((orderId) => app.call('confirmOrder', { orderId }, stage.guest)));
    await app.drain();
    expect((await stage.draws()).draws.total).toBe(3);
  });
});
