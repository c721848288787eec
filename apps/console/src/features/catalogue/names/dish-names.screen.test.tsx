import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, refuse, staffOfTest } from '../../../app/testing/open-console.tsx';
import type { NamedDish } from './dish-names.query.ts';

const broccoli: NamedDish = {
  id: 7,
  shopId: 1,
  shopNameZh: '一家面馆',
  shopName: 'Noodle House',
  name: { 'zh-CN': '蒜蓉炒西兰花', en: 'Garlic broccoli', ja: 'ブロッコリー', de: 'Brokkoli' },
  nameDrafts: { en: 'machine', ja: 'parts' },
  byPlatform: ['de'],
  editVersion: 4,
  checked: { by: '小林', at: '2026-11-20T06:00:00.000Z' },
};

const open = (checked: NamedDish | ReturnType<typeof refuse> = broccoli) =>
  openConsole('/dish-names', {
    staff: staffOfTest('platform'),
    answers: {
      '/rest/platform/dishName/list': { records: [broccoli], total: 1, pageNo: 1, pageSize: 20 },
      '/rest/platform/dishName/check': checked,
      '/rest/platform/shop/find': { records: [], total: 0, pageNo: 1, pageSize: 20 },
    },
  });
async function card() {
  await screen.findByRole('heading', { name: '蒜蓉炒西兰花' });
  return within(screen.getByRole('tabpanel'));
}
const inputs = (asked: Awaited<ReturnType<typeof open>>['asked'], path: string) =>
  asked.filter((each) => each.path === path).map(({ input }) => input);

it('each translated dish name is marked as a machine translation, as a word-by-word translation or as checked by the platform', async () => {
  await open();
  const shown = await card();
  shown.getByText('一家面馆 (Noodle House)');
  for (const words of ['自动翻译：机器翻译', '自动翻译：按菜名逐词拼成', '平台已核对']) shown.getByText(words);
  expect(shown.getAllByText('没有译名')).toHaveLength(5);
});

it('the screen for checking translated names sends only names that the operator ticked or edited', async () => {
  const { user, asked } = await open();
  const shown = await card();
  expect(shown.getByRole<HTMLButtonElement>('button', { name: '先勾选核对过的译名' }).disabled).toBe(true);
  await user.click(shown.getByRole('checkbox', { name: '核对英语译名' }));
  await user.type(shown.getByLabelText('韩语'), '마늘 브로콜리');
  await user.clear(shown.getByLabelText('日语'));
  shown.getByText('将清空，未保存');
  await user.click(shown.getByRole('button', { name: '保存 3 个核对过的译名' }));
  await waitFor(() =>
    expect(inputs(asked, '/rest/platform/dishName/check')).toEqual([
      expect.objectContaining({
        dishId: 7,
        version: 4,
        names: { en: 'Garlic broccoli', ja: '', ko: '마늘 브로콜리' },
      }),
    ]),
  );
});

it('an operator filters the list of dish names by state and language', async () => {
  const { user, asked } = await open();
  await card();
  await user.selectOptions(screen.getByLabelText('语言'), '日语');
  await user.click(screen.getByRole('tab', { name: '缺译名' }));
  await waitFor(() =>
    expect(inputs(asked, '/rest/platform/dishName/list').at(-1)).toMatchObject({ view: 'missing', language: 'ja' }),
  );
  const shown = await card();
  expect(shown.queryByLabelText('英语')).toBeNull();
});

it('an operator cannot overwrite a dish that its restaurant changed meanwhile', async () => {
  const { user } = await open(refuse('changed_meanwhile'));
  const shown = await card();
  await user.click(shown.getByRole('button', { name: '全部勾选' }));
  await user.click(shown.getByRole('button', { name: '保存 3 个核对过的译名' }));
  await shown.findByText(/这道菜刚刚被改过/);
  shown.getByRole('button', { name: '保存 3 个核对过的译名' });
  await user.click(shown.getByRole('button', { name: '重新载入' }));
  shown.getByRole('button', { name: '先勾选核对过的译名' });
});

it('the screen for checking translated names shows each name in the writing direction of its language, and Enter sends a pasted name without its line break', async () => {
  const { user, asked } = await open();
  const shown = await card();
  const arabic = shown.getByLabelText<HTMLTextAreaElement>('阿拉伯语');
  expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl']);
  expect(shown.getByText('阿拉伯语').closest('[dir=rtl]')).toBeNull();
  await user.click(shown.getByLabelText('韩语'));
  await user.paste('마늘\n브로콜리');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(inputs(asked, '/rest/platform/dishName/check')).toEqual([
      expect.objectContaining({ names: { ko: '마늘 브로콜리' } }),
    ]),
  );
});
