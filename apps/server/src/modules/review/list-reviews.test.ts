import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { openSmallCity, type SmallCity } from '../../testing/small-city.ts';
import { keepRating } from './index.ts';

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
};

const write = (review: NewReview) =>
  app.app.database.transact(async (tx) => {
    const at = new Date(app.clock.now().getTime() - (review.daysAgo ?? 1) * 86_400_000);
    const { rows } = await sql<{ id: number }>`
      INSERT INTO review (shop_id, guest_name, stars, text, language, photos, reply, replied_at, created_at)
      VALUES (${city.shopId}, ${review.guest ?? 'Anna Meier'}, ${review.stars ?? 5}, ${review.text ?? ''},
        ${review.language ?? 'en'}, ${JSON.stringify(review.photos ?? [])}::jsonb, ${review.reply ?? null},
        ${review.reply === undefined ? null : app.clock.now()}, ${at}) RETURNING id`.execute(tx);
    const id = rows[0]?.id ?? 0;
    for (const dishId of review.dishes ?? [])
      await sql`INSERT INTO review_dish (review_id, dish_id) VALUES (${id}, ${dishId})`.execute(tx);
    await keepRating(tx, city.shopId);
    return id;
  });

type Asked = Partial<Parameters<typeof app.call<'shopReviews'>>[1]>;
const reviews = async (more: Asked = {}, language: 'en' | 'ja' = 'en') =>
  (await app.call('shopReviews', { shopId: city.shopId, ...more }, { language })).data;

test('the newest stands first, as it was written, under a shortened name, with the dishes in the reader’s language', async () => {
  await write({ daysAgo: 9, text: 'Gut und günstig.', language: 'de', stars: 4 });
  await write({ daysAgo: 2, guest: '田中 由紀', dishes: [city.teaId, city.noodlesId], reply: '谢谢光临' });
  const { records, total } = await reviews({}, 'ja');
  expect(total).toBe(2);
  expect(records.map(({ guestName, stars, text }) => [guestName, stars, text])).toEqual([
    ['田…紀', 5, ''],
    ['A…r', 4, 'Gut und günstig.'],
  ]);
  expect(records[0]?.dishes).toEqual([
    { name: { text: 'noodles', language: 'en' }, nameZh: '面' },
    { name: { text: 'tea', language: 'en' }, nameZh: '面' },
  ]);
  expect(records[0]?.reply).toEqual({ text: '谢谢光临', createdAt: app.clock.now().toISOString() });
  expect(records[1]).toMatchObject({ reply: null, language: 'de', dishes: [], photos: [] });
});

test('the summary is over all of the shop’s reviews, whatever the page shows', async () => {
  expect(await reviews()).toMatchObject({ ratingTenths: null, starCounts: [0, 0, 0, 0, 0], total: 0, records: [] });
  for (const stars of [5, 5, 4, 1]) await write({ stars, language: stars === 1 ? 'ja' : 'en' });
  const page = await reviews({ inMyLanguage: true, pageSize: 1 }, 'ja');
  expect(page).toMatchObject({ ratingTenths: 38, starCounts: [1, 0, 0, 1, 2], total: 1 });
  expect(page.records.map(({ stars }) => stars)).toEqual([1]);
});

test('one dish’s alone, those in my language, and those with photos', async () => {
  const ofTea = await write({ dishes: [city.teaId], language: 'ja' });
  const withPhoto = await write({ photos: ['a.webp'], language: 'en', dishes: [city.noodlesId] });
  const ids = async (more: Asked) => (await reviews(more)).records.map(({ id }) => id);
  expect(await ids({ dishId: city.teaId })).toEqual([ofTea]);
  expect(await ids({ inMyLanguage: true })).toEqual([withPhoto]);
  expect(await ids({ withPhotos: true })).toEqual([withPhoto]);
  expect(await ids({ withPhotos: true, dishId: city.teaId })).toEqual([]);
  expect((await reviews({ dishId: city.teaId })).total).toBe(1);
});

test('pages follow one another without gap or repetition, also within one moment', async () => {
  const written = [];
  for (let index = 0; index < 7; index += 1) written.unshift(await write({ daysAgo: 1 }));
  const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => reviews({ pageNo, pageSize: 2 })));
  expect(pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual(written);
});

test('a shop’s rating follows its reviews, also when guests write at one moment', async () => {
  await Promise.all([5, 4, 4, 2, 1, 5].map((stars) => write({ stars })));
  const { data } = await app.call('shopDetails', {
    shopId: city.shopId,
    latitude: '31.230400',
    longitude: '121.473700',
  });
  expect([data.ratingTenths, data.reviewCount]).toEqual([35, 6]);
  await app.app.database.transact(async (tx) => {
    await sql`DELETE FROM review WHERE shop_id = ${city.shopId}`.execute(tx);
    await keepRating(tx, city.shopId);
  });
  expect(await reviews()).toMatchObject({ ratingTenths: null, total: 0 });
});

test('of a shop that is not there nobody wrote', async () => {
  const answer = await app.call('shopReviews', { shopId: 999_999_999 });
  expect(answer).toMatchObject({ status: 404, data: { reason: 'shop_not_found' } });
});
