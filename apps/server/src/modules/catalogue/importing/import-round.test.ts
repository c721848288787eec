import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { insertPicture, openSmallCity, openTestApp, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { forgetOldImports } from './forget-imports.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  city = await openSmallCity(app);
});

const as = () => ({ token: city.merchant.token });
const preview = async (source: { base64: string } | { rows: { row: number; cells: Record<string, string> }[] }) =>
  (await app.call('previewMenuImport', { shopId: city.shopId, fileName: 'a', source }, as())).data;
type Photos = { file: string; path: string }[];
const apply = ({ importId, seen }: { importId: number; seen: string }, photos: Photos = []) =>
  app.call('applyMenuImport', { shopId: city.shopId, importId, seen, photos }, as());
const dishNamed = async (name: string) => {
  const { categories } = (await app.call('merchantMenu', { shopId: city.shopId }, as())).data;
  return categories.flatMap(({ dishes }) => dishes).find(({ nameZh }) => nameZh === name);
};
const row = (cells: Record<string, string>) => ({ rows: [{ row: 2, cells }] });
const odd = {
  category: '=冷菜',
  name: '+1 辣子鸡',
  price: '38',
  description: '@招牌, "香"\n辣',
  options: '份量：小|大+5',
};

test.each(['xlsx', 'csv'] as const)(
  'importing an unchanged %s file that was exported from the menu in Chinese or English changes nothing',
  async (kind) => {
    await apply(await preview(row(odd)));
    for (const language of ['zh-CN', 'en'] as const) {
      const asked = { shopId: city.shopId, what: 'menu', kind } as const;
      const { data } = await app.call('menuSheet', asked, { ...as(), language });
      expect(data.fileName).toBe(language === 'en' ? `Menu.${kind}` : `菜单.${kind}`);
      const { totals, unknownColumns } = await preview({ base64: data.base64 });
      expect({ totals, unknownColumns }).toEqual({
        totals: { added: 0, changed: 0, unchanged: 3, odd: 0 },
        unknownColumns: [],
      });
    }
  },
);

it('a spreadsheet program reads no text of an exported menu as a formula', async () => {
  await apply(await preview(row(odd)));
  const { data } = await app.call('menuSheet', { shopId: city.shopId, what: 'menu', kind: 'csv' }, as());
  const text = Buffer.from(data.base64, 'base64').toString();
  expect(text).toContain(",'=冷菜,'+1 辣子鸡,");
  expect(text).not.toMatch(/(?:^|,)"?[=+@-]/mu);
});

it('importing an empty template is refused, because it has no dish names', async () => {
  const { data } = await app.call('menuSheet', { shopId: city.shopId, what: 'template', kind: 'xlsx' }, as());
  expect(await preview({ base64: data.base64 })).toMatchObject({ reason: 'sheet_without_names' });
});

describe('photos', () => {
  const named = { category: '热菜', name: '口水鸡', price: '36', photos: '鸡.jpg、没有.jpg' };
  const own = () => insertPicture(app, `merchant:${city.merchant.id}`, 'dish');

  it('an import uses the photo files that its rows name, and reports missing files', async () => {
    const path = await own();
    const { data } = await apply(await preview(row(named)), [{ file: '鸡.jpg', path }]);
    expect(data.photosMissing).toEqual([{ row: 2, nameZh: '口水鸡', file: '没有.jpg' }]);
    expect((await dishNamed('口水鸡'))?.photos).toEqual([path]);
    // Importing the same table again leaves the dish and its photo unchanged.
    expect((await preview(row({ ...named, photos: '鸡.jpg' }))).totals).toMatchObject({ unchanged: 1 });
  });

  it('an import with photos that another account uploaded is refused and stores nothing', async () => {
    const path = await insertPicture(app, 'merchant:999999', 'dish');
    const answer = await apply(await preview(row(named)), [{ file: '鸡.jpg', path }]);
    expect(answer).toMatchObject({ data: { reason: 'picture_unknown' } });
    expect(await dishNamed('口水鸡')).toBeUndefined();
  });

  it('photos that an import replaced are not deleted while the import can be undone', async () => {
    const [first, second] = [await own(), await own()];
    await apply(await preview(row({ ...named, photos: 'a.jpg' })), [{ file: 'a.jpg', path: first }]);
    const replaced = await apply(await preview(row({ ...named, photos: 'b.jpg' })), [{ file: 'b.jpg', path: second }]);
    expect((await dishNamed('口水鸡'))?.photos).toEqual([second]);
    await app.call('removeUpload', { path: first }, as());
    await app.call('undoMenuImport', { shopId: city.shopId, importId: replaced.data.importId }, as());
    expect((await dishNamed('口水鸡'))?.photos).toEqual([first]);
    const { rows } = await sql`SELECT FROM stored_file WHERE id = ${first}`.execute(app.app.database.read);
    expect(rows).toHaveLength(1);
  });
});

it('the preview of a menu import is deleted after a week, and an applied import can be undone for a month', async () => {
  const applied = (await apply(await preview(row({ category: '热菜', name: '鱼', price: '9' })))).data.importId;
  const waiting = (await preview(row({ category: '热菜', name: '虾', price: '9' }))).importId;
  const at = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
  await app.app.database.transact((tx) => forgetOldImports(tx, at(8)));
  const listed = async () => (await app.call('menuImports', { shopId: city.shopId }, as())).data.imports;
  expect(await listed()).toMatchObject([{ importId: applied, canBeUndone: true }]);
  expect(waiting).toBeGreaterThan(applied);
  await app.app.database.transact((tx) => forgetOldImports(tx, at(31)));
  expect(await listed()).toMatchObject([{ importId: applied, canBeUndone: false }]);
});
