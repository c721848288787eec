import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, refuse, staffOfTest } from '../../../app/testing/open-console.tsx';
import type { PastImport, Preview, PreviewRow } from './import.ts';

const row = (changes: Partial<PreviewRow>): PreviewRow => ({
  row: 2,
  sheet: null,
  kind: 'unchanged',
  nameZh: '面',
  dishId: 7,
  changes: [],
  problems: [],
  hasCategoryFromAbove: false,
  photosWanted: [],
  ...changes,
});

const rows = [
  row({ kind: 'changed', changes: [{ column: 'price', from: '12', to: '13.50' }] }),
  row({
    row: 3,
    kind: 'odd',
    nameZh: '汤',
    problems: [{ column: 'price', problem: 'price_unreadable', written: '时价' }],
  }),
  row({ row: 4, kind: 'added', nameZh: '鱼', dishId: null, changes: [{ column: 'category', from: '', to: '热菜' }] }),
  row({ row: 5 }),
];

const preview: Preview = {
  importId: 5,
  fileName: '菜单.xlsx',
  state: 'previewed',
  seen: 'first',
  totals: { added: 1, changed: 1, unchanged: 1, odd: 1 },
  newCategories: ['热菜'],
  unknownColumns: ['毛利'],
  rows,
};

const past: PastImport = {
  importId: 4,
  fileName: '旧菜单.csv',
  by: '小林',
  at: '2026-11-22T04:00:00.000Z',
  state: 'applied',
  appliedAt: '2026-11-22T04:01:00.000Z',
  undoneAt: null,
  totals: { added: 3, changed: 0, unchanged: 0, odd: 2 },
  canBeUndone: true,
};

const staff = staffOfTest('merchant');
const list = () => screen.getByRole('heading', { name: '逐行结果' }).closest('section') ?? document.body;

it('the preview of a menu import shows only rows with problems at first, and other rows after staff choose another filter', async () => {
  const { user, text } = await openConsole('/menu-import?import=5', {
    staff,
    answers: { '/rest/merchant/menu/import/show': preview },
  });
  expect(list().textContent).toContain('第 3 行');
  expect(list().textContent).toContain('价格（元）「时价」：看不懂的价格，请写成 38 或 38.50');
  expect(list().textContent).not.toContain('第 2 行');
  expect(text()).toContain('会新建分类：热菜');
  expect(text()).toContain('没有用到的列：毛利');
  await user.click(within(list()).getByRole('button', { name: '修改 1' }));
  expect(list().textContent).toContain('价格（元）：12 → 13.50');
  await user.click(within(list()).getByRole('button', { name: '全部 4' }));
  expect(within(list()).getAllByText(/^第 \d 行$/)).toHaveLength(4);
});

it('staff must confirm a menu import again if the menu has changed since the preview', async () => {
  let seen = 'first';
  const { user, asked } = await openConsole('/menu-import?import=5', {
    staff,
    answers: {
      '/rest/merchant/menu/import/show': () => ({ ...preview, seen }),
      '/rest/merchant/menu/import/apply': (sent) => {
        if (sent.seen === 'second')
          return { importId: 5, totals: preview.totals, newCategories: ['热菜'], photosMissing: [] };
        seen = 'second';
        return refuse('menu_changed');
      },
    },
  });
  const confirm = async () => {
    await user.click(screen.getByRole('button', { name: '导入 2 道菜……' }));
    expect(screen.getByRole('dialog').textContent).toContain('跳过 1 行有问题的');
    await user.click(screen.getByRole('button', { name: '确认导入' }));
  };
  await confirm();
  await screen.findByText('menu_changed');
  await confirm();
  await screen.findByText('新增 1 道，修改 1 道，跳过 1 行有问题的。');
  const applied = asked.filter(({ path }) => path === '/rest/merchant/menu/import/apply');
  expect(applied.map(({ input }) => (input as { seen: string }).seen)).toEqual(['first', 'second']);
  expect(new Set(applied.map(({ key }) => key)).size).toBe(2);
});

it('staff undo the last menu import, and the console names dishes that could not be restored', async () => {
  const { user, asked } = await openConsole('/menu-import', {
    staff,
    answers: {
      '/rest/merchant/menu/import/list': { imports: [past, { ...past, importId: 3, canBeUndone: false }] },
      '/rest/merchant/menu/import/undo': {
        restored: 0,
        removed: 2,
        kept: [{ dishId: 9, nameZh: '鱼', why: 'changed_since' }],
      },
    },
  });
  expect(screen.getAllByRole('button', { name: /^撤销：/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '撤销：旧菜单.csv' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('鱼：导入之后又改过');
  expect(asked.find(({ path }) => path === '/rest/merchant/menu/import/undo')?.input).toEqual({
    shopId: 1,
    importId: 4,
  });
});

it('an uploaded menu table opens a preview with its own URL, and a table over 2 MB is not uploaded', async () => {
  const { user, asked, text } = await openConsole('/menu-import', {
    staff,
    answers: {
      '/rest/merchant/menu/import/list': { imports: [] },
      '/rest/merchant/menu/import/preview': preview,
      '/rest/merchant/menu/import/show': preview,
    },
  });
  const field = screen.getByLabelText(/选择表格，或拖到这里/);
  await user.upload(field, new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.csv', { type: 'text/csv' }));
  expect(text()).toContain('文件超过 2 MB');
  await user.upload(field, new File(['菜名\n面\n'], '菜单.csv', { type: 'text/csv' }));
  await screen.findByText('预览：菜单.xlsx');
  expect(window.location.hash).toContain('import=5');
  const sent = asked.filter(({ path }) => path === '/rest/merchant/menu/import/preview');
  expect(sent.map(({ input }) => input)).toEqual([
    { shopId: 1, fileName: '菜单.csv', source: { base64: Buffer.from('菜名\n面\n').toString('base64') } },
  ]);
});
