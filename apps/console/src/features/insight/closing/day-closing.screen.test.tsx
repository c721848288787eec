import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import type { DayClosing } from './closing-words.ts';

const closing: DayClosing = {
  day: '2026-11-29',
  today: '2026-11-29',
  pending: { orders: 3, paid: 150_00, earned: 141_00 },
  ways: [
    { way: 'delivery', orders: 1, paid: 30_00, earned: 32_00 },
    { way: 'set_meal', orders: 1, paid: 40_00, earned: 36_00 },
  ],
  sums: {
    orders: 2,
    paid: 70_00,
    platformCoupons: 8_00,
    deliveryFees: 6_00,
    brandShare: 4_00,
    earned: 68_00,
    shopCoupons: 3_00,
    fullReductions: 5_00,
  },
  methods: [
    { method: 'wechat', amount: 50_00 },
    { method: 'borne', amount: 20_00 },
  ],
  refunds: [{ bearer: 'merchant_earnings', count: 1, amount: 10_00 }],
  others: [{ reason: 'order_refunded', count: 1, amount: -10_00 }],
  booked: 58_00,
  archivedUntil: null,
};

const open = (answer: DayClosing = closing) =>
  openConsole('/today', {
    staff: staffOfTest('merchant'),
    answers: { '/rest/staff/dayClosing': ({ day }) => ({ ...answer, ...(day && { day, pending: null }) }) },
  });

const rowsOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') ?? document.body)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

it('the takings of today show pending and completed orders separately, and the amount that is booked in the ledger', async () => {
  const { text } = await open();
  expect(text()).toContain('待完成 · 3 单¥150.00预计入账 ¥141.00');
  expect(text()).toContain('已完成 · 2 单¥70.00入账 ¥68.00');
  expect(text()).toContain('退给顾客 · 1 单¥10.00');
});

it('the day closing lists each addition and deduction that leads from the payments of guests to the amount that the shop gets', async () => {
  await open();
  expect(rowsOf('入账明细')).toEqual([
    '顾客实付2 单¥70.00',
    '平台补贴的优惠券¥8.00',
    '配送费−¥6.00',
    '品牌分成−¥4.00',
    '订单退款1 单−¥10.00',
    '当日入账¥58.00',
  ]);
  expect(rowsOf('按取餐方式（实付）')).toEqual(['外卖配送1 单¥30.00', '品牌套餐1 单¥40.00']);
  expect(rowsOf('按付款方式（实付）')).toEqual(['微信支付¥50.00', '骑手或平台补付的退款¥20.00']);
  expect(rowsOf('退给顾客')).toEqual(['完成后退款，本店承担1 单¥10.00']);
  expect(rowsOf('优惠由谁承担')).toEqual(['优惠券，平台承担¥8.00', '优惠券，本店承担¥3.00', '满减，本店承担¥5.00']);
});

it('a merchant can open the day closing of an earlier business day and return to today, but cannot open a future day', async () => {
  const { user, asked, text } = await open();
  const forward = screen.getByRole('button', { name: '后一天' });
  expect(forward).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: '前一天' }));
  await expect.poll(text).not.toContain('待完成');
  fireEvent.change(screen.getByLabelText('营业日'), { target: { value: '2026-10-01' } });
  await expect.poll(() => asked.at(-1)?.input).toEqual({ shopId: 1, day: '2026-10-01' });
  fireEvent.change(screen.getByLabelText('营业日'), { target: { value: '2027-01-01' } });
  await expect.poll(text).toContain('待完成');
  const days = asked.filter(({ path }) => path === '/rest/staff/dayClosing').map(({ input }) => input);
  expect(days.slice(0, 2)).toEqual([{ shopId: 1 }, { shopId: 1, day: '2026-11-28' }]);
});

it('the exported day closing has one row per amount, with refunds as negative numbers', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:closing');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '导出表格（CSV）' }));
  const [blob] = saved.mock.calls[0] ?? [];
  const rows = blob instanceof Blob ? (await blob.text()).trim().split('\r\n') : [];
  expect(rows).toContain('2026-11-29,入账明细,订单退款,1,-10');
  expect(rows).toContain('2026-11-29,按付款方式（实付）,微信支付,,50');
  expect(rows.at(-1)).toBe('2026-11-29,优惠由谁承担,满减，本店承担,,5');
});

it('a merchant can print the day closing', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '打印日结' }));
  expect(print).toHaveBeenCalledOnce();
});
