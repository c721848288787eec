import { calls } from '@chifan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCity, type SmallCity, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let city: SmallCity;

beforeAll(async () => {
  ({ app, city } = await openTestCity());
});
afterAll(() => app.close());

const as = () => ({ token: city.merchant.token });
const noodles = async () => {
  const { data } = await app.call('merchantMenu', { shopId: city.shopId }, as());
  const dish = data.categories.flatMap(({ dishes }) => dishes).find(({ id }) => id === city.noodlesId);
  if (!dish) throw new Error('the noodles are off the menu');
  return { draft: calls.saveDish.input.shape.dish.parse(dish), version: dish.editVersion };
};

it('saving a dish is refused if staff changed it since it was opened, but not if orders reduced its stock', async () => {
  const { draft, version } = await noodles();
  const save = (price: number, opened: number) =>
    app.call(
      'saveDish',
      { shopId: city.shopId, dishId: city.noodlesId, dish: { ...draft, price }, version: opened },
      as(),
    );
  await sql`UPDATE dish SET stock = 4 WHERE id = ${city.noodlesId}`.execute(app.app.database.read);
  expect((await save(2900, version)).success).toBe(true);
  expect(await save(3000, version)).toMatchObject({ status: 409, data: { reason: 'changed_meanwhile' } });
  const seen = await noodles();
  expect(seen.draft.price).toBe(2900);
  await app.call('setDishAvailability', { dishId: city.noodlesId, isAvailable: false, stock: null }, as());
  expect((await save(3000, seen.version)).data).toMatchObject({ reason: 'changed_meanwhile' });
  expect((await save(3000, (await noodles()).version)).success).toBe(true);
});

it('saving a change of a dish or shop requires the version that was opened, and saving a new dish requires no version', async () => {
  const { shopId, noodlesId: dishId } = city;
  const { draft } = await noodles();
  const shop = (await app.call('merchantShop', { shopId }, as())).data;
  const edits = {
    saveDish: { shopId, dishId, dish: draft },
    saveShopProfile: { shopId, profile: shop.profile },
    saveShopHours: { shopId, hours: shop.hours },
    saveDeliveryTerms: { shopId, deliveryTerms: shop.deliveryTerms },
  };
  const send = async (name: keyof typeof edits, input: object) => {
    const { json } = await app.raw({
      method: 'POST',
      url: calls[name].path,
      headers: {
        'content-type': 'application/json',
        authorization: as().token,
        'idempotency-key': `no-version-${name}`,
      },
      body: JSON.stringify(input),
    });
    return json();
  };
  for (const [name, input] of Object.entries(edits)) {
    const refused = await send(name as keyof typeof edits, input);
    expect([name, refused.code, Object.keys(refused.data.fields)]).toEqual([name, 400, ['version']]);
  }
  const { dishId: _, ...added } = edits.saveDish;
  expect((await send('saveDish', added)).code).toBe(200);
});
