import { languages } from '@chifan/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillContent } from '../../modules/content/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { here, openTestApp, type TestApp } from '../../testing/index.ts';
import { readDemoCity } from '../demo-files.ts';
import type { DemoCity } from '../demo-shapes.ts';
import { seedDemoCity } from '../index.ts';

// Half past midnight in Shanghai, which is still the day before in UTC.
const now = new Date('2026-11-22T16:30:00Z');

let app: TestApp;
let city: DemoCity;
let database: Database;

beforeAll(async () => {
  app = await openTestApp();
  database = app.app.database;
  app.clock.set(now);
  await seedDemoCity(database, { now, progress: () => undefined });
  city = await readDemoCity();
});
afterAll(() => app.close());

const count = async (from: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`SELECT count(*) FROM ${sql.raw(from)}`.execute(database.read);
  return rows[0]?.count ?? 0;
};

test('the home screen of the demo city has content in every language for each order type', async () => {
  for (const way of ['in_store', 'delivery'] as const) {
    for (const language of languages) {
      const { data } = await app.call('home', { ...here, way }, { language });
      expect(data.banners).toHaveLength(5);
      expect(data.banners.flatMap(({ title, text }) => [title.language, text.language])).toEqual(
        Array.from({ length: 10 }, () => language),
      );
      expect(data.featured.map(({ id }) => id)).toHaveLength(city.discovery.featured.length);
      expect(data.brands.map(({ branchCount }) => branchCount)).toEqual([4, 4, 4, 1]);
      expect(data.cuisines).toHaveLength(12);
    }
  }
  expect((await app.call('home', here)).data.featured[0]?.nameZh).toBe('望蜀楼川菜馆');
});

test('the demo city has its announcements in every language, also after `fillContent` added the standard content', async () => {
  await fillContent(database);
  for (const language of languages) {
    const { notices } = (await app.call('notices', {}, { language })).data;
    expect(notices.map(({ title, text }) => [title.language, text.language])).toEqual([
      [language, language],
      [language, language],
    ]);
  }
});

test('a banner of a demo brand opens the list of its branches', async () => {
  const { banners } = (await app.call('home', here)).data;
  const brandId = Number(banners.map(({ link }) => /brandId=(\d+)/.exec(link)?.[1]).find(Boolean));
  const { data } = await app.call('brandBranches', { brandId, ...here });
  expect([data.brand.nameZh, data.brand.plate, data.total]).toEqual(['荷田茶', 'bubbletea', 4]);
  expect(banners.map(({ link }) => link).join(' ')).not.toContain('{');
});

test('every demo shop has reviews after its opening, and all nine languages occur among them', async () => {
  expect(await count('review')).toBeGreaterThanOrEqual(150);
  expect(await count('(SELECT DISTINCT language FROM review) AS l')).toBe(languages.length);
  expect(await count('shop WHERE review_count = 0 OR rating_tenths IS NULL')).toBe(0);
  expect(await count('review JOIN shop ON shop.id = shop_id WHERE review.created_at <= shop.created_at')).toBe(0);
  expect(await count(`review WHERE greatest(created_at, replied_at) > '${now.toISOString()}'`)).toBe(0);
  expect(await count('review WHERE reply IS NOT NULL')).toBeGreaterThanOrEqual(30);
  expect(await count('review WHERE member_id IS NOT NULL OR NOT is_demo')).toBe(0);
  expect(await count('shop WHERE demo_review_count <> review_count')).toBe(0);
});

test('a demo review names the dishes from its file, and its date is relative to today in Shanghai', async () => {
  const slug = 'wangshu-lou';
  const written = (city.discovery.reviews.get(slug) ?? []).toSorted((a, b) => a.daysAgo - b.daysAgo);
  const shop = (await app.call('nearbyShops', { ...here, pageSize: 100 })).data.records.find(
    ({ nameZh }) => nameZh === '望蜀楼川菜馆',
  );
  const { data } = await app.call('shopReviews', { shopId: shop?.id ?? 0, pageSize: 50 });
  expect(data.records.map(({ text, dishes }) => [text, dishes.length])).toEqual(
    written.map(({ text, dishes }) => [text, dishes.length]),
  );
  // Three days before 23 November, at 20:40 in Shanghai.
  expect(data.records[0]?.createdAt).toBe('2026-11-20T12:40:00.000Z');
  expect(data.records[0]?.dishes[0]?.nameZh).toBe('麻婆豆腐');
  expect([shop?.ratingTenths, shop?.reviewCount]).toEqual([data.ratingTenths, data.total]);
});

test('some demo reviews are translated, and their thumbs up or down for dishes match the stars', async () => {
  expect(await count("review WHERE translations <> '{}'")).toBeGreaterThanOrEqual(6);
  expect(await count("review WHERE tags <> '{}'")).toBeGreaterThan(80);
  expect(await count("review_dish WHERE thumb = 'up'")).toBeGreaterThan(100);
  const ofStars = 'review_dish JOIN review ON review.id = review_id WHERE';
  expect(await count(`${ofStars} (stars < 4 AND thumb = 'up') OR (stars > 2 AND thumb = 'down')`)).toBe(0);
});

test('no demo guest writes two reviews of one shop', () => {
  for (const reviews of city.discovery.reviews.values())
    expect(new Set(reviews.map(({ guest }) => guest)).size).toBe(reviews.length);
});

test('every demo shop has a typical price per person, and shows whether it has vegetarian dishes', async () => {
  expect(await count('shop WHERE typical_price IS NULL')).toBe(0);
  expect(await count('shop WHERE has_vegetarian')).toBeGreaterThan(25);
  const { rows } = await sql<{ price: number; vegetarian: boolean }>`
    SELECT typical_price AS price, has_vegetarian AS vegetarian FROM shop
    WHERE source_id = 'demo:tidewater-buffet-xizang-road'`.execute(database.read);
  expect(rows).toEqual([{ price: 18_800, vegetarian: false }]);
});

test('the demo city has exchange rates of one day for at least thirty currencies, excluding the yuan', async () => {
  const { date, rates } = (await app.call('currencyRates', {})).data;
  expect(date).toBe('2026-11-01');
  expect(rates.length).toBeGreaterThanOrEqual(30);
  expect(rates.map(({ currency }) => currency)).not.toContain('CNY');
});
