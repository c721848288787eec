import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { openSmallCity, type SmallCity } from '../../testing/small-city.ts';
import { recountRating } from './index.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  city = await openSmallCity(app);
});
afterAll(() => app.close());

type NewReview = {
  stars?: number;
  guest?: string;
  text?: string;
  language?: string;
  photos?: string[];
  dishes?: number[];
  reply?: string;
  daysAgo?: number;
  tags?: string[];
  isDemo?: boolean;
};

const write = (review: NewReview) =>
  app.app.database.transact(async (tx) => {
    const at = new Date(app.clock.now().getTime() - (review.daysAgo ?? 1) * 86_400_000);
    const { rows } = await sql<{ id: number }>`
      INSERT INTO review (shop_id, guest_name, stars, text, language, photos, reply, replied_at, created_at, tags, is_demo)
      VALUES (${city.shopId}, ${review.guest ?? 'Anna Meier'}, ${review.stars ?? 5}, ${review.text ?? ''},
        ${review.language ?? 'en'}, ${JSON.stringify(review.photos ?? [])}::jsonb, ${review.reply ?? null},
        ${review.reply === undefined ? null : app.clock.now()}, ${at},
        ${review.tags ?? []}::text[], ${review.isDemo ?? false}) RETURNING id`.execute(tx);
    const id = rows[0]?.id ?? 0;
    for (const dishId of review.dishes ?? [])
      await sql`INSERT INTO review_dish (review_id, dish_id) VALUES (${id}, ${dishId})`.execute(tx);
    await recountRating(tx, city.shopId);
    return id;
  });

type Asked = Partial<Parameters<typeof app.call<'shopReviews'>>[1]>;
const reviews = async (more: Asked = {}, language: 'en' | 'ja' = 'en') =>
  (await app.call('shopReviews', { shopId: city.shopId, ...more }, { language })).data;

test('a review in another language is shown as written, with a shortened guest name and translated dish names', async () => {
  await write({ daysAgo: 9, text: 'Gut und günstig.', language: 'de', stars: 4 });
  await write({ daysAgo: 2, guest: '田中 由紀', dishes: [city.teaId, city.noodlesId], reply: '谢谢光临' });
  const { records, total } = await reviews({}, 'ja');
  expect(total).toBe(2);
  expect(records.map(({ guestName, stars, text }) => [guestName, stars, text])).toEqual([
    ['田…紀', 5, ''],
    ['A…r', 4, 'Gut und günstig.'],
  ]);
  expect(records[0]?.dishes).toEqual([
    { name: { text: 'noodles', language: 'en' }, nameZh: '面', thumb: null },
    { name: { text: 'tea', language: 'en' }, nameZh: '面', thumb: null },
  ]);
  expect(records[0]?.reply).toEqual({
    text: '谢谢光临',
    phrases: [],
    createdAt: app.clock.now().toISOString(),
    translation: 'ご来店ありがとうございます。',
    translatedBy: 'phrasebook',
  });
  expect(records[1]).toMatchObject({ reply: null, language: 'de', dishes: [], photos: [] });
});

test('the rating summary covers all reviews of the shop, even if the page shows only some of them', async () => {
  expect(await reviews()).toMatchObject({ ratingTenths: null, starCounts: [0, 0, 0, 0, 0], total: 0, records: [] });
  for (const stars of [5, 5, 4, 1]) await write({ stars, language: stars === 1 ? 'ja' : 'en' });
  const page = await reviews({ inMyLanguage: true, pageSize: 1 }, 'ja');
  expect(page).toMatchObject({ ratingTenths: 38, starCounts: [1, 0, 0, 1, 2], total: 1 });
  expect(page.records.map(({ stars }) => stars)).toEqual([1]);
});

test('reviews can be filtered by dish, by the reader’s language, and by photos', async () => {
  const ofTea = await write({ dishes: [city.teaId], language: 'ja' });
  const withPhoto = await write({ photos: ['a.webp'], language: 'en', dishes: [city.noodlesId] });
  const ids = async (more: Asked) => (await reviews(more)).records.map(({ id }) => id);
  expect(await ids({ dishId: city.teaId })).toEqual([ofTea]);
  expect(await ids({ inMyLanguage: true })).toEqual([withPhoto]);
  expect(await ids({ withPhotos: true })).toEqual([withPhoto]);
  expect(await ids({ withPhotos: true, dishId: city.teaId })).toEqual([]);
  expect((await reviews({ dishId: city.teaId })).total).toBe(1);
});

test('the list of reviews shows reviews in the reader’s language first and newer reviews before older ones, also across pages', async () => {
  const oldJapanese = await write({ daysAgo: 20, language: 'ja' });
  const english = await write({ daysAgo: 1 });
  const japanese = await write({ daysAgo: 5, language: 'ja' });
  const pages = await Promise.all([1, 2, 3].map((pageNo) => reviews({ pageNo, pageSize: 1 }, 'ja')));
  expect(pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual([japanese, oldJapanese, english]);
});

test('reviews can be filtered by stars or by a tag, and tags are counted over all reviews', async () => {
  const tasty = await write({ stars: 5, tags: ['tasty', 'quick'] });
  const slow = await write({ stars: 2, tags: ['slow'], dishes: [city.teaId] });
  await write({ stars: 4, tags: ['quick'] });
  const page = await reviews({ stars: 2 });
  expect([page.total, page.records.map(({ id }) => id)]).toEqual([1, [slow]]);
  expect(page.tagCounts).toEqual([
    { tag: 'quick', count: 2 },
    { tag: 'slow', count: 1 },
    { tag: 'tasty', count: 1 },
  ]);
  expect((await reviews({ tag: 'tasty' })).records.map(({ id }) => id)).toEqual([tasty]);
  expect((await reviews({ dishId: city.teaId })).tagCounts).toEqual([{ tag: 'slow', count: 1 }]);
});

test('the stored rating summary equals a recount of the visible reviews, even after a review was hidden', async () => {
  await write({ stars: 1, tags: ['slow', 'cold'] });
  for (const stars of [5, 5, 3]) await write({ stars, tags: ['tasty'] });
  const hidden = await write({ stars: 5, tags: ['tasty', 'quick'] });
  const moderated = await app.call(
    'moderateReview',
    { reviewId: hidden, decision: 'hide', reason: 'advertising' },
    city.operator,
  );
  expect(moderated.success).toBe(true);
  const { starCounts, tagCounts, total } = await reviews();
  expect([starCounts, total]).toEqual([[1, 0, 1, 0, 2], 4]);
  expect(tagCounts).toEqual([
    { tag: 'tasty', count: 3 },
    { tag: 'cold', count: 1 },
    { tag: 'slow', count: 1 },
  ]);
  for (const [index, count] of starCounts.entries())
    expect((await reviews({ stars: index + 1 })).total, `${index + 1} stars`).toBe(count);
  for (const { tag, count } of tagCounts) expect((await reviews({ tag })).total, tag).toBe(count);
});

test('an invented review of the demo city is marked as invented, and is counted in the rating summary', async () => {
  await write({ isDemo: true });
  await write({ daysAgo: 3 });
  const { data: shop } = await app.call('shopDetails', {
    shopId: city.shopId,
    latitude: '31.230400',
    longitude: '121.473700',
  });
  expect([shop.demoReviewCount, shop.reviewCount]).toEqual([1, 2]);
  const { demoCount, total, records } = await reviews();
  expect([demoCount, total, records.map(({ isDemo }) => isDemo)]).toEqual([1, 2, [true, false]]);
});

test('pages of reviews have no gap and no repetition, even for reviews of the same moment', async () => {
  const written = [];
  for (let index = 0; index < 7; index += 1) written.unshift(await write({ daysAgo: 1 }));
  const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => reviews({ pageNo, pageSize: 2 })));
  expect(pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual(written);
});

test('a shop’s rating is correct even if guests write reviews at the same moment', async () => {
  await Promise.all([5, 4, 4, 2, 1, 5].map((stars) => write({ stars })));
  const { data } = await app.call('shopDetails', {
    shopId: city.shopId,
    latitude: '31.230400',
    longitude: '121.473700',
  });
  expect([data.ratingTenths, data.reviewCount]).toEqual([35, 6]);
  await app.app.database.transact(async (tx) => {
    await sql`DELETE FROM review WHERE shop_id = ${city.shopId}`.execute(tx);
    await recountRating(tx, city.shopId);
  });
  expect(await reviews()).toMatchObject({ ratingTenths: null, total: 0 });
});

test('the reviews of an unknown shop cannot be listed', async () => {
  const answer = await app.call('shopReviews', { shopId: 999_999_999 });
  expect(answer).toMatchObject({ status: 404, data: { reason: 'shop_not_found' } });
});
