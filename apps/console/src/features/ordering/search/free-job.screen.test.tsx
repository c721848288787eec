import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { orderForTest } from '../../../staff-order/order-for-test.ts';

const path = '/rest/platform/dispatch/free';
const courier = { id: 3, name: '李建国', phone: '19900000011' };

async function openOrder(changes: Partial<StaffOrder>) {
  const order = orderForTest({ type: 'delivery', dining: null, state: 'delivering', courier, ...changes });
  const opened = await openConsole('/all-orders', {
    staff: staffOfTest('platform'),
    answers: {
      '/rest/platform/order/list': { records: [order], total: 1, pageNo: 1, pageSize: 20 },
      [path]: { ...order, courier: null },
    },
  });
  await opened.user.click(screen.getByRole('button', { name: /261121-000001-A/ }));
  return opened;
}

it('an operator removes the courier from a delivery job before collection, with a reason', async () => {
  const { user, asked } = await openOrder({});
  await user.click(await screen.findByRole('button', { name: '收回派单' }));
  await user.click(screen.getByRole('button', { name: '联系不上骑手' }));
  await user.click(screen.getByRole('button', { name: '确认收回' }));
  await expect.poll(() => asked).toContainEqual({ path, input: { orderId: 1, reason: '联系不上骑手' }, key: null });
});

it.each([
  ['that no courier has taken', { courier: null }],
  ['whose food is already collected', { state: 'to_be_delivered' }],
] as const)('an operator cannot remove the courier from a delivery job %s', async (_case, changes) => {
  await openOrder(changes);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: '收回派单' })).toBeNull();
});
