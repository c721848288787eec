import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { brandForTest } from '../brand/brand-for-test.ts';
import { setMealDraftForTest } from '../editor/set-meal-for-test.ts';
import { setMealRowForTest } from '../list/set-meal-row-for-test.ts';
import type { CodePage } from './codes.query.ts';

type Answers = Parameters<typeof openConsole>[1]['answers'];

const upload = '/rest/platform/setMeal/codes/upload';
const page: CodePage = {
  records: [
    {
      id: 1,
      code: 'WSJ-0001',
      shopId: null,
      shopNameZh: null,
      shopName: null,
      state: 'taken',
      takenAt: '2026-11-21T04:00:00Z',
      orderNumber: '261121-000123-K',
    },
  ],
  total: 1,
  pageNo: 1,
  pageSize: 20,
  pools: [{ shopId: null, shopNameZh: null, shopName: null, free: 5, taken: 1, voided: 0 }],
};

const open = (changes: Partial<typeof setMealDraftForTest> = {}, answers: Answers = {}) =>
  openConsole('/set-meal-codes?setMeal=7', {
    staff: staffOfTest('platform'),
    answers: {
      '/rest/platform/brand/list': [brandForTest],
      '/rest/platform/setMeal/show': {
        id: 7,
        editVersion: 1,
        draft: { ...setMealDraftForTest, ...changes },
        row: setMealRowForTest(),
      },
      '/rest/platform/setMeal/codes/list': page,
      ...answers,
    },
  });

const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('voucher codes are uploaded from a file, and the report lists each line that was not added', async () => {
  const { user, asked, text } = await open(
    {},
    {
      [upload]: {
        added: 2,
        problems: [
          { line: 3, code: 'WSJ-0001', why: 'used' },
          { line: 5, code: '坏的', why: 'malformed' },
        ],
      },
    },
  );
  const file = new File(['\uFEFFcode\r\nA-1001\r\nWSJ-0001\r\nA-1002\r\n坏的\r\n'], 'codes.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText(/选择 CSV 文件/), file);
  await expect.poll(() => press('上传').disabled).toBe(false);
  await user.click(press('上传'));
  await screen.findByText('加入 2 个');
  expect(text()).toMatch(/2 行没有加入.*第 3 行.*WSJ-0001.*已发给客人.*第 5 行.*坏的.*格式不对/);
  const sent = asked.find(({ path }) => path === upload);
  expect(sent?.input).toEqual({ setMealId: 7, shopId: null, csv: 'code\nA-1001\nWSJ-0001\nA-1002\n坏的\n' });
  expect(sent?.key).not.toBeNull();
});

it('a branch without voucher codes is marked red, and uploaded codes are added to the chosen branch', async () => {
  const pools = [{ shopId: 8, shopNameZh: '万笙记（河坊街店）', shopName: null, free: 3, taken: 0, voided: 0 }];
  const { user, asked } = await open(
    { codeSource: 'branch' },
    {
      '/rest/platform/setMeal/codes/list': { ...page, pools },
      [upload]: { added: 1, problems: [] },
    },
  );
  const lake = screen.getByText('万笙记（湖滨店）（编号 5）', { selector: 'p' }).closest('li');
  expect(within(lake ?? document.body).getByText('已用完，请上传').className).toContain('text-bad');
  await user.selectOptions(screen.getByLabelText('加入哪个券码池'), '万笙记（湖滨店）（编号 5）');
  await user.type(screen.getByLabelText(/粘贴到这里/), 'A-1001');
  await user.click(press('上传'));
  await expect.poll(() => asked.find(({ path }) => path === upload)?.input).toMatchObject({ shopId: 5, csv: 'A-1001' });
});

it('an operator voids unused voucher codes only after a confirmation', async () => {
  const path = '/rest/platform/setMeal/codes/void';
  const { user, asked } = await open({}, { [path]: { voided: 5 } });
  await user.click(press('作废未发的'));
  expect(asked.some((each) => each.path === path)).toBe(false);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '作废' }));
  await expect.poll(() => asked.find((each) => each.path === path)?.input).toEqual({ setMealId: 7, shopId: null });
});

it('a search for a voucher code shows the code with a link to its order', async () => {
  const { user, asked } = await open();
  expect(screen.getByRole('link', { name: '261121-000123-K' }).getAttribute('href')).toContain('261121-000123-K');
  await user.type(screen.getByLabelText('券码'), 'WSJ');
  await user.click(press('查找'));
  await expect
    .poll(() => asked.filter(({ path }) => path === '/rest/platform/setMeal/codes/list').at(-1)?.input)
    .toMatchObject({ setMealId: 7, search: 'WSJ' });
});
