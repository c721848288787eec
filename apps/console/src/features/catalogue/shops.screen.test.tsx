import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../app/testing/open-console.tsx';
import type { FoundShop } from '../../shop-search/found-shops.ts';

const find = '/rest/platform/shop/find';

const shop = (changes: Partial<FoundShop>): FoundShop => ({
  id: 7,
  nameZh: '隐园',
  name: 'Hidden Garden',
  addressZh: '南京西路 1 号',
  state: 'draft',
  ...changes,
});

type Asked = { readonly state?: FoundShop['state']; readonly pageNo?: number; readonly search?: string };

/** A server response: 41 draft shops on three pages, or one live shop. */
const answerOf = ({ state, pageNo = 1, search }: Asked) => {
  const records = state === 'live' ? [shop({ id: 900, nameZh: '面馆', state })] : [shop({ id: 700 + pageNo })];
  return { records, total: state === 'draft' && search === undefined ? 41 : 1, pageNo, pageSize: 20 };
};

const open = (path: `/${string}`, language?: 'en') =>
  openConsole(path, {
    staff: staffOfTest('platform'),
    ...(language && { language }),
    answers: {
      [find]: (input) => answerOf(input as Asked),
      '/rest/staff/shop/stage': {
        state: 'draft',
        missing: ['hours'],
        allowedEvents: ['go_live'],
        dishes: 4,
        dishesWithPhoto: 0,
      },
    },
  });

it('an operator’s list of shops opens with the draft shops, shows how many there are, and divides them into pages (rule catalogue-64)', async () => {
  const { user, asked } = await open('/shops');
  expect(screen.getByRole('tab', { name: '草稿 41' }).getAttribute('aria-selected')).toBe('true');
  await user.click(screen.getByRole('button', { name: '下一页' }));
  const row = await screen.findByRole('link', { name: /编号 702/ });
  expect(row.getAttribute('href')).toContain('/shop-stage?shop=702');
  expect(asked.filter(({ path }) => path === find).at(-1)?.input).toEqual({ state: 'draft', pageNo: 2, pageSize: 20 });
});

it('an operator lists live shops or all shops by tab, and a search covers all shops', async () => {
  const { user, asked } = await open('/shops', 'en');
  const last = () => asked.filter(({ path }) => path === find).at(-1)?.input;
  await user.click(screen.getByRole('tab', { name: 'Live' }));
  const row = await screen.findByRole('link', { name: /面馆/ });
  expect(within(row).getByText('Live')).toBeDefined();
  await user.type(screen.getByLabelText('Restaurant name or ID'), 'Hidden{Enter}');
  await waitFor(() => expect(last()).toEqual({ search: 'Hidden', pageNo: 1, pageSize: 20 }));
  expect(screen.getByRole('tab', { name: 'All' }).getAttribute('aria-selected')).toBe('true');
});

it('a draft shop in the operator’s list links to its missing parts', async () => {
  const { user } = await open('/shops');
  await user.click(screen.getByRole('link', { name: /隐园/ }));
  await screen.findByText('草稿：客人还看不到这家店');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '还差 1 项，暂不能上线' }).disabled).toBe(true);
});

it('the page of a live shop says that guests can see the shop', async () => {
  await openConsole('/shop-stage?shop=900', {
    staff: staffOfTest('platform'),
    answers: { [find]: { records: [shop({ id: 900, state: 'live' })], total: 1, pageNo: 1, pageSize: 20 } },
  });
  await screen.findByText('这家店已上线，客人可以看到。');
});

it('the page of an unknown shop says that the shop does not exist', async () => {
  await openConsole('/shop-stage?shop=5', {
    staff: staffOfTest('platform'),
    answers: { [find]: { records: [], total: 0, pageNo: 1, pageSize: 20 } },
  });
  await screen.findByText('没有找到这家店');
});
