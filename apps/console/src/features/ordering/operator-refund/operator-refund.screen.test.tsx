import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { orderForTest } from '../../../staff-order/order-for-test.ts';
import type { OperatorRefundPreview } from './operator-refund-form.ts';

const previewPath = '/rest/platform/order/refund/preview';
const refundPath = '/rest/platform/order/refund';

const preview: OperatorRefundPreview = {
  version: 7,
  lines: [
    { position: 0, nameZh: '担担面', name: null, quantity: 2, left: 2, each: 2800 },
    { position: 1, nameZh: '热茶', name: null, quantity: 1, left: 0, each: 0 },
  ],
  most: 6100,
  liableParties: ['merchant', 'courier', 'platform'],
  reasons: [8, 14, 20],
  parts: { amount: 6100, balance: 2000, gateway: 4100 },
  method: 'alipay',
  fees: 500,
  endsOrder: true,
  liable: 'merchant',
  earnings: {
    without: { merchant: 5600, brand: 0, courier: 500, platform: 0 },
    with: { merchant: -500, brand: 0, courier: 500, platform: 0 },
  },
};

async function openDialog(order: Partial<StaffOrder> = {}, seen: Partial<OperatorRefundPreview> = {}) {
  const refundable = orderForTest({ state: 'delivering', allowedEvents: ['refund_by_platform'], ...order });
  const opened = await openConsole('/all-orders', {
    staff: staffOfTest('platform'),
    answers: {
      '/rest/platform/order/list': { records: [refundable], total: 1, pageNo: 1, pageSize: 20 },
      '/rest/platform/payment/disputes': { records: [], total: 0, pageNo: 1, pageSize: 20 },
      [previewPath]: { ...preview, ...seen },
      [refundPath]: orderForTest({ state: 'refunded' }),
    },
  });
  await opened.user.click(screen.getByRole('button', { name: /261121-000001-A/ }));
  const name = refundable.state === 'unpaid' ? '取消订单' : '取消或退款';
  await opened.user.click(await screen.findByRole('button', { name }));
  await screen.findByLabelText('原因（会翻译给客人看）');
  return opened;
}

const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: /^确认/ });
const choose = (name: string) => screen.getByRole('radio', { name });

it('the preview of a refund shows the amount for the guest by payment method, and the earnings of each party', async () => {
  await openDialog();
  const region = await screen.findByRole('region', { name: '退款预览' });
  expect(region.textContent).toMatch(/退给客人¥61\.00退回余额¥20\.00原路退回：支付宝¥41\.00其中配送费和打包费¥5\.00/);
  const row = within(region).getByRole('row', { name: /商家/ });
  expect(row.textContent).toMatch(/商家¥56\.00.*5\.00/);
  expect(within(region).queryByText('平台')).toBeNull();
  expect(region.textContent).toContain('订单随即结束');
});

it('an operator confirms a full refund with a reason, the liable party and the version of the preview', async () => {
  const { user, asked } = await openDialog();
  expect(confirm().disabled).toBe(true);
  await user.selectOptions(screen.getByLabelText('原因（会翻译给客人看）'), '14');
  await user.click(choose('骑手'));
  await user.type(screen.getByLabelText('内部备注（选填，客人看不到）'), '洒了');
  await expect.poll(() => confirm().disabled).toBe(false);
  await user.click(confirm());
  const input = { orderId: 1, kind: 'all', liable: 'courier', reason: 14, note: '洒了', version: 7 };
  await expect.poll(() => asked).toContainEqual(expect.objectContaining({ path: refundPath, input }));
  await screen.findByText('已退款，并通知客人');
});

it('an operator can refund an amount between 0.01 yuan and the part of the payment that is not refunded yet', async () => {
  const { user, asked } = await openDialog();
  await user.click(choose('退一部分金额'));
  await user.selectOptions(screen.getByLabelText('原因（会翻译给客人看）'), '14');
  const amount = screen.getByLabelText('退款金额（元）');
  await user.type(amount, '61.01');
  expect(screen.getByText('请输入 0.01 至 61 元。')).toBeDefined();
  expect(confirm().disabled).toBe(true);
  await user.clear(amount);
  await user.type(amount, '12.5');
  await expect.poll(() => confirm().disabled).toBe(false);
  const input = { orderId: 1, kind: 'amount', amount: 1250, liable: 'merchant' };
  expect(asked).toContainEqual(expect.objectContaining({ path: previewPath, input }));
});

it('the form for a refund by dish lists only dishes that are not refunded yet', async () => {
  const { user, asked } = await openDialog();
  await user.click(choose('按菜品退'));
  expect(screen.queryByRole('region', { name: '退款预览' })).toBeNull();
  const dishes = screen.getAllByRole('button', { name: /担担面|热茶/ });
  expect(dishes).toHaveLength(1);
  await user.click(dishes[0] as HTMLElement);
  const input = { orderId: 1, kind: 'dishes', items: [{ position: 0, quantity: 1 }], liable: 'merchant' };
  await expect.poll(() => asked).toContainEqual(expect.objectContaining({ path: previewPath, input }));
});

it('the refund dialog says that no party pays for an order that the shop has not accepted', async () => {
  await openDialog({ state: 'pending' }, { liable: null, liableParties: ['merchant', 'platform'] });
  expect(await screen.findByText('商家还没有接单，没有人需要承担这笔退款。')).toBeDefined();
});

it('an operator needs only a reason to cancel an unpaid order', async () => {
  const { user, asked } = await openDialog({ state: 'unpaid', allowedEvents: ['cancel'] }, { most: 0 });
  expect(screen.queryByRole('radio')).toBeNull();
  await user.selectOptions(screen.getByLabelText('原因（会翻译给客人看）'), '8');
  await expect.poll(() => confirm().disabled).toBe(false);
  await user.click(confirm());
  await expect
    .poll(() => asked)
    .toContainEqual(
      expect.objectContaining({ path: refundPath, input: expect.objectContaining({ kind: 'all', reason: 8 }) }),
    );
});
