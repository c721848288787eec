import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { here, openSmallCity, openTestApp, type SmallCity, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let city: SmallCity;
let other: SmallCity;
beforeEach(async () => {
  app = await openTestApp();
  [city, other] = [await openSmallCity(app), await openSmallCity(app)];
});
afterEach(() => app.close());

const profile = {
  name: { en: 'Spring House', ja: '', 'zh-CN': '春天面馆' },
  description: { en: 'Noodles' },
  address: { 'zh-CN': '南京路8号' },
  phone: '02155550000',
  types: ['asian' as const, 'fastfood' as const],
  cuisine: 'noodles' as const,
  latitude: '31.240000',
  longitude: '121.480000',
  acceptsForeignCard: false,
  photos: [] as string[],
};
const terms = {
  radiusMetres: 4000,
  minimumDelivery: 3000,
  deliveryBaseFee: 600,
  deliveryBaseMetres: 1000,
  deliveryPerKm: 150,
  packageFee: 100,
  fullReductions: [
    { threshold: 9000, reduction: 2000 },
    { threshold: 5000, reduction: 800 },
  ],
};
const week = { rules: [{ weekdays: [5, 1, 1], spans: [{ opens: 600, closes: 840 }] }] };

const shopId = () => city.shopId;
const token = () => city.merchant.token;
const inside = async () => (await app.call('merchantShop', { shopId: shopId() }, { token: token() })).data;
const details = async () => (await app.call('shopDetails', { shopId: shopId(), ...here })).data;
const save = async (change: Partial<typeof profile> = {}) => {
  const { versions } = await inside();
  const changed = { shopId: shopId(), profile: { ...profile, ...change }, version: versions.profile };
  return app.call('saveShopProfile', changed, { token: token() });
};
const saveHours = async (hours: typeof week) => {
  const { versions } = await inside();
  return app.call('saveShopHours', { shopId: shopId(), hours, version: versions.hours }, { token: token() });
};

test('staff see the editable data of their shop, with public holidays of this year and the next', async () => {
  const shop = await inside();
  expect(shop).toMatchObject({
    id: shopId(),
    nameZh: '面馆',
    profile: { name: { en: 'Noodle House', 'zh-CN': '面馆' }, latitude: '31.230400', photos: [] },
    deliveryTerms: { radiusMetres: 3000, minimumDelivery: 2000, fullReductions: [] },
  });
  expect(shop.publicHolidays).toContain('2026-10-01');
  expect(shop.publicHolidays).toContain('2027-10-01');
});

test('guests see a saved shop profile and find the shop by its new name', async () => {
  expect((await save()).data).toBe(true);
  expect(await details()).toMatchObject({
    name: { text: 'Spring House', language: 'en' },
    nameZh: '春天面馆',
    pinyin: 'chūn tiān miàn guǎn',
    types: ['asian', 'fastfood'],
    latitude: '31.240000',
    phone: '02155550000',
    acceptsForeignCard: false,
  });
  expect((await inside()).profile.name).toEqual({ en: 'Spring House', 'zh-CN': '春天面馆' });
  const found = await app.call('search', { query: 'chuntian', kind: 'shop', ...here });
  expect(JSON.stringify(found.data)).toContain('Spring House');
});

test('a moved shop and its dishes are found at the new position', async () => {
  const nearest = async (latitude: string, longitude: string) =>
    (await app.call('nearbyShops', { latitude, longitude, pageNo: 1 })).data.records[0]?.id;
  await save();
  expect(await nearest('31.240000', '121.480000')).toBe(shopId());
  const { rows } = await sql<{ places: number }>`
    SELECT count(DISTINCT search_place.xy::text)::int AS places FROM search_place JOIN shop ON shop.id = search_place.shop_id
    WHERE shop_id = ${shopId()} AND search_place.xy ~= shop.xy`.execute(app.app.database.read);
  expect(rows[0]?.places).toBe(1);
});

test.each([
  [{ name: { en: 'Nameless' } }, 'chinese_name_missing'],
  [{ latitude: '99.000000' }, 'position_invalid'],
  [{ photos: ['0123456789abcdef0123456789abcdef.webp'] }, 'picture_unknown'],
])('saving a shop profile with %j is refused and stores nothing', async (change, reason) => {
  const before = await inside();
  expect((await save({ phone: '000', ...change } as Partial<typeof profile>)).data).toMatchObject({ reason });
  expect(await inside()).toEqual(before);
});

test('a shop text that the platform wrote counts as the merchant’s text after staff change it', async () => {
  await save();
  await sql`UPDATE shop SET by_platform = '{"name": ["en"], "description": ["en"]}' WHERE id = ${shopId()}`.execute(
    app.app.database.read,
  );
  expect((await details()).descriptionFrom).toBe('platform');
  await save({ name: { ...profile.name, en: 'Spring Noodles' } });
  expect((await details()).descriptionFrom).toBe('platform');
  await save({ description: { en: 'Our noodles' } });
  expect((await details()).descriptionFrom).toBe('merchant');
});

test('a shop profile accepts only pictures that were uploaded for a shop', async () => {
  const uploaded = ['a', 'b', 'c'].map((letter) => `${letter.repeat(32)}.webp`);
  await sql`INSERT INTO stored_file (id, media_type, bytes, uploaded_by, created_at, purpose)
    SELECT id, 'image/webp', 1, ${`merchant:${city.merchant.id}`}, now(), CASE WHEN id LIKE 'c%' THEN 'dish' ELSE 'shop' END
    FROM unnest(${uploaded}::text[]) AS id`.execute(app.app.database.read);
  const [first = '', second = '', ofDish = ''] = uploaded;
  expect((await save({ photos: [second, first] })).data).toBe(true);
  expect(await details()).toMatchObject({ image: second, photos: [second, first] });
  expect((await save({ photos: [ofDish] })).data).toMatchObject({ reason: 'picture_unknown' });
  expect((await save({ photos: [first, first] })).data).toMatchObject({ reason: 'picture_unknown' });
  await sql`UPDATE shop SET image = 'demo/front.webp', photos = '[]' WHERE id = ${shopId()}`.execute(
    app.app.database.read,
  );
  expect((await save({ photos: ['demo/front.webp', first] })).data).toBe(true);
  expect((await save({ photos: [] })).data).toBe(true);
  expect(await details()).toMatchObject({ image: null, photos: [] });
});

test('saved opening hours omit past dates and replace the imported text of the hours', async () => {
  await sql`UPDATE shop SET opening_hours_text = 'Mo-Su 10:00-22:00' WHERE id = ${shopId()}`.execute(
    app.app.database.read,
  );
  const exceptions = { '2026-11-20': [], '2026-11-21': [{ opens: 480, closes: 1500 }], '2027-02-06': [] };
  const hours = { ...week, exceptions };
  expect((await saveHours(hours)).data).toBe(true);
  expect((await inside()).hours).toEqual({
    rules: [{ weekdays: [1, 5], spans: [{ opens: 600, closes: 840 }] }],
    exceptions: { '2026-11-21': [{ opens: 480, closes: 1500 }], '2027-02-06': [] },
  });
  const shop = await details();
  expect(shop.openState.state).toBe('open');
  expect(shop.openingHoursText).toBeNull();
  expect(shop.week.map(({ spans }) => spans.length)).toEqual([1, 0, 1, 0, 0, 0, 1]);
});

test.each([
  [{ rules: [{ weekdays: [8], spans: [] }] }],
  [{ rules: [{ weekdays: [1], spans: [{ opens: 900, closes: 800 }] }] }],
  [{ rules: [{ weekdays: [1], spans: [{ opens: 0, closes: 1441 }] }] }],
  [{ rules: [], exceptions: { '2026-02-30': [] } }],
])('saving invalid opening hours such as %j is refused', async (hours) => {
  expect((await saveHours(hours)).status).toBe(400);
});

test('guests see the saved delivery terms, and inconsistent terms are refused', async () => {
  const saveTerms = async (deliveryTerms: typeof terms) => {
    const { versions } = await inside();
    const changed = { shopId: shopId(), deliveryTerms, version: versions.deliveryTerms };
    return app.call('saveDeliveryTerms', changed, { token: token() });
  };
  expect((await saveTerms(terms)).data).toBe(true);
  expect(await details()).toMatchObject({ radiusMetres: 4000, minimumDelivery: 3000, packageFee: 100 });
  expect((await inside()).deliveryTerms.fullReductions.map(({ threshold }) => threshold)).toEqual([5000, 9000]);
  const gift = { ...terms, fullReductions: [{ threshold: 500, reduction: 500 }] };
  expect(await saveTerms(gift)).toMatchObject({ status: 422, data: { reason: 'reductions_invalid' } });
});

test('staff of other shops, guests and couriers cannot edit a shop', async () => {
  const edits = (who: string) => [
    app.call('merchantShop', { shopId: shopId() }, { token: who }),
    app.call('saveShopProfile', { shopId: shopId(), profile, version: 1 }, { token: who }),
    app.call('saveShopHours', { shopId: shopId(), hours: week, version: 1 }, { token: who }),
    app.call('saveDeliveryTerms', { shopId: shopId(), deliveryTerms: terms, version: 1 }, { token: who }),
  ];
  const before = await inside();
  for (const answer of await Promise.all(edits(other.merchant.token))) {
    expect(answer).toMatchObject({ status: 404, data: { reason: 'shop_not_found' } });
  }
  for (const who of [city.member, city.courier, city.operator]) {
    for (const answer of await Promise.all(edits(who.token))) expect(answer.status).toBe(403);
  }
  expect(await inside()).toEqual(before);
});

test('a saved edit of a shop sends a live update to the screens of its staff, and a refused edit does not', async () => {
  const heard: string[] = [];
  const stop = app.app.platform.live.listen([`shop:${shopId()}`], ({ topic }) => heard.push(topic));
  await save();
  await save({ name: {} } as Partial<typeof profile>);
  stop();
  expect(heard).toEqual([`shop:${shopId()}`]);
});

test('saving a shop’s profile, hours or delivery terms is refused if another person saved them since the caller loaded them', async () => {
  const { versions } = await inside();
  const id = shopId();
  const saves = [
    (version: number) => app.call('saveShopProfile', { shopId: id, profile, version }, { token: token() }),
    (version: number) => app.call('saveShopHours', { shopId: id, hours: week, version }, { token: token() }),
    (version: number) =>
      app.call('saveDeliveryTerms', { shopId: id, deliveryTerms: terms, version }, { token: token() }),
  ];
  const opened = [versions.profile, versions.hours, versions.deliveryTerms];
  for (const [place, saveAs] of saves.entries()) {
    const version = opened[place] ?? 0;
    expect((await saveAs(version)).data).toBe(true);
    expect(await saveAs(version)).toMatchObject({ status: 409, data: { reason: 'changed_meanwhile' } });
  }
  const now = (await inside()).versions;
  expect([now.profile, now.hours, now.deliveryTerms]).toEqual(opened.map((version) => version + 1));
  for (const [place, saveAs] of saves.entries()) expect((await saveAs((opened[place] ?? 0) + 1)).data).toBe(true);
});
