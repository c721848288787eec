import { languages } from '@chifan/domain';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inFreshSmallCity } from '../../testing/in-small-city.ts';
import type { SmallCity, TestApp } from '../../testing/index.ts';
import { newSetMeal, openBrand } from '../../testing/set-meals.ts';
import { fillContent } from '../content/index.ts';

let app: TestApp;
let city: SmallCity;
inFreshSmallCity(async (opened) => {
  ({ app, city } = opened);
  await nameDish(city.noodlesId, 'Noodles', '牛肉面');
});

const nameDish = (dishId: number, en: string, nameZh: string) =>
  sql`UPDATE dish SET name = ${JSON.stringify({ en, 'zh-CN': nameZh })}::jsonb WHERE id = ${dishId}`.execute(
    app.app.database.read,
  );

const pageAt = (url: string) => app.raw({ url });
const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];

test.each([
  ['shop', () => city.shopId, 'pages/menu/index/index?shopId='],
  ['dish', () => city.noodlesId, 'pages/menu/detail/detail?dishId='],
])('the link preview of a %s has a title and a text for crawlers, and opens the app', async (kind, id, screen) => {
  const answer = await pageAt(`/share/${kind}/${id()}?lang=en`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=600');
  const { publicUrl } = app.app.platform.config;
  expect(contentOf(answer.body, 'og:title')).toMatch(/Noodle/);
  expect(contentOf(answer.body, 'twitter:title')).toBe(contentOf(answer.body, 'og:title'));
  expect(contentOf(answer.body, 'og:image')).toBe(`${publicUrl}/share/picture/${kind}/${id()}`);
  expect(contentOf(answer.body, 'twitter:card')).toBe('summary_large_image');
  expect(answer.body).toContain(`content="0;url=${publicUrl}/web/#/${screen}${id()}"`);
  expect(answer.body).not.toContain('<script');
});

test('the preview of a dish without a photo is the drawing that the app shows for it', async () => {
  const bytesOf = async (kind: string, id: number) => {
    const { statusCode, headers, rawPayload } = await app.raw({ url: `/share/picture/${kind}/${id}` });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=600',
    ]);
    const { width, height } = await sharp(rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    // Checks that the picture shows more than its background.
    expect((await sharp(rawPayload).stats()).channels.some(({ stdev }) => stdev > 20)).toBe(true);
    return rawPayload.toString('base64');
  };
  await sql`UPDATE dish SET plate = 'tea' WHERE id = ${city.teaId}`.execute(app.app.database.read);
  await nameDish(city.teaId, 'Tea', '红茶');
  const [shop, noodles, black] = [
    await bytesOf('shop', city.shopId),
    await bytesOf('dish', city.noodlesId),
    await bytesOf('dish', city.teaId),
  ];
  await nameDish(city.teaId, 'Tea', '菊花茶');
  const flowers = await bytesOf('dish', city.teaId);
  expect(new Set([shop, noodles, black, flowers]).size).toBe(4);
});

test('SVG files of users are not decoded, although the server paints its own SVG drawings', async () => {
  await bytesOfDrawing();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
  await expect(sharp(svg).metadata()).rejects.toThrow();
});

const bytesOfDrawing = () => app.raw({ url: `/share/picture/dish/${city.noodlesId}` });

test('the preview picture of a dish that has neither a photo nor a drawing redirects to the app’s icon', async () => {
  await nameDish(city.teaId, 'Rice noodles', '小锅米线');
  const { statusCode, headers } = await app.raw({ url: `/share/picture/dish/${city.teaId}` });
  expect([statusCode, headers.location]).toEqual([302, `${app.app.platform.config.publicUrl}/web/icon-512.png`]);
});

test.each(['/share/picture/tip/tea', '/share/picture/dish/99999999', '/share/picture/order/1'])(
  'the preview picture %s redirects to the app’s icon, because there is no drawing',
  async (url) => {
    await fillContent(app.app.database);
    const { statusCode, headers } = await pageAt(url);
    expect([statusCode, headers.location]).toEqual([302, `${app.app.platform.config.publicUrl}/web/icon-512.png`]);
  },
);

test('the link preview of a set meal shows its brand and photo, until the set meal is no longer sold', async () => {
  const brand = await openBrand(app, city);
  const id = await newSetMeal(app, brand, { photos: ['meal.webp'] });
  const { publicUrl } = app.app.platform.config;
  const { body } = await pageAt(`/share/set-meal/${id}?lang=en`);
  expect(contentOf(body, 'og:title')).toBe('Noodles for two · Noodle Houses');
  expect(contentOf(body, 'og:description')).toBe('Noodles and tea');
  expect(contentOf(body, 'og:image')).toBe(`${publicUrl}/files/meal.webp`);
  expect(body).toContain(`content="0;url=${publicUrl}/web/#/pages/shop/detail/detail?setMealId=${id}"`);
  await sql`UPDATE set_meal SET is_on_sale = false WHERE id = ${id}`.execute(app.app.database.read);
  expect((await pageAt(`/share/set-meal/${id}`)).headers.location).toBe(`${publicUrl}/web/`);
});

test.each(languages)('the preview of a tip is in the language %s of its link', async (language) => {
  await fillContent(app.app.database);
  const { body } = await pageAt(`/share/tip/tea?lang=${language}`);
  const { title, teaser } = (await app.call('article', { key: 'tea' }, { language })).data;
  expect(body).toContain(`<html lang="${language}"`);
  expect(contentOf(body, 'og:title')?.replaceAll('&#39;', "'")).toBe(`${title.text} · Chifan`);
  expect(contentOf(body, 'og:description')?.replaceAll('&#39;', "'")).toBe(teaser.text);
});

test('the preview of a tip has all tags for crawlers and the app’s icon, and opens the tip', async () => {
  await fillContent(app.app.database);
  const { publicUrl } = app.app.platform.config;
  const { body } = await pageAt('/share/tip/tea?lang=en');
  expect(contentOf(body, 'og:url')).toBe(`${publicUrl}/share/tip/tea?lang=en`);
  expect(contentOf(body, 'og:image')).toBe(`${publicUrl}/web/icon-512.png`);
  expect(contentOf(body, 'twitter:card')).toBe('summary');
  expect(contentOf(body, 'twitter:title')).toBe(contentOf(body, 'og:title'));
  expect(body).toContain(`content="0;url=${publicUrl}/web/#/pages/blog/detail/detail?article=tea"`);
  const unknown = await pageAt('/share/tip/nobody-wrote-this');
  expect([unknown.statusCode, unknown.headers.location]).toEqual([302, `${publicUrl}/web/`]);
});

test('a link preview escapes HTML markup in a merchant’s text', async () => {
  const name = JSON.stringify({ en: `"><script>alert(1)</script>'&` });
  await sql`UPDATE dish SET name = ${name}::jsonb WHERE id = ${city.teaId}`.execute(app.app.database.read);
  const { body } = await pageAt(`/share/dish/${city.teaId}`);
  expect(body).not.toContain('<script>');
  expect(contentOf(body, 'og:title')).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;');
});

test('a link preview contains the absolute URL of its picture', async () => {
  const { read } = app.app.database;
  const imageOf = async () => contentOf((await pageAt(`/share/shop/${city.shopId}`)).body, 'og:image');
  await sql`UPDATE shop SET image = 'abc.webp' WHERE id = ${city.shopId}`.execute(read);
  expect(await imageOf()).toBe(`${app.app.platform.config.publicUrl}/files/abc.webp`);
  await sql`UPDATE shop SET image = 'https://pictures.example/a.jpg' WHERE id = ${city.shopId}`.execute(read);
  expect(await imageOf()).toBe('https://pictures.example/a.jpg');
  await sql`UPDATE shop SET image = NULL WHERE id = ${city.shopId}`.execute(read);
});

test.each([
  '/share/shop/0',
  '/share/shop/99999999',
  '/share/tip/pizza',
  '/share/order/1',
  '/share/shop/1%27',
  '/share/toString/1',
])('the share link %s, whose content does not exist, redirects to the start screen of the app', async (url) => {
  const answer = await pageAt(url);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe(`${app.app.platform.config.publicUrl}/web/`);
});
