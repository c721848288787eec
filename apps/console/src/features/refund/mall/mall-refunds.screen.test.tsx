import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import type { StaffMallRefund } from './mall-refunds.query.ts';

const refund: StaffMallRefund = {
  id: 7,
  number: 'MR7',
  orderId: 3,
  orderNumber: 'M261121-000003-A',
  orderState: 'after_sale_processing',
  state: 4,
  reason: 13,
  note: null,
  photos: [],
  items: [{ position: 0, nameZh: '青花茶杯', name: null, number: 2, points: 300 }],
  asked: 600,
  paid: 900,
  refundedBefore: 300,
  granted: null,
  decisionReason: null,
  decisionWords: null,
  platformNote: null,
  guestName: 'Sato',
  guestLanguage: 'en',
  inChinese: { note: null },
  createdAt: '2026-11-21T04:00:00Z',
  decidedAt: null,
  allowedEvents: ['platform_grant', 'platform_refuse'],
  timeline: [],
};

const opened = (changes: Partial<StaffMallRefund> = {}, language: 'zh-CN' | 'en' = 'zh-CN') =>
  openConsole('/mall-refunds', {
    language,
    staff: staffOfTest('platform'),
    answers: {
      '/rest/platform/mall/refund/list': {
        records: [{ ...refund, ...changes }],
        total: 1,
        waiting: 1,
        pageNo: 1,
        pageSize: 20,
      },
      '/rest/platform/mall/refund/decide': refund,
    },
  });

const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const path = '/rest/platform/mall/refund/decide';

it('a mall refund card shows the points, units and reason of the request and links to the order', async () => {
  const { text } = await opened();
  expect(text()).toContain('青花茶杯 ×2');
  expect(text()).toMatch(/申请退回\s*600 积分/);
  expect(text()).toMatch(/此前已退\s*300 积分/);
  expect(text()).toContain('收到时已损坏');
  expect(screen.getByRole('link', { name: /查看订单/ }).getAttribute('href')).toContain('M261121-000003-A');
});

it('an operator grants all points of a mall refund without a note, and may restock the units', async () => {
  const { user, asked } = await opened();
  await user.click(press('处理'));
  await user.click(screen.getByRole('checkbox', { name: /商品已退回入库/ }));
  await user.click(press('确认退积分'));
  const input = { refundId: 7, decision: 'grant', points: 600, note: '', isBackInStock: true };
  await expect.poll(() => asked).toContainEqual(expect.objectContaining({ path, input }));
});

it('an operator who refuses a mall refund must give a reason, and nothing is restocked', async () => {
  const { user, asked } = await opened();
  await user.click(press('处理'));
  await user.click(screen.getByRole('checkbox', { name: /商品已退回入库/ }));
  await user.click(screen.getByRole('radio', { name: '不同意退款' }));
  expect(press('确认拒绝').disabled).toBe(true);
  await user.click(screen.getByRole('radio', { name: '商品已使用过' }));
  await user.click(press('确认拒绝'));
  const input = { refundId: 7, decision: 'refuse', reason: 'used', note: '' };
  await expect.poll(() => asked).toContainEqual(expect.objectContaining({ path, input }));
});

it('a decided mall refund shows its decision and has no buttons', async () => {
  const { text } = await opened({
    state: 7,
    granted: 200,
    decisionWords: '仅退有问题的商品',
    decidedAt: '2026-11-21T05:00:00Z',
    allowedEvents: [],
  });
  expect(text()).toMatch(/实退积分\s*200 积分/);
  expect(text()).toContain('仅退有问题的商品');
  expect(screen.queryByRole('button', { name: '处理' })).toBeNull();
});

it('in English, a mall refund shows the English product name after the Chinese one', async () => {
  const { text } = await opened(
    { items: [{ position: 0, nameZh: '青花茶杯', name: 'Blue tea cup', number: 2, points: 300 }] },
    'en',
  );
  expect(text()).toContain('青花茶杯 Blue tea cup ×2');
});
