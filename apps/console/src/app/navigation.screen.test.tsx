import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mainScreensOf, screensInBar } from './screens.ts';
import { openConsole, staffOfTest } from './testing/open-console.tsx';

const open = (path: `/${string}`) =>
  openConsole(path, {
    staff: staffOfTest('merchant'),
    answers: {
      '/rest/staff/order/search': { records: [], next: null },
    },
  });

const navigation = () => within(screen.getByRole('navigation', { name: '主导航' }));

it.each(['merchant', 'courier', 'platform'] as const)(
  'each main screen of a %s is either in the navigation bar or in the "More" panel, and a role with more than five main screens has four in the navigation bar',
  (role) => {
    const staff = staffOfTest(role);
    const { inBar, behindMore } = screensInBar(staff);
    expect([...inBar, ...behindMore]).toEqual(mainScreensOf(staff));
    expect(inBar).toHaveLength(mainScreensOf(staff).length > 5 ? 4 : mainScreensOf(staff).length);
  },
);

it('the button "More" opens a panel with the screens that are not in the navigation bar, and the panel closes when the user chooses a screen (rule app-23)', async () => {
  const { user } = await open('/past');
  await user.click(navigation().getByRole('button', { name: '更多' }));
  const panel = within(await screen.findByRole('dialog', { name: '更多' }));
  expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    screensInBar(staffOfTest('merchant')).behindMore.map(({ title }) => title()),
  );
  expect(panel.getByRole('link', { name: '订单查询' }).getAttribute('aria-current')).toBe('page');
  await user.click(panel.getByRole('link', { name: '菜单' }));
  await expect.poll(() => screen.queryByRole('dialog', { name: '更多' })).toBeNull();
  expect(window.location.hash).toBe('#/menu');
});

it('the navigation marks the button "More" as current only on a screen that is in the "More" panel', async () => {
  const { user } = await open('/past');
  const more = navigation().getByRole('button', { name: '更多' });
  expect(more.getAttribute('aria-current')).toBe('true');
  await user.click(navigation().getByRole('link', { name: '核销' }));
  await expect.poll(() => more.getAttribute('aria-current')).toBeNull();
});

it('the badge of the button "More" is the sum of the badges of the screens in the "More" panel', async () => {
  const parcels = { records: [], total: 0, pages: 0, pageNo: 1, pageSize: 20, waiting: 2 };
  await openConsole('/missed-searches', {
    staff: staffOfTest('platform'),
    answers: {
      '/rest/staff/searchMisses': { misses: [] },
      '/rest/platform/payment/failedTransfers/count': { waiting: 3 },
      '/rest/platform/mall/order/list': parcels,
    },
  });
  await expect.poll(() => navigation().getByRole('button', { name: /更多/ }).textContent).toBe('更多待处理：5');
});

it.each([
  ['merchant', 'kitchen', ['/orders', '/redeem', '/past', '/menu']],
  ['merchant', 'cashier', ['/orders', '/redeem', '/today', '/past', '/menu']],
  ['platform', 'finance', ['/all-orders', '/withdrawals', '/failed-transfers', '/currency', '/ledger', '/gateways']],
] as const)('a %s with the role %s sees only the screens of that role (rule member-59)', (kind, role, paths) => {
  const staff = staffOfTest(kind, { roles: [role] });
  expect(mainScreensOf(staff).map(({ path }) => path)).toEqual(paths);
});

it('the URL of a screen that the role of the user may not see opens the first screen of the role and sends no calls of the forbidden screen', async () => {
  const { asked } = await openConsole('/ledger', {
    staff: staffOfTest('platform', { roles: ['content'] }),
    answers: { '/rest/platform/review/list': { records: [], total: 0, pageNo: 1, pageSize: 20 } },
  });
  await expect.poll(() => window.location.hash).toBe('#/all-reviews');
  expect(asked.map(({ path }) => path)).not.toContain('/rest/platform/withdrawal/waiting');
  expect(navigation().queryByRole('link', { name: '提现' })).toBeNull();
});
