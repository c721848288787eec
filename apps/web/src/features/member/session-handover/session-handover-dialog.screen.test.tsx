import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { mei } from '../../../app/testing/sample-member.ts';
import { useSession } from '../../../platform/session/session.ts';

const answers = {
  '/rest/member/getLoginMemberInfo': { ...mei, email: 'other@example.com' },
  '/rest/coupon/list': { records: [], total: 0, pageNo: 1, pageSize: 1, counts: { valid: 0, used: 0, invalid: 0 } },
  '/rest/member/logout': true,
};

async function opened() {
  const { user } = await openScreen('pages/mine/index/index', { answers });
  useSession.setState({ isToConfirm: true });
  await screen.findByRole('heading', { name: 'You’re signed in as other@example.com' });
  return user;
}

it('a guest whom a cookie from another page signed in sees the account in a dialog and can sign out', async () => {
  const user = await opened();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(useSession.getState()).toMatchObject({ token: null, isToConfirm: false }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the dialog about a sign-in by cookie does not appear again after the guest has confirmed the account', async () => {
  const user = await opened();
  await user.click(screen.getByRole('button', { name: 'This is me' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(useSession.getState()).toMatchObject({ isToConfirm: false });
  expect(useSession.getState().token).not.toBeNull();
});
