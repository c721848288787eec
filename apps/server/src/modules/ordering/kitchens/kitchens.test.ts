import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  here,
  noodlesDelivered,
  noodlesToTakeAway,
  openSmallCity,
  openTestApp,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';
import { scheduleKitchens } from './kitchens.job.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  city = await openSmallCity(test);
});
afterAll(() => test.close());

const minute = 60_000;
const asMerchant = () => ({ token: city.merchant.token });
const detail = async (orderId: number) =>
  (await test.call('orderDetail', { orderId }, { token: city.member.token })).data;
const quotedMinutes = async () => {
  const { data } = await test.call('quoteOrder', noodlesToTakeAway(city), { token: city.member.token });
  return (Date.parse(data.estimatedAt) - test.clock.now().getTime()) / minute;
};
const listed = async () => (await test.call('shopMenu', { shopId: city.shopId, ...here }, {})).data.shop.etaMinutes;
const learn = async () => {
  await scheduleKitchens(test.app.database.read, test.clock.now());
  await test.drain();
};

async function cookedIn(minutes: number): Promise<void> {
  const orderId = await placePaid(test, city, noodlesDelivered(city));
  await test.call('acceptOrder', { orderId }, asMerchant());
  test.clock.advance(minutes * minute);
  await test.call('markReady', { orderId }, asMerchant());
}

describe('cooking times from recent orders', () => {
  it('quotes and shop lists use a kitchen’s usual cooking time after five recent orders', async () => {
    expect([await quotedMinutes(), await listed()]).toEqual([3, 33]);
    for (const minutes of [14, 15, 16, 17]) await cookedIn(minutes);
    await learn();
    expect(await quotedMinutes()).toBe(3);
    await cookedIn(18);
    await learn();
    expect(await quotedMinutes()).toBe(17);
    expect(await listed()).toBe(17 + 5);
  });

  it('the background job counts the cooking time of an order only once, even if the job runs again', async () => {
    await cookedIn(15);
    await learn();
    await learn();
    const { rows } = await sql`SELECT FROM kitchen_sample WHERE shop_id = ${city.shopId}`.execute(
      test.app.database.read,
    );
    expect(rows).toHaveLength(1);
  });
});

it('estimates a longer cooking time for a slow dish category than for a quick one, after enough samples of each', async () => {
  const { rows } = await sql<{ id: number }>`WITH drinks AS (
      INSERT INTO dish_category (shop_id, key, name, position) VALUES (${city.shopId}, 'drinks', '{"en": "Drinks"}', 1)
      RETURNING id)
    UPDATE dish SET category_id = drinks.id FROM drinks WHERE dish.id = ${city.teaId} RETURNING drinks.id`.execute(
    test.app.database.read,
  );
  const quick = rows[0]?.id ?? 0;
  for (const minutes of [20, 21, 22, 23, 24]) await cookedIn(minutes);
  await learn();
  // Store kitchen times as if guests had often ordered only tea, and the kitchen had served it at once.
  await sql`UPDATE shop SET kitchen_by_category = kitchen_by_category || jsonb_build_object(${String(quick)}::text, 5)
    WHERE id = ${city.shopId}`.execute(test.app.database.read);
  const request = { ...noodlesToTakeAway(city), lines: [{ dishId: city.teaId, quantity: 1, options: {} }] };
  const tea = (await test.call('quoteOrder', request, { token: city.member.token })).data;
  expect((Date.parse(tea.estimatedAt) - test.clock.now().getTime()) / minute).toBe(5);
  expect(await quotedMinutes()).toBe(23);
  const { rows: kept } = await sql<{
    categories: number[];
  }>`SELECT to_jsonb(categories) AS categories FROM kitchen_sample
    WHERE shop_id = ${city.shopId}`.execute(test.app.database.read);
  expect(kept.every(({ categories }) => categories.length === 1 && categories[0] !== quick)).toBe(true);
});

it('never estimates a shorter cooking time than the minutes that the merchant has set', async () => {
  const shop = (await test.call('merchantShop', { shopId: city.shopId }, asMerchant())).data;
  const deliveryTerms = { ...shop.deliveryTerms, kitchenMinutes: 25 };
  const { deliveryTerms: version } = shop.versions;
  await test.call('saveDeliveryTerms', { shopId: city.shopId, deliveryTerms, version }, asMerchant());
  expect([await quotedMinutes(), await listed()]).toEqual([25, 30]);
});

it('quotes and shop lists show a longer time while a kitchen is full, until its orders are ready', async () => {
  const orders = [];
  for (let count = 0; count < 6; count += 1) orders.push(await placePaid(test, city, noodlesDelivered(city)));
  await learn();
  expect([await quotedMinutes(), await listed()]).toEqual([3 + 10, 33 + 10]);
  for (const orderId of orders) {
    await test.call('acceptOrder', { orderId }, asMerchant());
    await test.call('markReady', { orderId }, asMerchant());
  }
  test.clock.advance(minute);
  await learn();
  expect(await quotedMinutes()).toBe(3);
});

describe('the arrival time of an active order', () => {
  it('a late acceptance moves the shown arrival time, but not the time promised at payment', async () => {
    const orderId = await placePaid(test, city, noodlesDelivered(city));
    const promisedAt = (await detail(orderId)).estimatedAt;
    test.clock.advance(8 * minute);
    await test.call('acceptOrder', { orderId }, asMerchant());
    const accepted = Date.parse((await detail(orderId)).estimatedAt);
    expect(accepted - Date.parse(promisedAt)).toBe(6 * minute);
    test.clock.advance(10 * minute);
    await test.call('markReady', { orderId }, asMerchant());
    expect(Date.parse((await detail(orderId)).estimatedAt) - test.clock.now().getTime()).toBe(13 * minute);
    await test.call('takeJob', { orderId }, { token: city.courier.token });
    test.clock.advance(5 * minute);
    await test.call('collectOrder', { orderId }, { token: city.courier.token });
    expect(Date.parse((await detail(orderId)).estimatedAt) - test.clock.now().getTime()).toBe(8 * minute);
    const { rows } = await sql<{
      promised_at: Date;
    }>`SELECT promised_at FROM customer_order WHERE id = ${orderId}`.execute(test.app.database.read);
    expect(rows[0]?.promised_at.toISOString()).toBe(promisedAt);
  });
});
