import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, shopOfTest, staffOfTest } from '../../app/testing/open-console.tsx';
import type { Colleague } from './colleagues.query.ts';

const colleague = (changes: Partial<Colleague> = {}): Colleague => ({
  id: 2,
  login: 'li',
  name: '李厨',
  role: 'merchant',
  roles: ['kitchen'],
  phone: null,
  email: 'li@example.com',
  language: null,
  isSuspended: false,
  isInvited: false,
  hasSecondFactor: false,
  lastUsedAt: '2026-11-21T04:00:00.000Z',
  openSessions: 1,
  shops: [{ id: 1, nameZh: '一家面馆', name: null }],
  mayChange: true,
  ...changes,
});

const open = (colleagues: readonly Colleague[], staff = staffOfTest('merchant')) =>
  openConsole('/staff', {
    staff,
    answers: {
      '/rest/staff/colleague/list': { records: [...colleagues], total: colleagues.length, pageNo: 1, pageSize: 50 },
      '/rest/staff/colleague/invite': colleague(),
      '/rest/staff/colleague/change': colleague(),
      '/rest/staff/colleague/suspend': colleague({ isSuspended: true }),
      '/rest/staff/colleague/remove': true,
    },
  });

it('an owner with one shop invites a colleague with a name, an e-mail address and the role of the kitchen, without choosing the shop', async () => {
  const { user, asked } = await open([]);
  await user.click(await screen.findByRole('button', { name: '邀请员工' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: '发送邀请' });
  await user.type(dialog.getByLabelText('姓名'), '李厨');
  await user.type(dialog.getByLabelText('邮箱'), 'li@example.com');
  expect(send).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('button', { name: '后厨' }));
  await user.click(send);
  await expect
    .poll(() => asked.find(({ path }) => path === '/rest/staff/colleague/invite')?.input)
    .toEqual({
      name: '李厨',
      email: 'li@example.com',
      login: 'li@example.com',
      phone: '',
      role: 'merchant',
      roles: ['kitchen'],
      shopIds: [1],
    });
});

it('an owner changes the roles of a colleague', async () => {
  const { user, asked } = await open([colleague()]);
  await user.click(await screen.findByRole('button', { name: /李厨/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '收银' }));
  await user.click(dialog.getByRole('button', { name: '后厨' }));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await expect
    .poll(() => asked.find(({ path }) => path === '/rest/staff/colleague/change')?.input)
    .toEqual({
      staffId: 2,
      roles: ['cashier'],
      shopIds: [1],
    });
});

it('an account is suspended only after a second tap on the button', async () => {
  const { user, asked } = await open([colleague()]);
  await user.click(await screen.findByRole('button', { name: /李厨/ }));
  await user.click(await screen.findByRole('button', { name: '停用账号' }));
  expect(asked.some(({ path }) => path === '/rest/staff/colleague/suspend')).toBe(false);
  await user.click(await screen.findByRole('button', { name: '确认停用' }));
  await expect.poll(() => asked.some(({ path }) => path === '/rest/staff/colleague/suspend')).toBe(true);
});

it('an owner can only remove, and not edit, a colleague who also works for another owner', async () => {
  const { user, asked } = await open([colleague({ mayChange: false })]);
  await user.click(await screen.findByRole('button', { name: /李厨/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('button', { name: '停用账号' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: '移出我的店铺' }));
  await expect.poll(() => asked.some(({ path }) => path === '/rest/staff/colleague/remove')).toBe(true);
});

it('the list of staff marks accounts without a password and suspended accounts', async () => {
  const { text } = await open(
    [colleague({ isInvited: true }), colleague({ id: 3, name: '王厨', isSuspended: true })],
    staffOfTest('merchant', { shops: [shopOfTest(), shopOfTest({ id: 2 })] }),
  );
  await expect.poll(text).toContain('等待设置密码');
  expect(text()).toContain('已停用');
});

it('an admin sees operators, couriers and merchants in tabs', async () => {
  const { asked, user } = await open(
    [colleague({ role: 'platform', roles: ['support'], shops: [] })],
    staffOfTest('platform'),
  );
  await expect
    .poll(() => asked.find(({ path }) => path === '/rest/staff/colleague/list')?.input)
    .toMatchObject({
      role: 'platform',
    });
  await user.click(await screen.findByRole('tab', { name: /骑手/ }));
  await expect
    .poll(() => asked.filter(({ path }) => path === '/rest/staff/colleague/list').at(-1)?.input)
    .toMatchObject({
      role: 'courier',
    });
});

it('the second factor of a colleague is reset only after a second tap on the button', async () => {
  const { user, asked } = await open([colleague({ hasSecondFactor: true })]);
  await user.click(await screen.findByRole('button', { name: /李厨/ }));
  await user.click(await screen.findByRole('button', { name: '重置两步验证' }));
  expect(asked.some(({ path }) => path === '/rest/staff/colleague/resetSecondFactor')).toBe(false);
  await user.click(await screen.findByRole('button', { name: '确认重置' }));
  await expect
    .poll(() => asked.find(({ path }) => path === '/rest/staff/colleague/resetSecondFactor')?.input)
    .toEqual({ staffId: 2 });
});

it('a colleague without a second factor has no button to reset it', async () => {
  const { user } = await open([colleague()]);
  await user.click(await screen.findByRole('button', { name: /李厨/ }));
  expect(within(await screen.findByRole('dialog')).getByText('未开启')).not.toBeNull();
  expect(screen.queryByRole('button', { name: '重置两步验证' })).toBeNull();
});
