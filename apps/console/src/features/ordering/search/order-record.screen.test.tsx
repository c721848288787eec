import type { OrderNotice } from '@chifan/contract/notification/staff-calls';
import type { MoneyTrail } from '@chifan/contract/payment/views';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { orderForTest } from '../../../staff-order/order-for-test.ts';

const at = '2026-11-21T04:00:00Z';
const trail: MoneyTrail = {
  of: { kind: 'order', id: 1, number: '261121-000001-A', state: 'cancelled' },
  attempts: [
    {
      number: 'P1',
      method: 'stripe',
      amount: 4455,
      state: 'settled',
      reference: 'pi_1',
      at,
      settledAt: at,
      gatewayRefunds: [
        {
          number: 'R1',
          amount: 4455,
          state: 'failed',
          tries: 3,
          error: 'card closed',
          reference: null,
          at,
          settledAt: null,
          destination: 'gateway',
          history: [],
        },
      ],
      disputes: [],
    },
  ],
  postings: [{ key: 'order:1:paid', reason: 'order_paid', at, entries: [] }],
  archivedUntil: null,
  invitation: null,
};
const notices: OrderNotice[] = [
  { id: 1, title: '订单收据', text: '收据', at, readAt: null, mail: 'failing', isPushed: false },
  { id: 2, title: '订单已取消', text: '餐厅取消了订单', at, readAt: at, mail: 'done', isPushed: true },
];

async function openOrder(changes: Parameters<typeof orderForTest>[0], found = { trail, notices }) {
  const order = orderForTest({ number: '261121-000001-A', ...changes });
  const { user } = await openConsole('/all-orders', {
    staff: staffOfTest('platform'),
    answers: {
      '/rest/platform/order/list': { records: [order], total: 1, pageNo: 1, pageSize: 20 },
      '/rest/platform/payment/disputes': { records: [], total: 0, pageNo: 1, pageSize: 20 },
      '/rest/platform/payment/trail': found.trail,
      '/rest/platform/order/notices': found.notices,
    },
  });
  await user.click(screen.getByRole('button', { name: /261121-000001-A/ }));
  return screen.findByRole('dialog');
}

it('an operator sees an order’s payments and the guest’s notifications, and which facts are not recorded (rule notification-24)', async () => {
  const sheet = await openOrder({ memberId: 7 });
  expect(screen.getByRole('link', { name: '会员 7 的资料' }).getAttribute('href')).toContain('/member?member=7');
  await expect.poll(() => sheet.textContent).toMatch(/款项.*银行卡.*已付款.*退款打款.*打款失败.*记账：订单付款/);
  await expect
    .poll(() => sheet.textContent)
    .toMatch(/订单收据.*邮件发送失败，自动重试中.*订单已取消.*邮件已处理 · 推送 · .*已读.*是否送达没有记录/);
});

it('the details of an order say that the order has no payments and no notifications', async () => {
  const sheet = await openOrder({}, { trail: { ...trail, attempts: [], postings: [] }, notices: [] });
  await expect.poll(() => sheet.textContent).toMatch(/还没有付款，也没有记账.*没有通知记录/);
});

it('the details of a delivery on its way link to the dispatch map for the courier’s position, and say that the route is not recorded', async () => {
  const courier = { id: 3, name: '李建国', phone: null };
  const onWay = await openOrder({ type: 'delivery', state: 'to_be_delivered', courier });
  await expect.poll(() => onWay.textContent).toContain('走过的路线不记录');
  expect(screen.getByRole('link', { name: '在派单地图上看' }).getAttribute('href')).toContain('/dispatch');
});
