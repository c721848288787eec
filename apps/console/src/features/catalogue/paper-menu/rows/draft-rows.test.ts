import { fen } from '@chifan/domain';
import type { PaperRow } from '@chifan/domain/catalogue/paper-menu';
import { expect, test } from 'vitest';
import { changedRow, type DraftRow, draftsOf, problemOfRow } from './draft-rows.ts';
import { sheetRowsOf } from './sheet-rows.ts';

const read = (name: string, yuan: number | null, more: Partial<PaperRow> = {}): PaperRow => ({
  name,
  price: yuan === null ? null : fen(yuan * 100),
  category: null,
  sureness: 0.9,
  doubts: [],
  boxes: [],
  ...more,
});

const menu = [{ id: 7, nameZh: '小笼（六只）', price: 1800 }];

test('a dish of a photographed menu that the shop already has, or that was read before, is not selected for the import', () => {
  const first = draftsOf('a', [read('小笼(六只)', 18), read('春卷', 16)], { menu, drafts: [] });
  const second = draftsOf('b', [read('春 卷', 16), read('水饺', 26)], { menu, drafts: first });
  expect([...first, ...second].map(({ name, isWanted }) => [name, isWanted])).toEqual([
    ['小笼(六只)', false],
    ['春卷', true],
    ['春 卷', false],
    ['水饺', true],
  ]);
});

test('a row of a photographed menu that is selected for the import needs a unique name and a valid price', () => {
  const rows = [read('春卷', 16, { category: '点心' }), read('水饺', null), read('汤圆', 12)];
  const drafts = draftsOf('a', rows, { menu, drafts: [] });
  const [rolls, dumplings, balls] = drafts;
  if (!rolls || !dumplings || !balls) throw new Error('three rows were read');
  expect(problemOfRow(rolls, drafts)).toBeNull();
  expect(problemOfRow(dumplings, drafts)).toBe('no_price');
  const changed = (row: DraftRow, change: Partial<DraftRow>) => {
    const after = drafts.map((each) => (each.id === row.id ? { ...row, ...change } : each));
    return after.map((each) => problemOfRow(each, after))[drafts.indexOf(row)];
  };
  expect(changed(dumplings, { isWanted: false })).toBeNull();
  expect(changed(dumplings, { price: '十二' })).toBe('price_unreadable');
  expect(changed(dumplings, { name: ' ' })).toBe('no_name');
  expect(changed(balls, { name: '春卷' })).toBe('twice');
  expect(changed(balls, {})).toBeNull();
  expect(changed(rolls, { category: '' })).toBe('no_category');
});

test('editing a recognised name removes only the marks of doubt on the name, and editing a price only those on the price', () => {
  const [row] = draftsOf('a', [read('油爆是', 188, { doubts: ['unsure', 'odd_price'] })], { menu, drafts: [] });
  if (!row) throw new Error('a row was read');
  expect(changedRow(row, { name: '油爆虾' }).doubts).toEqual(['odd_price']);
  expect(changedRow(row, { price: '88' }).doubts).toEqual(['unsure']);
  expect(changedRow(row, { isWanted: false }).doubts).toEqual(['unsure', 'odd_price']);
});

test('the import of a photographed menu adds new dishes, and changes only the price of a dish that is on the menu', () => {
  const rows = [read('春卷', 16, { category: '点心' }), read('小笼(六只)', 20), read('水饺', 26)];
  const [rolls, buns, dumplings] = draftsOf('a', rows, { menu, drafts: [] });
  if (!rolls || !buns || !dumplings) throw new Error('three rows were read');
  expect(sheetRowsOf([rolls, { ...buns, isWanted: true }, { ...dumplings, isWanted: false }], menu)).toEqual([
    { row: 1, cells: { name: '春卷', price: '16', category: '点心' } },
    { row: 2, cells: { id: '7', price: '20' } },
  ]);
});
