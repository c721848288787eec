import type { SetMealRow } from '@chifan/contract/setmeal/staff-views';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, refuse, staffOfTest } from '../../../app/testing/open-console.tsx';
import { brandForTest } from '../brand/brand-for-test.ts';
import { setMealDraftForTest } from '../editor/set-meal-for-test.ts';
import type { StaffSetMeal } from '../set-meals.query.ts';
import { setMealRowForTest } from './set-meal-row-for-test.ts';

type Answers = Parameters<typeof openConsole>[1]['answers'];

const open = (path: `/${string}`, rows: readonly SetMealRow[], answers: Answers = {}, language?: 'en') =>
  openConsole(path, {
    staff: staffOfTest('platform'),
    ...(language && { language }),
    answers: {
      '/rest/platform/brand/list': [brandForTest],
      '/rest/platform/setMeal/list': { records: [...rows], total: rows.length, pageNo: 1, pageSize: 20 },
      ...answers,
    },
  });

const press = (name: string) => screen.getByRole('button', { name });

it('a set meal’s card shows whether the set meal is on sale, its stock, and how many units are paid, have no chosen shop, are redeemed and are refunded', async () => {
  const { text } = await open('/set-meals', [setMealRowForTest()]);
  expect(text()).toMatch(/双人烤鸭套餐.*万笙记.*在售.*库存 200 份.*4 家门店.*剩 12 个券码/);
  expect(text()).toMatch(/已付款\s*30.*未选店\s*9.*已核销\s*17.*已退款\s*4/);
  expect(screen.queryByText(/券码已用完/)).toBeNull();
});

it('a set meal without voucher codes shows a red alert with the number of refunds', async () => {
  await open('/set-meals', [setMealRowForTest({ codesEmptyAt: '2026-11-22T04:00:00Z' })]);
  const alert = screen.getByText(/券码已用完/);
  expect(alert.textContent).toContain('共退 4 份');
  expect(alert.closest('.text-bad')).not.toBeNull();
});

it('a set meal outside its sale period is not shown as on sale', async () => {
  const { text } = await open('/set-meals', [setMealRowForTest({ isSoldNow: false })]);
  expect(text()).toContain('不在销售期');
});

it('the sales table of set meals ends with a row of totals', async () => {
  await open('/set-meals?view=sales', [setMealRowForTest(), setMealRowForTest({ id: 8, nameZh: '四人火锅' })]);
  const sum = screen.getAllByRole('row').at(-1);
  expect(sum?.textContent).toMatch(/^合计6018348.*5,712.*571\.2/);
});

it('choosing a brand loads only the set meals of this brand', async () => {
  const { user, asked } = await open('/set-meals', [setMealRowForTest()]);
  await user.selectOptions(screen.getByLabelText('品牌'), '万笙记');
  await expect
    .poll(() => asked.filter(({ path }) => path === '/rest/platform/setMeal/list').at(-1)?.input)
    .toMatchObject({ brandId: 3 });
});

const standing: StaffSetMeal = { id: 7, editVersion: 4, draft: setMealDraftForTest, row: setMealRowForTest() };
const save = '/rest/platform/setMeal/save';

const openEditor = (answers: Answers = {}) =>
  open('/set-meal?setMeal=7', [], { '/rest/platform/setMeal/show': standing, ...answers });

async function typePrice(user: Awaited<ReturnType<typeof openEditor>>['user'], yuan: string) {
  const price = screen.getByLabelText<HTMLInputElement>('套餐价（元）');
  await user.clear(price);
  await user.type(price, yuan);
  await user.click(press('保存'));
}

it('saving a set meal sends its version and stock at the time of opening', async () => {
  const { user, asked } = await openEditor({ [save]: { id: 7, editVersion: 5 } });
  await typePrice(user, '158');
  const draft = { ...setMealDraftForTest, price: 15_800 };
  await expect
    .poll(() => asked.find(({ path }) => path === save)?.input)
    .toEqual({ id: 7, editVersion: 4, stockSeen: 200, draft });
});

it('the set meal editor overwrites a colleague’s change only after a confirmation', async () => {
  let stands = standing;
  const { user, asked } = await openEditor({
    '/rest/platform/setMeal/show': () => stands,
    [save]: ({ editVersion }) =>
      editVersion === stands.editVersion ? { id: 7, editVersion: 6 } : refuse('changed_meanwhile'),
  });
  stands = { ...standing, editVersion: 5 };
  await typePrice(user, '158');
  await screen.findByText(/别人刚刚改过/);
  expect(screen.getByLabelText<HTMLInputElement>('套餐价（元）').value).toBe('158');
  await user.click(press('用我的内容覆盖'));
  await expect
    .poll(() => asked.filter(({ path }) => path === save).at(-1)?.input)
    .toMatchObject({ editVersion: 5, draft: { price: 15_800 } });
});

it('the set meal editor shows an error at the invalid field and sends nothing', async () => {
  const { user, asked, text } = await openEditor();
  await typePrice(user, '300');
  expect(text()).toContain('单点合计不能低于套餐价');
  expect(asked.some(({ path }) => path === save)).toBe(false);
});

it('an option of a dish in a set meal has no price field', async () => {
  await openEditor();
  expect(screen.getAllByLabelText('选项名称').length).toBe(2);
  expect(screen.queryByLabelText('加价（元）')).toBeNull();
});

it('the preview of a set meal shows the chosen language, and the allergens of all options', async () => {
  const { user } = await openEditor();
  await user.click(press('预览'));
  const panel = within(screen.getByRole('dialog', { name: '客人看到的样子' }));
  await panel.findByText('Roast duck for two');
  await user.click(panel.getByRole('button', { name: '阿拉伯语' }));
  const title = await panel.findByText('بط مشوي لشخصين');
  expect(title.closest('div[lang=ar]')?.getAttribute('dir')).toBe('rtl');
  expect(panel.queryByText(/没有该语言的名称/)).toBeNull();
  await user.click(panel.getByRole('button', { name: '法语' }));
  expect(panel.getByText(/没有该语言的名称/)).toBeDefined();
  // One of the optional sauces contains sulphites.
  expect(await panel.findByText(/含亚硫酸盐/)).toBeDefined();
  expect(panel.getByText(/还有 12 种过敏原未确认/)).toBeDefined();
});

it('the preview of a set meal names allergens in the console’s language, not the guest’s language', async () => {
  const { user } = await open('/set-meal?setMeal=7', [], { '/rest/platform/setMeal/show': standing }, 'en');
  await user.click(press('Preview'));
  const panel = within(screen.getByRole('dialog', { name: 'What guests see' }));
  expect((await panel.findByText(/Contains Sulphites/)).closest('p')?.lang).toBe('en');
});

it('a new set meal includes all branches of the chosen brand', async () => {
  const { user } = await open('/set-meal', []);
  await user.selectOptions(screen.getByLabelText('品牌'), '万笙记');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /湖滨店/ }).checked).toBe(true);
  expect(screen.getByText('2 家门店中有 2 家参加')).toBeDefined();
});

it('an operator adds and removes the branches of a brand', async () => {
  const { user, asked } = await open('/set-meal-brand?brand=3', [], {
    '/rest/platform/shop/find': {
      records: [{ id: 21, nameZh: '万笙记（西湖店）', name: null, addressZh: '西湖边', state: 'live' }],
      total: 1,
      pageNo: 1,
      pageSize: 20,
    },
    '/rest/platform/brand/save': brandForTest,
  });
  await user.click(press('移出万笙记（湖滨店）（编号 5）'));
  await user.type(screen.getByLabelText(/加入门店/), '西湖');
  await user.click(await screen.findByRole('button', { name: /西湖店/ }));
  await user.click(press('保存'));
  await expect
    .poll(() => asked.find(({ path }) => path === '/rest/platform/brand/save')?.input)
    .toMatchObject({ id: 3, editVersion: 2, draft: { sharePermille: 125, branchIds: [8, 21] } });
});

it('in English, the list shows English names of set meals and brands after the Chinese names', async () => {
  const row = setMealRowForTest({ name: 'Roast duck for two', brandName: 'Wan Sheng Ji' });
  const { text } = await open('/set-meals', [row], {}, 'en');
  expect(text()).toContain('双人烤鸭套餐 Roast duck for two');
  expect(text()).toContain('万笙记 (Wan Sheng Ji)');
});

it('in English, the brand editor shows the Chinese and the English name of a branch', async () => {
  const [lake] = brandForTest.branches;
  const brand = { ...brandForTest, branches: [{ shopId: 5, nameZh: lake?.nameZh ?? '', name: 'Lakeside' }] };
  const { text } = await open('/set-meal-brand?brand=3', [], { '/rest/platform/brand/list': [brand] }, 'en');
  expect(text()).toContain('万笙记（湖滨店） (Lakeside)');
});
