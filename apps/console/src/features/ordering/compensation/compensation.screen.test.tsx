import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { orderForTest } from '../../../staff-order/order-for-test.ts';
import type { Compensations } from './order-compensations.tsx';

const givePath = '/rest/platform/order/compensate';

const compensations: Compensations = {
  most: 4000,
  reasons: [14, 20],
  campaigns: [{ campaignId: 9, nameZh: '满五十减八', name: null, reduction: 800, threshold: 5000 }],
  given: [
    {
      id: 1,
      kind: 'balance',
      amount: 6000,
      reason: 'missing_items',
      note: '少一碗',
      by: '小王',
      at: '2026-11-21T04:00:00Z',
    },
  ],
};

async function openOrder(data: Partial<Compensations> = {}) {
  const order = orderForTest({ state: 'completed' });
  const opened = await openConsole('/all-orders', {
    staff: staffOfTest('platform'),
    answers: {
      '/rest/platform/order/list': { records: [order], total: 1, pageNo: 1, pageSize: 20 },
      '/rest/platform/payment/disputes': { records: [], total: 0, pageNo: 1, pageSize: 20 },
      '/rest/platform/order/compensations': { ...compensations, ...data },
      [givePath]: compensations,
    },
  });
  await opened.user.click(screen.getByRole('button', { name: /261121-000001-A/ }));
  return opened;
}

async function openDialog(data: Partial<Compensations> = {}) {
  const opened = await openOrder(data);
  await opened.user.click(await screen.findByRole('button', { name: '补偿客人' }));
  return opened;
}

const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: '确认补偿' });

it('the details of an order show the compensation of the guest, the operator who gave it and the reason', async () => {
  await openOrder();
  const sheet = await screen.findByRole('dialog');
  await expect.poll(() => sheet.textContent).toMatch(/已补偿客人余额¥60\.00少送了餐品 · 小王.*少一碗/);
});

it('an operator compensates a guest with balance, within the operator’s limit and with a reason', async () => {
  const { user, asked } = await openDialog();
  const amount = await screen.findByLabelText('补偿金额（元）');
  await user.type(amount, '40.01');
  expect(screen.getByText('请输入 0.01 至 40 元。')).toBeDefined();
  await user.clear(amount);
  await user.type(amount, '12.5');
  expect(confirm().disabled).toBe(true);
  await user.selectOptions(screen.getByLabelText('原因'), '14');
  await user.click(confirm());
  const input = { orderId: 1, gift: { kind: 'balance', amount: 1250 }, reason: 14, note: '' };
  await expect.poll(() => asked).toContainEqual(expect.objectContaining({ path: givePath, input }));
  await screen.findByText('已补偿，并通知客人');
});

it('an operator compensates a guest with a coupon of a campaign', async () => {
  const { user, asked } = await openDialog();
  await user.click(await screen.findByRole('radio', { name: '优惠券' }));
  await user.selectOptions(screen.getByRole('combobox', { name: '优惠券' }), '9');
  await user.selectOptions(screen.getByLabelText('原因'), '20');
  await user.click(confirm());
  const input = { orderId: 1, gift: { kind: 'coupon', campaignId: 9 }, reason: 20, note: '' };
  await expect.poll(() => asked).toContainEqual(expect.objectContaining({ path: givePath, input }));
});

it('an operator whose limit for compensations is used up can give no more compensations', async () => {
  await openDialog({ most: 0 });
  expect(await screen.findByText('今天对这一单不能再补偿')).toBeDefined();
  expect(confirm().disabled).toBe(true);
});
