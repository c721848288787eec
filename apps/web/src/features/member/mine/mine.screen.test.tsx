import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { mei } from '../../../app/testing/sample-member.ts';

const omar = { ...mei, username: 'عمر حداد', email: 'omar@example.com', balance: 150_850 };

const counts = { valid: 2, used: 0, invalid: 0 };
const answers = {
  '/rest/member/getLoginMemberInfo': omar,
  '/rest/coupon/list': { records: [], total: 0, pageNo: 1, pageSize: 1, counts },
};

it('the balance and the coupons are at the top of the account screen, each with a link', async () => {
  await openScreen('pages/mine/index/index', { answers });
  const balance = await screen.findByRole('link', { name: /1,508\.50\s*Balance/ });
  expect(balance.getAttribute('href')).toBe('#/pages/mine/balance/index/index');
  const coupons = await screen.findByRole('link', { name: /2\s*Coupons/ });
  expect(coupons.getAttribute('href')).toBe('#/pages/mine/coupons/coupons');
});

it.each([true, false])('the account screen links to customer service (signed in: %s)', async (isSignedIn) => {
  const { user } = await openScreen('pages/mine/index/index', { answers, isSignedIn });
  expect(screen.getByRole('button', { name: /Get the app/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Customer service' }));
  expect(await screen.findByRole('heading', { name: 'Customer service' })).toBeTruthy();
});

it.each([true, false])(
  'on the account screen, the links to rewards and points mall are below the links to help (signed in: %s)',
  async (isSignedIn) => {
    const { text } = await openScreen('pages/mine/index/index', { answers, isSignedIn });
    const rows = isSignedIn ? ['Invite friends', 'My rewards', 'Membership', 'Points mall'] : ['Points mall'];
    for (const row of rows) expect(text().indexOf(row)).toBeGreaterThan(text().indexOf('Questions and answers'));
  },
);

it('the sign-in screen of an invited guest shows which orders earn prize draws', async () => {
  const { text } = await openScreen('pages/internal/login/choose/choose', {
    params: { inviterId: '7' },
    answers: {},
    isSignedIn: false,
  });
  expect(text()).toContain('A friend invited you');
  expect(text()).toContain('Completed orders of CN¥20 or more get you prize draws, up to 3 a day.');
});

it('the account screen shows the number of unread answers next to the link to customer service', async () => {
  await openScreen('pages/mine/index/index', { answers: { ...answers, '/rest/help/unread': { unread: 2 } } });
  expect(await screen.findByRole('button', { name: /Customer service\s*2 new/ })).toBeTruthy();
});
