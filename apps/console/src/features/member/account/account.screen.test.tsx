import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole, refuse, staffOfTest } from '../../../app/testing/open-console.tsx';

const device = (id: string, changes: { readonly isThisDevice?: boolean } = {}) => ({
  id,
  device: `Tablet ${id}`,
  createdAt: '2026-11-20T04:00:00Z',
  lastUsedAt: '2026-11-21T04:00:00Z',
  place: null,
  isThisDevice: false,
  ...changes,
});

const open = (answers: Parameters<typeof openConsole>[1]['answers'] = {}) =>
  openConsole('/account', {
    staff: staffOfTest('platform'),
    answers: { '/rest/staff/session/list': [device('a', { isThisDevice: true }), device('b')], ...answers },
  });

const type = async ({ user }: Awaited<ReturnType<typeof open>>, old: string, next: string, again: string) => {
  await user.type(screen.getByLabelText('原密码'), old);
  await user.type(screen.getByLabelText('新密码'), next);
  await user.type(screen.getByLabelText('再次输入新密码'), again);
  await user.click(screen.getByRole('button', { name: '修改密码' }));
};

describe('staff change their own password', () => {
  const path = '/rest/staff/password/change';

  it('staff change their password with the old password and the new password typed twice', async () => {
    const opened = await open({ [path]: true });
    await type(opened, 'old-password', 'grill-the-fish', 'grill-the-fish');
    await expect
      .poll(() => opened.asked)
      .toContainEqual({ path, input: { oldPassword: 'old-password', password: 'grill-the-fish' }, key: null });
  });

  it('the password form sends nothing if the two new passwords differ', async () => {
    const opened = await open({ [path]: true });
    await type(opened, 'old-password', 'grill-the-fish', 'grill-the-fowl');
    expect(opened.asked.map((each) => each.path)).not.toContain(path);
    expect(opened.text()).toContain('两次输入的密码不一致');
  });

  it('the password form shows the error of a wrong old password at its field', async () => {
    await type(await open({ [path]: refuse('login_failed') }), 'no', 'grill-the-fish', 'grill-the-fish');
    expect(await screen.findByText('密码不正确。')).not.toBeNull();
  });
});

describe('devices where staff are signed in', () => {
  const row = async (name: string) => {
    const found = (await screen.findByText(name)).closest('li');
    if (found === null) throw new Error('no row');
    return within(found);
  };

  it('the list of devices marks this device and has no button to sign it out', async () => {
    await open();
    const own = await row('Tablet a');
    expect(own.getByText('本设备')).not.toBeNull();
    expect(own.queryByRole('button')).toBeNull();
  });

  it('one tap in the list of devices signs out another device', async () => {
    const { user, asked } = await open({ '/rest/staff/session/revoke': true });
    await user.click((await row('Tablet b')).getByRole('button', { name: '退出' }));
    await expect
      .poll(() => asked)
      .toContainEqual({ path: '/rest/staff/session/revoke', input: { id: 'b' }, key: null });
  });
});
