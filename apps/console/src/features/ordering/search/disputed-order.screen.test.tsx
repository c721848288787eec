import type { DisputeView } from '@chifan/contract/payment/views';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { orderForTest } from '../../../staff-order/order-for-test.ts';

const dispute: DisputeView = {
  id: 1,
  method: 'stripe',
  reference: 'dp_1',
  number: '261121-000001-A',
  state: 'open',
  amount: 4455,
  reason: 'product_not_received',
  evidenceBy: '2099-11-30T04:00:00Z',
  frozen: 0,
  at: '2026-11-21T01:00:00Z',
  endedAt: null,
};

async function openOrder(disputes: readonly DisputeView[]) {
  const order = orderForTest({ number: '261121-000001-A' });
  const opened = await openConsole('/all-orders', {
    staff: staffOfTest('platform'),
    answers: {
      '/rest/platform/order/list': { records: [order], total: 1, pageNo: 1, pageSize: 20 },
      '/rest/platform/payment/disputes': { records: [...disputes], total: disputes.length, pageNo: 1, pageSize: 20 },
    },
  });
  await opened.user.click(screen.getByRole('button', { name: /261121-000001-A/ }));
  return { ...opened, order };
}

it('an order with a payment dispute shows the deadline for evidence (rule payment-17)', async () => {
  const { asked, order } = await openOrder([dispute]);
  const sheet = await screen.findByRole('dialog');
  await expect
    .poll(() => sheet.textContent)
    .toMatch(/支付争议.*银行卡拒付.*¥44\.55.*持卡人称没有收到商品.*请在 11月30日 12:00 前到渠道后台提交证据/);
  expect(asked).toContainEqual(
    expect.objectContaining({ path: '/rest/platform/payment/disputes', input: { orderId: order.id, pageNo: 1 } }),
  );
});

it('a lost payment dispute shows its result and no deadline for evidence', async () => {
  await openOrder([{ ...dispute, state: 'lost', endedAt: '2026-11-22T01:00:00Z' }]);
  const sheet = await screen.findByRole('dialog');
  await expect.poll(() => sheet.textContent).toContain('拒付已败诉');
  expect(sheet.textContent).not.toContain('提交证据');
});
