import type { FailedTransfer } from '@chifan/contract/payment/views';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';

const refund: FailedTransfer = {
  kind: 'refund',
  number: 'RP1',
  of: '261121-000001-A',
  orderId: 42,
  method: 'stripe',
  amount: 4455,
  tries: 9,
  error: 'card closed',
  at: '2026-11-21T04:00:00Z',
  evidenceBy: null,
};
const payout: FailedTransfer = {
  ...refund,
  kind: 'payout',
  number: 'W12_1',
  of: 'W000012',
  orderId: null,
  method: 'alipay',
};
const dispute: FailedTransfer = {
  ...refund,
  kind: 'dispute',
  number: 'dp_1',
  tries: 0,
  error: 'fraudulent',
  evidenceBy: '2099-12-01T04:00:00Z',
};

const retryPath = '/rest/platform/payment/retryTransfer';

const open = (transfers: readonly FailedTransfer[]) =>
  openConsole('/failed-transfers', {
    staff: staffOfTest('platform'),
    answers: {
      '/rest/platform/payment/failedTransfers': {
        records: [...transfers],
        total: transfers.length,
        pageNo: 1,
        pageSize: 20,
      },
      '/rest/platform/payment/failedTransfers/count': { waiting: transfers.length },
      [retryPath]: { number: 'RP1', state: 'settled' },
    },
  });

it('the navigation shows the number of failed refunds and payouts (rule payment-18)', async () => {
  const { text } = await open([refund, payout]);
  expect(text()).toMatch(/退款 261121-000001-A.*¥44\.55.*已尝试 9 次.*card closed.*提现 W000012/);
  const navigation = screen.getByRole('navigation', { name: '主导航' });
  await expect.poll(() => within(navigation).getByRole('link', { name: /异常款项/ }).textContent).toMatch(/2$/);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContainEqual(expect.stringContaining('part=trail'));
  expect(links).toContainEqual(expect.stringContaining('/withdrawals?number=W12_1'));
  expect(links).toContainEqual(expect.stringContaining('/all-orders?search=261121-000001-A&order=42'));
});

it('an open dispute shows its reason and the deadline for evidence, and links to the order and to its money trail', async () => {
  const { text } = await open([dispute]);
  expect(text()).toMatch(/银行卡拒付 261121-000001-A.*持卡人称未授权这笔交易.*请在 12月1日 12:00 前到渠道后台提交证据/);
  expect(screen.queryByRole('button', { name: '立即重新打款' })).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContainEqual(expect.stringContaining('/all-orders?search=261121-000001-A&order=42'));
  expect(links).toContainEqual(expect.stringContaining('number=261121-000001-A'));
});

it('the retry button of a failed transfer sends the number of this transfer to the server', async () => {
  const { user, asked } = await open([payout, refund]);
  await user.click(screen.getAllByRole('button', { name: '立即重新打款' })[1] as HTMLElement);
  await expect.poll(() => asked).toContainEqual(expect.objectContaining({ path: retryPath, input: { number: 'RP1' } }));
});

it('an empty list of failed transfers says so, and the navigation shows no number', async () => {
  const { text } = await open([]);
  expect(text()).toContain('没有异常款项');
  const navigation = screen.getByRole('navigation', { name: '主导航' });
  expect(within(navigation).getByRole('link', { name: /异常款项/ }).textContent).not.toMatch(/\d/);
});
