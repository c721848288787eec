import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { newMember, newStaff, type SmallCity, type TestPerson } from '../../../testing/small-city.ts';

let app: TestApp;
let city: SmallCity;
inFreshSmallCity(async (opened) => {
  ({ app, city } = opened);
  await change(sql`state = 'draft', has_delivery_terms = true`);
});

const change = (changes: ReturnType<typeof sql>) =>
  sql`UPDATE shop SET ${changes} WHERE id = ${city.shopId}`.execute(app.app.database.read);
const goLive = ({ token }: TestPerson) => app.call('goLive', { shopId: city.shopId }, { token });
const stage = async ({ token }: TestPerson) => (await app.call('shopStage', { shopId: city.shopId }, { token })).data;
const history = async () => {
  const { rows } = await sql`SELECT event, from_state, to_state, actor, actor_id, created_at FROM shop_history
    WHERE shop_id = ${city.shopId} ORDER BY id`.execute(app.app.database.read);
  return rows;
};

test.each(['merchant', 'operator'] as const)('a complete draft shop goes live on request of the %s', async (role) => {
  expect(await stage(city[role])).toMatchObject({ state: 'draft', missing: [], allowedEvents: ['go_live'] });
  expect(await goLive(city[role])).toMatchObject({ success: true, data: true });
  expect(await stage(city[role])).toMatchObject({ state: 'live', missing: [], allowedEvents: [] });
  expect(await history()).toEqual([
    {
      event: 'go_live',
      from_state: 'draft',
      to_state: 'live',
      actor: role === 'operator' ? 'platform' : 'merchant',
      actor_id: city[role].id,
      created_at: app.clock.now(),
    },
  ]);
});

test('shopStage returns the number of dishes on the shop’s menu that have a photo (rule catalogue-71)', async () => {
  const before = await stage(city.merchant);
  expect(before.dishesWithPhoto).toBe(0);
  await sql`UPDATE dish SET image = 'noodles.webp', photos = '["noodles.webp"]' WHERE id = ${city.noodlesId}`.execute(
    app.app.database.read,
  );
  await sql`UPDATE dish SET removed_at = now() WHERE id = ${city.teaId}`.execute(app.app.database.read);
  expect(await stage(city.operator)).toMatchObject({ dishes: before.dishes - 1, dishesWithPhoto: 1 });
});

test('a live shop cannot go live again', async () => {
  await goLive(city.merchant);
  expect(await goLive(city.merchant)).toMatchObject({ status: 409, data: { reason: 'transition_not_allowed' } });
  expect(await history()).toHaveLength(1);
});

test('a shop goes live once if two people request it at the same time', async () => {
  const answers = await Promise.all([goLive(city.merchant), goLive(city.operator), goLive(city.merchant)]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await history()).toHaveLength(1);
});

test.each([
  ['menu', () => sql`UPDATE dish SET removed_at = now() WHERE shop_id = ${city.shopId}`],
  ['menu', () => sql`UPDATE dish SET is_available = false WHERE shop_id = ${city.shopId}`],
  ['hours', () => sql`UPDATE shop SET opening_hours = '{"rules": []}' WHERE id = ${city.shopId}`],
  ['delivery_terms', () => sql`UPDATE shop SET has_delivery_terms = false WHERE id = ${city.shopId}`],
])('a draft shop without its %s cannot go live', async (part, remove) => {
  await remove().execute(app.app.database.read);
  expect(await stage(city.merchant)).toMatchObject({ state: 'draft', missing: [part] });
  expect(
    await app.call('goLive', { shopId: city.shopId }, { token: city.merchant.token, language: 'de' }),
  ).toMatchObject({
    status: 409,
    data: { reason: 'shop_incomplete', details: { missing: [part] } },
  });
  expect(await history()).toEqual([]);
});

test('a draft shop whose dishes are sold out until a date can go live', async () => {
  await sql`UPDATE dish SET is_available = false, sold_out_until = now() + interval '1 day'
    WHERE shop_id = ${city.shopId}`.execute(app.app.database.read);
  expect((await goLive(city.merchant)).success).toBe(true);
});

test('saving the delivery terms removes them from the missing parts of a draft shop', async () => {
  await change(sql`has_delivery_terms = false`);
  const { token } = city.merchant;
  const { deliveryTerms, versions } = (await app.call('merchantShop', { shopId: city.shopId }, { token })).data;
  const saving = { shopId: city.shopId, deliveryTerms, version: versions.deliveryTerms };
  expect((await app.call('saveDeliveryTerms', saving, { token })).success).toBe(true);
  expect((await stage(city.merchant)).missing).toEqual([]);
});

test('goLive refuses another merchant, a courier and a member, and shopStage does not find the shop for them', async () => {
  const refusals = [
    [await newStaff(app, 'merchant'), 404, 'shop_not_found'],
    [city.courier, 403, 'no_permission'],
    [await newMember(app, 0), 403, 'no_permission'],
  ] as const;
  for (const [person, status, reason] of refusals) {
    expect(await goLive(person)).toMatchObject({ status, data: { reason } });
    expect(await app.call('shopStage', { shopId: city.shopId }, { token: person.token })).toMatchObject({
      status: 404,
    });
  }
  expect((await stage(city.merchant)).state).toBe('draft');
});

test('the merchant of a draft shop can see its menu and orders and change its settings', async () => {
  const { token } = city.merchant;
  const { shopId } = city;
  expect((await app.call('merchantMenu', { shopId }, { token })).success).toBe(true);
  expect((await app.call('merchantShop', { shopId }, { token })).success).toBe(true);
  const switches = { shopId, isTakingOrders: false, autoAccept: false };
  expect((await app.call('setTakingOrders', switches, { token })).success).toBe(true);
  expect((await app.call('merchantOrders', { shopId, view: 'open' }, { token })).success).toBe(true);
});
