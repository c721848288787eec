import type { LookupResults } from '@chifan/contract/lookup/staff-calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../app/testing/open-console.tsx';

const none = { records: [], hasMore: false };
const nothing: LookupResults = {
  orders: none,
  mallOrders: none,
  members: none,
  shops: none,
  couriers: none,
  payments: none,
};
const everything: LookupResults = {
  orders: {
    records: [
      {
        id: 42,
        number: '261121-000123-K',
        state: 'delivering',
        shopNameZh: '一家面馆',
        shopName: null,
        placedAt: '2026-11-21T04:00:00Z',
        amount: 4455,
      },
    ],
    hasMore: true,
  },
  mallOrders: {
    records: [{ id: 5, number: 'M261121-5', state: 'pending', placedAt: '2026-11-21T04:00:00Z' }],
    hasMore: false,
  },
  members: {
    records: [
      {
        id: 7,
        name: 'Omar',
        email: 'o…@example.com',
        phone: '138****5678',
        joinedAt: '2026-10-01T04:00:00Z',
        orders: 12,
        blockedAt: '2026-11-21T04:00:00Z',
        deletedAt: null,
      },
    ],
    hasMore: false,
  },
  shops: { records: [{ id: 3, nameZh: '望蜀楼', name: null, state: 'draft' }], hasMore: false },
  couriers: {
    records: [{ id: 9, name: '李建国', phone: '19900000011', isOnDuty: true, isSuspended: false }],
    hasMore: false,
  },
  payments: { records: [{ kind: 'order', number: '261121-000123-K' }], hasMore: false },
};

const open = (path: `/${string}`, found: LookupResults) =>
  openConsole(path, { staff: staffOfTest('platform'), answers: { '/rest/platform/lookup': found } });

it('the operator search groups its results by kind, and each result links to its page (rule lookup-1)', async () => {
  const { text, user, asked } = await open('/lookup', everything);
  await user.type(screen.getByRole('searchbox'), ' 5678{Enter}');
  await expect
    .poll(text)
    .toMatch(/261121-000123-K.*一家面馆.*还有更多结果.*M261121-5.*Omar.*已停用.*望蜀楼.*草稿.*李建国.*资金流水/);
  expect(asked).toContainEqual(expect.objectContaining({ path: '/rest/platform/lookup', input: { search: '5678' } }));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const target of ['/all-orders?search=261121-000123-K&order=42', '/member?member=7', '/shop-stage?shop=3']) {
    expect(links).toContainEqual(expect.stringContaining(target));
  }
  expect(links).toContainEqual(expect.stringContaining('part=trail'));
});

it('the operator search lists the kinds of search text that it accepts, before a search and after a search without results', async () => {
  const before = await open('/lookup', nothing);
  expect(before.text()).toMatch(/输入号码、姓名或邮箱.*后四位.*完整邮箱.*渠道单号/);
  await before.user.type(screen.getByRole('searchbox'), 'zzz{Enter}');
  await expect.poll(before.text).toMatch(/没有找到「zzz」.*后四位/);
});

it('the navigation of an operator contains a link to the operator search', async () => {
  await open('/members', nothing);
  expect(screen.getByRole('link', { name: '查找' }).getAttribute('href')).toContain('/lookup');
});
