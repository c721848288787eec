import type { BrandDraft } from '@chifan/contract/setmeal/staff-views';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { newSetMeal, openBrand } from '../../../testing/set-meals.ts';
import { insertShop, newStaff, readHours, type SmallCity } from '../../../testing/small-city.ts';

let server: TestApp;
let city: SmallCity;
inSmallCity((opened) => {
  server = opened.app;
  city = opened.city;
});

const newShop = () => insertShop(server, readHours('Mo-Su 10:00-22:00'));
const draftOf = (branchIds: number[], change: Partial<BrandDraft> = {}): BrandDraft => ({
  name: { 'zh-CN': '面馆连锁', en: 'Noodle Houses' },
  description: { 'zh-CN': '十家分店' },
  plate: 'noodle-soup',
  image: null,
  sharePermille: 120,
  branchIds,
  ...change,
});
const save = (draft: BrandDraft, of: { id?: number; editVersion?: number } = {}) =>
  server.call('saveBrand', { ...of, draft }, { token: city.operator.token });
const branchesOf = async (setMealId: number) => {
  const { rows } = await sql<{ shopId: number }>`
    SELECT shop_id AS "shopId" FROM set_meal_branch WHERE set_meal_id = ${setMealId} ORDER BY shop_id`.execute(
    server.app.database.read,
  );
  return rows.map(({ shopId }) => shopId);
};

test('saveBrand stores a brand with its branches, and adminBrands returns the brand', async () => {
  const branches = [await newShop(), await newShop()];
  const { data } = await save(draftOf(branches));
  expect(data).toMatchObject({
    name: { 'zh-CN': '面馆连锁' },
    sharePermille: 120,
    editVersion: 1,
    setMealCount: 0,
    branches: branches.map((shopId) => ({ shopId, nameZh: '面馆' })),
  });
  const changed = await save(draftOf(branches, { plate: 'tea' }), { id: data.id, editVersion: 1 });
  expect(changed.data).toMatchObject({ id: data.id, plate: 'tea', editVersion: 2 });
  const listed = await server.call('adminBrands', {}, { token: city.operator.token });
  expect(listed.data.find(({ id }) => id === data.id)).toEqual(changed.data);
});

test('a branch removed from a brand leaves each set meal of the brand, and the server publishes an event for each of them', async () => {
  const staff = await newStaff(server, 'merchant');
  const brand = await openBrand(server, { shopId: await newShop(), merchant: staff });
  const [first, second, third] = brand.branchIds;
  const [one, two] = [await newSetMeal(server, brand), await newSetMeal(server, brand, {}, [first, second])];
  const published: unknown[] = [];
  const { events } = server.app.platform;
  const { publish } = events;
  Object.assign(events, {
    publish: (...[tx, name, payload, now]: Parameters<typeof publish>) => {
      published.push([name, payload]);
      return publish(tx, name, payload, now);
    },
  });
  const saved = await save(draftOf([first, third]), { id: brand.brandId, editVersion: 1 });
  Object.assign(events, { publish });
  expect(saved.data.branchIds).toEqual([first, third]);
  expect(await branchesOf(one)).toEqual([first, third]);
  expect(await branchesOf(two)).toEqual([first]);
  expect(published).toEqual([
    ['setmeal.branch-left', { setMealId: one, shopId: second }],
    ['setmeal.branch-left', { setMealId: two, shopId: second }],
  ]);
});

test('a shop that two brands add concurrently becomes a branch of only one', async () => {
  const shopId = await newShop();
  const answers = await Promise.all([save(draftOf([shopId])), save(draftOf([shopId]))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('saveBrand rejects a brand without a Chinese name, with an unknown shop, or with an outdated version', async () => {
  const reasonOf = async (answer: Promise<{ data: unknown }>) => ((await answer).data as { reason?: string }).reason;
  expect(await reasonOf(save(draftOf([], { name: { en: 'Noodles' } })))).toBe('chinese_name_missing');
  expect(await reasonOf(save(draftOf([999_999])))).toBe('shop_not_found');
  expect(await reasonOf(save(draftOf([], { image: 'nowhere' })))).toBe('picture_unknown');
  expect(await reasonOf(save(draftOf([]), { id: 999_999, editVersion: 1 }))).toBe('brand_not_found');
  const { data } = await save(draftOf([]));
  expect(await reasonOf(save(draftOf([]), { id: data.id, editVersion: 7 }))).toBe('changed_meanwhile');
});

test('adminBrands returns branch names in Chinese and in the reader’s language', async () => {
  const { data } = await save(draftOf([await newShop()]));
  expect(data.branches).toMatchObject([{ nameZh: '面馆', name: null }]);
  const listed = await server.call('adminBrands', {}, { token: city.operator.token, language: 'en' });
  const branches = listed.data.find(({ id }) => id === data.id)?.branches;
  expect(branches).toMatchObject([{ nameZh: '面馆', name: 'Noodle House' }]);
});
