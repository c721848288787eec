import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSmallCity, openTestApp, type SmallCity, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let city: SmallCity;
let branch: SmallCity;

beforeAll(async () => {
  app = await openTestApp();
  [city, branch] = [await openSmallCity(app), await openSmallCity(app)];
  await sql`UPDATE shop SET name_zh = '春天面馆（南京路店）' WHERE id = ${branch.shopId}`.execute(
    app.app.database.read,
  );
});
afterAll(() => app.close());

/** Live shops only, because another test adds drafts with the same name. */
const found = async (search: string, token = city.operator.token) =>
  (await app.call('findShops', { search, state: 'live' }, { token })).data.records?.map(({ id }) => id);

test('an operator finds shops by a part of their Chinese name or by their id', async () => {
  expect(await found('面馆')).toEqual([city.shopId, branch.shopId]);
  expect(await found('南京路')).toEqual([branch.shopId]);
  expect((await found(String(branch.shopId)))?.[0]).toBe(branch.shopId);
  expect(await found('没有这家店')).toEqual([]);
  expect(await found('%')).toEqual([]);
});

test('an operator lists the draft shops in pages, newest first, and sees the total number of draft shops', async () => {
  const drafts = [await openSmallCity(app), await openSmallCity(app)].map(({ shopId }) => shopId);
  await sql`UPDATE shop SET state = 'draft' WHERE id = ANY(${drafts})`.execute(app.app.database.read);
  const list = async (input: object) =>
    (await app.call('findShops', { state: 'draft', ...input }, { token: city.operator.token })).data;
  const first = await list({ pageSize: 1 });
  expect(first).toMatchObject({ total: 2, pageNo: 1, pageSize: 1, records: [{ id: drafts[1], state: 'draft' }] });
  expect((await list({ pageSize: 1, pageNo: 2 })).records).toMatchObject([{ id: drafts[0] }]);
  expect(await list({ search: String(drafts[0]) })).toMatchObject({ total: 1, records: [{ id: drafts[0] }] });
  expect(await list({ search: '南京路' })).toMatchObject({ total: 0, records: [] });
  expect((await list({ state: 'live' })).records.map(({ id }) => id)).toEqual([branch.shopId, city.shopId]);
  expect(await list({ state: undefined, pageNo: -1 })).toMatchObject({ total: 4 });
});

test('only operators may list all shops', async () => {
  for (const { token } of [city.member, city.merchant, city.courier])
    expect(await found('面馆', token)).toBeUndefined();
});

test('an operator who reads English finds a shop by its Chinese or English name and sees both names', async () => {
  const inEnglish = async (search: string) =>
    (await app.call('findShops', { search }, { token: city.operator.token, language: 'en' })).data.records;
  for (const search of ['noodle ho', '面馆'])
    expect(await inEnglish(search)).toContainEqual(
      expect.objectContaining({ id: city.shopId, nameZh: '面馆', name: 'Noodle House' }),
    );
  expect(await found('noodle ho')).toEqual([]);
});
