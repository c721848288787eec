import type { Diet } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { here, openTestCity, type SmallCity, type TestApp } from '../../../testing/index.ts';
import type { Marks } from '../catalogue-for-order.store.ts';
import { putGuestPhoto } from './guest-photo.store.ts';
import { setMarks } from './set-marks.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  ({ app, city } = await openTestCity());
});
afterAll(() => app.close());

const write = (column: string, value: unknown, dishId = city.teaId) =>
  sql`UPDATE dish SET ${sql.ref(column)} = ${JSON.stringify(value)}::jsonb WHERE id = ${dishId}`.execute(
    app.app.database.read,
  );
const tea = async (language: 'en' | 'ja' | 'ar' = 'en') =>
  (await app.call('dishDetails', { dishId: city.teaId }, { language })).data;

test('a dish card states whether the merchant or the platform wrote a text, or that the text is in another language than the reader’s', async () => {
  await write('name', { en: 'Tea', ja: '茶', 'zh-CN': '茶' });
  await write('by_platform', { name: ['ja'], description: [] });
  expect(await tea('en')).toMatchObject({ nameFrom: 'merchant' });
  expect(await tea('ja')).toMatchObject({ nameFrom: 'platform', name: { text: '茶', language: 'ja' } });
  expect(await tea('ar')).toMatchObject({ nameFrom: 'fallback', name: { text: 'Tea', language: 'en' } });
  expect(await tea('ar')).toMatchObject({ description: { text: '' }, descriptionFrom: 'merchant' });
});

test('a dish with its own serving hours is shown as not served now outside of these hours', async () => {
  expect(await tea()).toMatchObject({ isServedNow: true, servedToday: null });
  await write('served_hours', { rules: [{ weekdays: [6], spans: [{ opens: 360, closes: 630 }] }] });
  expect(await tea()).toMatchObject({ isServedNow: false, servedToday: [{ opens: 360, closes: 630 }] });
  await sql`UPDATE dish SET served_hours = NULL`.execute(app.app.database.read);
});

test('a dish card shows the photos of the dish in the stored order, or the dish’s image if the dish has no photos', async () => {
  expect((await tea()).photos).toEqual([]);
  await sql`UPDATE dish SET image = 'a.webp' WHERE id = ${city.teaId}`.execute(app.app.database.read);
  expect((await tea()).photos).toEqual(['a.webp']);
  await write('photos', ['a.webp', 'b.webp']);
  expect((await tea()).photos).toEqual(['a.webp', 'b.webp']);
});

test('a guest’s photo comes after the shop’s photos of a dish, and is the dish’s image only if the shop has no photo (rule catalogue-72)', async () => {
  const { noodlesId: dishId, shopId } = city;
  const noodles = async () => (await app.call('dishDetails', { dishId })).data;
  await app.app.database.transact((tx) => putGuestPhoto(tx, { dishId, shopId, photo: 'guest.webp' }));
  expect(await noodles()).toMatchObject({ image: 'guest.webp', photos: ['guest.webp'], guestPhoto: 'guest.webp' });
  await write('photos', ['own.webp'], dishId);
  await sql`UPDATE dish SET image = 'own.webp' WHERE id = ${dishId}`.execute(app.app.database.read);
  expect(await noodles()).toMatchObject({ image: 'own.webp', photos: ['own.webp', 'guest.webp'] });
  await app.app.database.transact((tx) => putGuestPhoto(tx, { dishId, shopId, photo: 'newer.webp' }));
  expect(await noodles()).toMatchObject({ photos: ['own.webp', 'newer.webp'], guestPhoto: 'newer.webp' });
});

test('an option choice without marks has unknown allergens and is not sold out', async () => {
  const noodles = async () =>
    (await app.call('dishDetails', { dishId: city.noodlesId })).data.options[0]?.choices.map(({ marks, isSoldOut }) => [
      marks,
      isSoldOut,
    ]);
  expect(await noodles()).toEqual([
    [null, false],
    [null, false],
  ]);
});

test('a set meal lists its dishes and contains an allergen that one of its dishes contains', async () => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO dish (shop_id, category_id, key, name, pinyin, price, position)
    SELECT shop_id, category_id, 'set', '{"en": "Set", "zh-CN": "套餐"}', 'tào cān', 4500, 9 FROM dish
    WHERE id = ${city.teaId} RETURNING id`.execute(app.app.database.read);
  const setId = rows[0]?.id ?? 0;
  await sql`INSERT INTO dish_part (shop_id, set_id, dish_id, quantity, position)
    VALUES (${city.shopId}, ${setId}, ${city.noodlesId}, 1, 0), (${city.shopId}, ${setId}, ${city.teaId}, 2, 1)`.execute(
    app.app.database.read,
  );
  await write('allergens', { contains: ['gluten'], free: ['milk'] }, city.noodlesId);
  await write('allergens', { contains: [], free: ['milk', 'egg'] });
  const card = (await app.call('dishDetails', { dishId: setId })).data;
  expect(card.contents.map(({ dishId, quantity }) => [dishId, quantity])).toEqual([
    [city.noodlesId, 1],
    [city.teaId, 2],
  ]);
  expect(card.allergens).toEqual({ contains: ['gluten'], free: ['milk'] });
  const menu = (await app.call('shopMenu', { shopId: city.shopId, ...here })).data;
  expect(menu.categories.flatMap(({ dishes }) => dishes).find(({ id }) => id === setId)).toEqual(card);
});

test('a dish that was removed from the menu is not shown to guests and staff', async () => {
  await sql`UPDATE dish SET removed_at = now(), category_id = NULL WHERE key = 'set'`.execute(app.app.database.read);
  const names = (await app.call('shopMenu', { shopId: city.shopId, ...here })).data.categories[0]?.dishes.length;
  expect(names).toBe(2);
  const inside = await app.call('merchantMenu', { shopId: city.shopId }, { token: city.merchant.token });
  expect(inside.data.categories[0]?.dishes).toHaveLength(2);
});

const marks = (
  contains: Marks['allergens']['contains'],
  free: Marks['allergens']['free'],
  diet: Partial<Record<Diet, 'yes' | 'no' | 'unknown'>> = {},
): Marks => ({ allergens: { contains, free }, diet });
const silent = marks([], []);

test('a set meal is free of an allergen only if all its dishes are free of it, and contains an allergen if any of its dishes contains it', () => {
  const set = setMarks(silent, [marks(['egg'], ['milk', 'peanut']), marks([], ['egg', 'milk'])]);
  expect(set.allergens).toEqual({ contains: ['egg'], free: ['milk'] });
});

test('a set meal’s own allergen and diet marks can add warnings to those of its dishes, but cannot remove a warning', () => {
  const own = marks(['sesame'], ['peanut'], { vegetarian: 'yes', pork: 'no', alcohol: 'yes' });
  const set = setMarks(own, [marks([], ['sesame'], { alcohol: 'no' })]);
  expect(set.allergens).toEqual({ contains: ['sesame'], free: [] });
  expect(set.diet).toMatchObject({ vegetarian: 'unknown', pork: 'unknown', alcohol: 'yes' });
});

test('a set meal fits a diet only if all its dishes fit the diet', () => {
  const green = marks([], [], { vegetarian: 'yes', halal: 'yes', pork: 'no' });
  const meat = marks([], [], { vegetarian: 'no', pork: 'yes' });
  expect(setMarks(silent, [green, green]).diet).toMatchObject({ vegetarian: 'yes', halal: 'yes', pork: 'no' });
  expect(setMarks(silent, [green, meat]).diet).toMatchObject({ vegetarian: 'no', halal: 'unknown', pork: 'yes' });
});
