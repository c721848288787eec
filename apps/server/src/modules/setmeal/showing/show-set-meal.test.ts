import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { newSetMeal, newSetMealCodes, openBrand, type TestBrand } from '../../../testing/set-meals.ts';
import { here, newMember, type SmallCity } from '../../../testing/small-city.ts';

let server: TestApp;
let city: SmallCity;
let brand: TestBrand;
inSmallCity(async (opened) => {
  server = opened.app;
  city = opened.city;
  brand = await openBrand(server, city);
});

const show = (setMealId: number, token?: string, input = {}) =>
  server.call('setMealDetail', { setMealId, ...input }, token === undefined ? {} : { token });

const everyDay = [1, 2, 3, 4, 5, 6, 7];

test('setMealDetail returns contents, terms and the last day of a voucher bought now', async () => {
  const setMealId = await newSetMeal(server, brand, { validDays: 2 });
  const { data } = await show(setMealId);
  expect(data).toMatchObject({
    id: setMealId,
    isOnSale: true,
    terms: { text: 'One table, one voucher' },
    descriptionFrom: 'merchant',
    contents: [
      { key: 'noodles', nameZh: '面', quantity: 2, options: [{ key: 'size', min: 1, choices: [{ price: 0 }, {}] }] },
      { key: 'tea', quantity: 2, options: [] },
    ],
    maxPerOrder: 5,
    maxPerMember: null,
    leftForMember: null,
    validDays: 2,
    validUntil: '2026-11-23T20:00:00.000Z',
    week: null,
  });
});

test('setMealDetail sorts branches by distance and returns why a branch cannot be chosen now', async () => {
  const [first, second, third] = brand.branchIds;
  const setMealId = await newSetMeal(server, brand, { codeSource: 'branch' });
  await newSetMealCodes(server, setMealId, { count: 1, shopId: first, prefix: 'A' });
  await newSetMealCodes(server, setMealId, { count: 1, shopId: second, prefix: 'B' });
  await server.call(
    'setTakingOrders',
    { shopId: second, isTakingOrders: false, autoAccept: false },
    { token: city.merchant.token },
  );
  const { data } = await show(setMealId, undefined, here);
  expect(data.nearestMetres).toBe(0);
  expect(data.branches).toMatchObject([
    { shopId: first, distanceMetres: 0, obstacle: null, openState: { state: 'open' }, addressZh: '黄河路1号' },
    { shopId: second, distanceMetres: 1001, obstacle: 'resting', openState: { isPaused: true } },
    { shopId: third, distanceMetres: 2002, obstacle: 'codes_used_up' },
  ]);
  await server.call(
    'setTakingOrders',
    { shopId: second, isTakingOrders: true, autoAccept: false },
    { token: city.merchant.token },
  );
});

test('setMealDetail returns the serving hours of the week, outside which no branch can be chosen', async () => {
  const servedHours = { rules: [{ weekdays: everyDay, spans: [{ opens: 660, closes: 840 }] }] };
  const setMealId = await newSetMeal(server, brand, { servedHours });
  const atNoon = await show(setMealId);
  expect(atNoon.data.week).toHaveLength(7);
  expect(atNoon.data.week?.[0]).toEqual({ date: '2026-11-21', spans: [{ opens: 660, closes: 840 }] });
  expect(atNoon.data.branches[0]).toMatchObject({ obstacle: null });
  server.clock.advance(5 * 3_600_000);
  expect((await show(setMealId)).data.branches[0]).toMatchObject({ obstacle: 'not_served_now' });
  server.clock.advance(-5 * 3_600_000);
});

test('setMealDetail returns how many units the member can still buy, without counting refunded units as bought', async () => {
  const setMealId = await newSetMeal(server, brand, { maxPerMember: 5 });
  const member = await newMember(server);
  const bought = (state: string, quantity: number, refunded: number) =>
    sql`
    WITH bought AS (
      INSERT INTO customer_order (number, member_id, set_meal_id, type, dining, state, goods, full_reduction, shop_coupon,
        delivery_coupon, package_fee, delivery_fee, balance_part, payable, language, contact_name, contact_phone,
        idempotency_key, request_hash, placed_at, pay_before, estimated_at)
      VALUES (gen_random_uuid()::text, ${member.id}, ${setMealId}, 'pickup', 'dine_in', ${state}, 6800, 0, 0, 0, 0, 0, 0, 6800,
        'en', '', '', gen_random_uuid()::text, '', ${server.clock.now()}, ${server.clock.now()}, ${server.clock.now()})
      RETURNING id
    ), pieces AS (
      INSERT INTO set_meal_order (order_id, quantity, share_permille, code_source, valid_until)
      SELECT id, ${quantity}, 0, 'brand', ${server.clock.now()} FROM bought)
    INSERT INTO order_line (order_id, position, name, plate, unit_price, quantity, refunded, share, took_stock, options)
    SELECT id, 0, '{}', 'tea', 6800, ${quantity}, ${refunded}, 6800, true, '[]' FROM bought`.execute(
      server.app.database.read,
    );
  await bought('pending', 2, 1);
  await bought('completed', 1, 0);
  await bought('cancelled', 2, 0);
  expect((await show(setMealId, member.token)).data).toMatchObject({ maxPerMember: 5, leftForMember: 3 });
  expect((await show(setMealId, city.member.token)).data).toMatchObject({ leftForMember: 5 });
  expect((await show(setMealId)).data).toMatchObject({ leftForMember: null });
});

test('setMealDetail returns a set meal after its last day only if it was sold', async () => {
  const over = await newSetMeal(server, brand, { soldUntil: '2026-11-20' });
  expect(await show(over)).toMatchObject({ status: 404, success: false });
  await sql`UPDATE set_meal SET sold = 1 WHERE id = ${over}`.execute(server.app.database.read);
  expect((await show(over)).data).toMatchObject({ id: over, isOnSale: false });
  expect(await show(999_999)).toMatchObject({ status: 404, success: false });
  expect(await show(over, undefined, { latitude: '31.230400' })).toMatchObject({ success: false });
});
