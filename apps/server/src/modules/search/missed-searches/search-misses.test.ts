import { searchMissLimits } from '@chifan/domain/search';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { scheduleHousekeeping } from '../../../platform/housekeeping.job.ts';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import { type SmallCity, type TestApp } from '../../../testing/index.ts';
import { centre, here } from '../../../testing/small-city.ts';
import { newShop } from '../../catalogue/catalogue-in-tests.ts';

let test: TestApp;
let city: SmallCity;
inFreshSmallCity((opened) => {
  ({ app: test, city } = opened);
});
beforeEach(() => sql`TRUNCATE search_miss`.execute(test.app.database.read));

type Search = Parameters<typeof test.call<'search'>>[1];
const search = (query: string, more: Partial<Search> = {}, language: 'en' | 'ja' = 'en') =>
  test.call('search', { query, ...here, ...more }, { language });

async function often(
  query: string,
  more: Partial<Search> = {},
  language: 'en' | 'ja' = 'en',
  times: number = searchMissLimits.fewest,
) {
  for (let time = 0; time < times; time += 1) await search(query, more, language);
}

const near = async (days: 1 | 7 | 90 = 7) =>
  (await test.call('searchMisses', { shopId: city.shopId, days }, { token: city.merchant.token })).data.misses;
const everywhere = async () =>
  (await test.call('searchMisses', { days: 7 }, { token: city.operator.token })).data.misses;

it('different spellings of one search without results are counted together, and staff see a Chinese translation', async () => {
  await often('Pickled  Fish Xyz');
  await search('pickled fish xyz!');
  await often('酢豚', {}, 'ja');
  expect(await near()).toMatchObject([
    { words: 'pickled fish xyz', language: 'en', searches: 4, nearestShopZh: null, nearestShop: null },
    { words: '酢豚', language: 'ja', searches: 3 },
  ]);
  expect((await near())[0]?.inChinese).not.toBeNull();
});

it('a rare search, a search with filters, and a search for a further page are not listed as searches without results', async () => {
  await often('noodles');
  await often('qqqq wwww', { maxPrice: 1000 });
  await often('qqqq wwww', { kind: 'dish' });
  await often('qqqq wwww', { pageNo: 2 });
  await often('qqqq wwww', {}, 'en', searchMissLimits.fewest - 1);
  expect(await near()).toEqual([]);
});

it('a search without results is not stored if it is long or contains a number or an e-mail address', async () => {
  for (const query of ['call 138 0013 8000', 'me@example.com', 'w'.repeat(60)]) await often(query);
  const { rows } = await sql`SELECT words FROM search_miss`.execute(test.app.database.read);
  expect(rows).toEqual([]);
});

it('operators see searches without results in another city with the nearest restaurant there, and merchants do not see them', async () => {
  const away = { lat: centre.lat + 1, lng: centre.lng };
  await newShop(test, { at: away, name: 'Far Away', hours: '24/7', cuisine: 'sichuan' });
  await often('zzyzx stew', { latitude: '32.230400', longitude: '121.473700' });
  expect(await near()).toEqual([]);
  const [miss] = await everywhere();
  expect(miss).toMatchObject({ words: 'zzyzx stew', searches: 3 });
  expect(miss?.nearestShopZh).toBeTypeOf('string');
});

it('searches without results are shown for the chosen days, and deleted after ninety days', async () => {
  await often('zzyzx stew');
  test.clock.advance(2 * 86_400_000);
  expect(await near(1)).toEqual([]);
  expect(await near(7)).toHaveLength(1);
  test.clock.advance(searchMissLimits.days * 86_400_000);
  await scheduleHousekeeping(test.app.database.read, test.clock.now());
  await test.drain();
  const { rows } = await sql`SELECT FROM search_miss`.execute(test.app.database.read);
  expect(rows).toEqual([]);
});

it('after the daily limit of new searches without results, only searches that are already stored are counted', async () => {
  await search('zzyzx stew');
  await sql`INSERT INTO search_miss SELECT day, area, language, 'filled ' || n, 1
    FROM search_miss, generate_series(1, ${searchMissLimits.mostADay}) n`.execute(test.app.database.read);
  await search('zzyzx stew');
  await search('something else');
  const { rows } = await sql`SELECT words, count FROM search_miss WHERE words NOT LIKE 'filled%'`.execute(
    test.app.database.read,
  );
  expect(rows).toEqual([{ words: 'zzyzx stew', count: 2 }]);
});

it('shop staff can read searches without results only for their own shop, and operators for all shops', async () => {
  const ofShop = (token: string) => test.call('searchMisses', { shopId: city.shopId, days: 7 }, { token });
  for (const { token } of [city.courier, city.member])
    expect((await ofShop(token)).data).toMatchObject({ reason: 'no_permission' });
  const { token } = city.merchant;
  expect((await test.call('searchMisses', { days: 7 }, { token })).data).toMatchObject({ reason: 'shop_not_found' });
});
