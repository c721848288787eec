import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { centre, here, newMember } from '../../../testing/small-city.ts';
import { newShop } from '../catalogue-in-tests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const set = (token: string, shopId: number, isFavourite = true) =>
  app.call('setFavourite', { shopId, isFavourite }, { token });
const ids = async (token: string) => (await app.call('favouriteIds', {}, { token })).data;

test('each member has separate favourites, listed in pages, newest first', async () => {
  const [member, other] = [await newMember(app, 0), await newMember(app, 0)];
  const shops = [];
  for (let index = 0; index < 5; index += 1) {
    shops.unshift(await newShop(app, { at: centre, name: `Shop ${index}` }));
    app.clock.advance(1000);
    await set(member.token, shops[0] ?? 0);
  }
  expect(await ids(member.token)).toEqual(shops);
  expect(await ids(other.token)).toEqual([]);
  const page = (await app.call('listFavourites', { ...here, pageNo: 2, pageSize: 2 }, { token: member.token })).data;
  expect(page).toMatchObject({ total: 5, pageNo: 2, pageSize: 2 });
  expect(page.records.map(({ id, name }) => [id, name.text])).toEqual([
    [shops[2], 'Shop 2'],
    [shops[3], 'Shop 1'],
  ]);
});

test('adding and removing a favourite shop are idempotent, also in concurrent calls', async () => {
  const { token } = await newMember(app, 0);
  const shopId = await newShop(app, { at: centre });
  const answers = await Promise.all(Array.from({ length: 8 }, () => set(token, shopId)));
  expect(answers.map(({ success }) => success)).toEqual(Array.from({ length: 8 }, () => true));
  expect(await ids(token)).toEqual([shopId]);
  for (const _ of [1, 2]) expect((await set(token, shopId, false)).data).toBe(true);
  expect(await ids(token)).toEqual([]);
});

test('adding a favourite is refused for an unknown shop and for a guest without an account', async () => {
  const { token } = await newMember(app, 0);
  for (const isFavourite of [true, false])
    expect(await set(token, 999_999_999, isFavourite)).toMatchObject({
      status: 404,
      data: { reason: 'shop_not_found' },
    });
  expect((await app.call('favouriteIds', {})).status).toBe(401);
  const nowhere = { latitude: '95.000000', longitude: '1.000000' };
  expect((await app.call('listFavourites', nowhere, { token })).data).toMatchObject({ reason: 'position_invalid' });
});
