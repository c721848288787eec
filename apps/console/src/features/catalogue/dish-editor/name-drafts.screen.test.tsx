import type { OutputAt } from '@chifan/contract/client';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';

type Found = OutputAt<'/rest/merchant/dish/draft'>;

const drafts: Found = {
  name: { en: 'Egg fried rice', ja: '卵チャーハン' },
  from: { en: 'dictionary', ja: 'parts' },
  contains: ['egg'],
  diet: { vegan: 'no' },
  isSpicy: false,
  isMachineNext: false,
};

const openNewDish = (found: Found) =>
  openConsole('/dish?shop=1&category=3', {
    staff: staffOfTest('merchant'),
    answers: {
      '/rest/merchant/menu': { categories: [{ id: 3, name: { 'zh-CN': '主食' }, nameZh: '主食', dishes: [] }] },
      '/rest/merchant/dish/draft': found,
      '/rest/merchant/dish/save': { dishId: 9 },
    },
  });

async function draftedDish(found: Found) {
  const opened = await openNewDish(found);
  await opened.user.type(await screen.findByLabelText('菜名（中文）'), '蛋炒饭');
  await opened.user.click(screen.getByRole('button', { name: '自动翻译菜名' }));
  return opened;
}

const saved = (asked: Awaited<ReturnType<typeof openNewDish>>['asked']) =>
  asked.filter(({ path }) => path === '/rest/merchant/dish/save').at(-1)?.input;

it('the dish editor saves translated names as drafts until the merchant confirms them', async () => {
  const { user, asked } = await draftedDish(drafts);
  await screen.findByText(/2 种语言是自动翻译/);
  await user.click(screen.getByRole('tab', { name: /英语/ }));
  await screen.findByText('自动翻译：平台词典');
  await user.click(screen.getByRole('button', { name: '确认这个译名' }));
  await user.type(screen.getByLabelText(/价格/), '18');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await expect.poll(() => saved(asked)).toMatchObject({ draftNames: ['ja'], dish: { name: drafts.name } });
});

it('saving a dish does not mark a suggested allergen that staff did not confirm', async () => {
  const { user, asked } = await draftedDish(drafts);
  await screen.findByText(/可能含有鸡蛋/);
  await user.type(screen.getByLabelText(/价格/), '18');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await expect.poll(() => saved(asked)).toMatchObject({ dish: { allergens: { contains: [], free: [] } } });
});

it('one button of the dish editor marks all suggested allergens and diets', async () => {
  const { user, asked } = await draftedDish(drafts);
  await user.click(await screen.findByRole('button', { name: '确认并标注' }));
  await user.type(screen.getByLabelText(/价格/), '18');
  await user.click(screen.getByRole('button', { name: '保存' }));
  const marked = { allergens: { contains: ['egg'], free: [] }, diet: { vegan: 'no' } };
  await expect.poll(() => saved(asked)).toMatchObject({ dish: marked });
});

it('the dish editor shows a message if it finds no translation of the dish name', async () => {
  await draftedDish({ ...drafts, name: {}, from: {} });
  await screen.findByText(/没有找到这个菜名/);
});
