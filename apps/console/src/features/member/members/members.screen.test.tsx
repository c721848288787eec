import type { StaffMember } from '@chifan/contract/member/operator-views';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, refuse, staffOfTest } from '../../../app/testing/open-console.tsx';

const omar: StaffMember = {
  id: 7,
  name: 'Omar',
  email: 'o…@example.com',
  phone: '138****5678',
  joinedAt: '2026-10-01T04:00:00Z',
  orders: 12,
  blockedAt: null,
  deletedAt: null,
  language: 'ur',
  lastSignInAt: null,
  activeOrders: 1,
  balance: 20_00,
  points: 340,
  level: 'silver',
  blocks: [],
};
const blocked: StaffMember = {
  ...omar,
  blockedAt: '2026-11-21T04:00:00Z',
  blocks: [{ event: 'block', reason: '刷单', by: '小林', at: '2026-11-21T04:00:00Z' }],
};

const blockPath = '/rest/platform/member/block';
const unblockPath = '/rest/platform/member/unblock';

function open(path: `/${string}`, member: StaffMember) {
  let shown = member;
  const change = (to: StaffMember) => () => {
    shown = to;
    return to;
  };
  return openConsole(path, {
    staff: staffOfTest('platform'),
    answers: {
      '/rest/platform/member/list': { records: [member], total: 1, pageNo: 1, pageSize: 20 },
      '/rest/platform/member/show': () => shown,
      [blockPath]: change(blocked),
      [unblockPath]: change(omar),
    },
  });
}

it('the list of members links to a member and marks a blocked member (rule member-57)', async () => {
  const { text, user } = await open('/members', blocked);
  expect(text()).toMatch(/Omar.*已停用.*编号 7.*o…@example\.com.*138\*\*\*\*5678.*12 单.*2026-10-01 注册/);
  await user.click(screen.getByRole('link', { name: /Omar/ }));
  await expect.poll(text).toMatch(/停用记录.*刷单.*小林/);
});

it('the page of a member shows contacts, money and level, and says which facts the server does not record', async () => {
  const { text } = await open('/member?member=7', omar);
  expect(text()).toMatch(/最近登录没有记录.*订单12 单，1 单进行中.*等级白银.*余额.*20.*积分340/);
  expect(text()).toContain('从未停用过');
});

it('an operator blocks a member only with a reason, and then unblocks the member (rule member-58)', async () => {
  const { user, asked, text } = await open('/member?member=7', omar);
  await user.click(screen.getByRole('button', { name: '停用会员' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toMatch(/已付款的订单会继续完成.*还有 1 单进行中/);
  const submit = within(dialog).getByRole('button', { name: '停用' });
  expect((submit as HTMLButtonElement).disabled).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: '刷单' }));
  await user.click(submit);
  const sent = { path: blockPath, input: { memberId: 7, reason: '刷单' } };
  await expect.poll(() => asked).toContainEqual(expect.objectContaining(sent));
  await user.click(await screen.findByRole('button', { name: '恢复会员' }));
  await user.type(within(await screen.findByRole('dialog')).getByLabelText('恢复原因（仅员工可见）'), '查清楚了');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '恢复' }));
  const undone = { path: unblockPath, input: { memberId: 7, reason: '查清楚了' } };
  await expect.poll(() => asked).toContainEqual(expect.objectContaining(undone));
  await expect.poll(text).toContain('停用会员');
});

it('the page of an unknown member says that the member does not exist', async () => {
  const { text } = await openConsole('/member?member=x', {
    staff: staffOfTest('platform'),
    answers: { '/rest/platform/member/show': refuse('not_found') },
  });
  expect(text()).toContain('没有找到这位会员');
});
