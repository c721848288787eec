import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCity, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { workbook } from './sheet/workbook-in-tests.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  ({ app, city } = await openTestCity());
});
afterAll(() => app.close());

const as = () => ({ token: city.merchant.token });
const send = (file: Buffer, fileName = '菜单.xlsx') =>
  app.call('previewMenuImport', { shopId: city.shopId, fileName, source: { base64: file.toString('base64') } }, as());

const head = [
  '编号',
  '分类',
  '菜名（中文）',
  'English name',
  '单价',
  '辣度',
  '含过敏原',
  '不含过敏原',
  '饮食',
  '选项',
  '在售',
  '序号',
  '毛利率',
];
type Row = readonly (string | number | boolean | Date | null)[];
const good = (at: number): Row => [
  null,
  '热菜',
  `家常菜${at}`,
  `Home dish ${at}`,
  20 + at / 10,
  '微辣',
  '大豆',
  '花生',
  '含猪肉',
  '份量：小|大+5',
  '是',
  at,
  0.4,
];

/** Each case makes one cell of a valid row invalid. The import must report exactly the problem of the case. */
const oddities: readonly (readonly [column: number, cell: Row[number], problem: string])[] = [
  [2, null, 'name_missing'],
  [2, '长'.repeat(81), 'text_too_long'],
  [2, '家常菜0', 'row_repeated'],
  [4, null, 'price_missing'],
  [4, '时价', 'price_market'],
  [4, 12.345, 'price_too_precise'],
  [4, -8, 'price_negative'],
  [4, 380_000, 'price_too_high'],
  [4, '12,5', 'price_unreadable'],
  [4, new Date('2026-03-05'), 'price_unreadable'],
  [4, '#REF!', 'formula_failed'],
  [5, '变态辣', 'spice_unreadable'],
  [6, '香菜', 'allergen_unknown'],
  [7, '大豆', 'allergen_contradictory'],
  [8, '低卡', 'diet_unknown'],
  [8, '素食、非素食', 'diet_contradictory'],
  [9, '小份大份', 'options_unreadable'],
  [9, '加料[0-5]：蛋', 'options_invalid'],
  [10, '也许', 'on_sale_unreadable'],
  [0, 999_999_999, 'dish_unknown'],
];

it('a workbook with 20 faulty rows of 300 reports each fault with its row, and the other 280 rows are applied', async () => {
  const odd = oddities.map(([column, cell], at) => good(1_000 + at).with(column, cell));
  const rows: Row[] = Array.from({ length: 280 }, (_, at) => good(at));
  // Inserts one faulty row after every fourteen valid rows.
  const mixed = odd.flatMap((row, at) => [...rows.slice(at * 14, at * 14 + 14), row]);
  const { data: previewed } = await send(await workbook([head, ...mixed]));
  expect(previewed.totals).toEqual({ added: 280, changed: 0, unchanged: 0, odd: 20 });
  expect(previewed.unknownColumns).toEqual(['毛利率']);
  const reported = previewed.rows.filter(({ kind }) => kind === 'odd');
  expect(reported.map(({ row, problems }) => [row, problems.map(({ problem }) => problem)])).toEqual(
    oddities.map(([, , problem], at) => [at * 15 + 16, [problem]]),
  );
  const { importId, seen } = previewed;
  const { data } = await app.call('applyMenuImport', { shopId: city.shopId, importId, seen }, as());
  expect(data.totals).toMatchObject({ added: 280, odd: 20 });
  const { categories } = (await app.call('merchantMenu', { shopId: city.shopId }, as())).data;
  expect(categories.find(({ nameZh }) => nameZh === '热菜')?.dishes).toHaveLength(280);
  const again = (await send(await workbook([head, ...mixed]))).data;
  expect(again.totals).toEqual({ added: 0, changed: 0, unchanged: 280, odd: 20 });
});
