import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCity } from '../../../testing/index.ts';
import { type TestApp } from '../../../testing/open-test-app.ts';
import { centre, here, readHours, type SmallCity } from '../../../testing/small-city.ts';
import { newShop } from '../catalogue-in-tests.ts';
import { attributionOf } from './show-shop.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  ({ app, city } = await openTestCity());
});
afterAll(() => app.close());

test('a visitor sees a shop in their language, and its Chinese name and address for taxi drivers and couriers', async () => {
  const shop = await app.call('shopDetails', { shopId: city.shopId, ...here }, { language: 'ja' });
  expect(shop.data).toMatchObject({
    id: city.shopId,
    name: { text: '麺屋', language: 'ja' },
    nameZh: '面馆',
    pinyin: 'miàn guǎn',
    address: { text: '1 Huanghe Road', language: 'en' },
    addressZh: '黄河路1号',
    distanceMetres: 0,
    plate: 'noodles',
    packageFee: 200,
    attribution: '',
  });
});

test('the week of opening hours begins with today in Shanghai and includes holidays and exceptions', async () => {
  const hours = {
    ...readHours('Mo-Fr 11:00-14:00,17:00-02:00; Sa-Su 18:00-02:00; PH off'),
    exceptions: { '2027-01-03': [] },
  };
  const shopId = await newShop(app, { at: centre, hours });
  // Half past midnight on 31 December in Shanghai, and still 30 December in UTC.
  app.clock.set(new Date('2026-12-30T16:30:00Z'));
  const { week } = (await app.call('shopDetails', { shopId, ...here })).data;
  expect(week.map(({ date }) => date).join(' ')).toBe(
    '2026-12-31 2027-01-01 2027-01-02 2027-01-03 2027-01-04 2027-01-05 2027-01-06',
  );
  expect(week[0]?.spans).toEqual([
    { opens: 660, closes: 840 },
    { opens: 1020, closes: 1560 },
  ]);
  expect([week[1]?.spans, week[2]?.spans, week[3]?.spans]).toEqual([[], [{ opens: 1080, closes: 1560 }], []]);
});

test('shopDetails and shopMenu are refused for an unknown shop', async () => {
  for (const name of ['shopDetails', 'shopMenu'] as const) {
    const answer = await app.call(name, { shopId: 999_999_999, ...here });
    expect(answer).toMatchObject({ status: 404, data: { reason: 'shop_not_found' } });
  }
});

test('an imported shop has the attribution of its licence, and a demo shop has none', () => {
  expect(attributionOf('demo')).toBe('');
  expect(attributionOf('osm')).toBe('© OpenStreetMap contributors (ODbL)');
  expect(attributionOf('fehd+osm')).toContain('Food and Environmental Hygiene Department');
  expect(attributionOf('somebody else')).toBe('somebody else');
});
