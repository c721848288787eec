import { drawingOf } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import { here, noodlesToTakeAway, placePaid, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { reopenShops } from '../../../testing/reopen-shops.ts';
import { newMember } from '../../../testing/small-city.ts';
import { updateShowcases } from '../../catalogue/index.ts';
import { scheduleDishSales } from './dish-sales.job.ts';

let app: TestApp;
let city: SmallCity;

inFreshSmallCity(async (opened) => {
  ({ app, city } = opened);
  const named = (id: number, nameZh: string, plate: string) =>
    sql`UPDATE dish SET name = ${JSON.stringify({ 'zh-CN': nameZh })}::jsonb, plate = ${plate} WHERE id = ${id}`.execute(
      app.app.database.read,
    );
  await named(city.noodlesId, '牛肉面', 'noodles');
  await named(city.teaId, '红烧肉', 'meat');
  await updateShowcases(app.app.database.read, [city.shopId]);
});

const count = async () => {
  await scheduleDishSales(app.app.database.read, app.clock.now());
  await app.drain();
};
const anHourLater = () => app.clock.advance(3_600_000);
const home = async () => {
  await reopenShops(app);
  return (await app.call('home', here)).data;
};
const popular = async () =>
  (await home()).dishRows.find(({ row }) => row === 'popular')?.dishes.map(({ dishId }) => dishId) ?? [];
const cover = async () => (await app.call('shopDetails', { shopId: city.shopId, ...here })).data.plate;
const buyMeat = async (quantity: number) => {
  await reopenShops(app);
  const lines = [{ dishId: city.teaId, quantity, options: {} }];
  const orderId = await placePaid(
    app,
    { ...city, member: await newMember(app) },
    { ...noodlesToTakeAway(city), lines },
  );
  await app.call('acceptOrder', { orderId }, { token: city.merchant.token });
};

test('a shop’s cover picture shows the first dish of the menu until another dish sells better', async () => {
  expect(await cover()).toBe(drawingOf({ plate: 'noodles', nameZh: '牛肉面' }));
  await buyMeat(1);
  await count();
  expect(await cover()).toBe(drawingOf({ plate: 'meat', nameZh: '红烧肉' }));
});

test('the cart suggests a side dish only after a guest has bought it', async () => {
  const sides = async () => (await app.call('shopHere', { shopId: city.shopId, ...here })).data.shop.sideDishIds;
  await sql`UPDATE dish SET plate = 'tea' WHERE id = ${city.noodlesId}`.execute(app.app.database.read);
  anHourLater();
  await count();
  expect(await sides()).toEqual([]);
  await reopenShops(app);
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await app.call('acceptOrder', { orderId }, { token: city.merchant.token });
  anHourLater();
  await count();
  expect(await sides()).toEqual([city.noodlesId]);
  await sql`UPDATE dish SET plate = 'noodles' WHERE id = ${city.noodlesId}`.execute(app.app.database.read);
});

test('a dish counts as popular with foreign guests only after three guests who read no Chinese bought it', async () => {
  await buyMeat(1);
  await buyMeat(1);
  await buyMeat(1);
  await sql`UPDATE customer_order SET language = 'zh-CN'
    WHERE id = (SELECT max(id) FROM customer_order)`.execute(app.app.database.read);
  anHourLater();
  await count();
  expect(await popular()).toEqual([]);
  await buyMeat(1);
  anHourLater();
  await count();
  expect(await popular()).toEqual([city.teaId]);
});

test('cancelled orders and orders of more than 28 days ago do not count as sales', async () => {
  for (let guests = 0; guests < 3; guests += 1) await buyMeat(1);
  anHourLater();
  await count();
  expect(await popular()).toEqual([city.teaId]);
  await sql`UPDATE customer_order SET state = 'cancelled' WHERE id = (SELECT max(id) FROM customer_order)`.execute(
    app.app.database.read,
  );
  anHourLater();
  await count();
  expect(await popular()).toEqual([]);
  app.clock.advance(29 * 86_400_000);
  await count();
  expect(await cover()).toBe(drawingOf({ plate: 'noodles', nameZh: '牛肉面' }));
});
