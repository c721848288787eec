import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { lineForTest, orderForTest } from '../../../staff-order/order-for-test.ts';

type Answers = Parameters<typeof openConsole>[1]['answers'];

const order = orderForTest({
  id: 7,
  number: '261121-000123-K',
  dayNumber: 12,
  state: 'completed',
  lines: [lineForTest()],
});
const next = { placedAt: order.placedAt, id: 7 };

const open = (answers: Answers, path: `/${string}` = '/past') =>
  openConsole(path, { staff: staffOfTest('merchant'), answers });

it('an order search combines the last digits of a phone number, the order type and the state, and sends a start date by default', async () => {
  const { user, asked } = await open({ '/rest/staff/order/search': { records: [order], next: null } });
  await user.type(screen.getByRole('searchbox'), ' 5678 ');
  await user.selectOptions(screen.getByLabelText('取餐方式'), '外卖配送');
  await user.selectOptions(screen.getByLabelText('订单状态'), '已完成');
  await user.click(screen.getByRole('button', { name: '查找' }));
  await screen.findByText('共 1 单');
  const { input } = asked.findLast(({ path }) => path === '/rest/staff/order/search') ?? {};
  expect(input).toEqual({
    shopId: 1,
    words: '5678',
    way: 'delivery',
    state: 'completed',
    from: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
  });
});

it('the order search loads older orders, and shows an order’s details over the list', async () => {
  const older = orderForTest({ id: 6, number: '261121-000122-H', state: 'completed' });
  const { user } = await open({
    '/rest/staff/order/search': ({ before }) =>
      before === undefined ? { records: [order], next } : { records: before.id === 7 ? [older] : [], next: null },
  });
  await user.click(await screen.findByRole('button', { name: '显示更早的订单' }));
  await screen.findByText('共 2 单');
  await user.click(screen.getByRole('button', { name: /122 号/ }));
  expect(await screen.findByRole('dialog', { name: '122 号订单' })).toBeTruthy();
});

it('the order list groups orders by business day and shows the full text of dishes, guest and remark', async () => {
  const afterMidnight = orderForTest({
    id: 6,
    placedAt: '2026-11-20T19:30:00Z',
    contactName: 'Sato 花子',
    remark: '少し辛く',
    remarkInChinese: { text: '微辣', by: 'machine', rest: null, isComing: false },
    lines: [lineForTest({ nameZh: '一道名字很长的菜'.repeat(8) })],
  });
  await open({ '/rest/staff/order/search': { records: [order, afterMidnight], next: null } });
  const days = (await screen.findAllByRole('region')).filter((day) => day.querySelector('h2') !== null);
  expect(days.map((day) => day.querySelector('h2')?.textContent)).toEqual(['2026-11-21', '2026-11-20']);
  const row = days[1]?.textContent ?? '';
  for (const words of ['一道名字很长的菜'.repeat(8), 'Sato 花子', '少し辛く', '微辣']) expect(row).toContain(words);
  expect(days[1]?.innerHTML).not.toMatch(/truncate|line-clamp/);
});

it('a link that contains a search text starts the order search at once', async () => {
  const { asked } = await open(
    { '/rest/staff/order/search': { records: [order], next: null } },
    '/past?search=%E6%8B%85%E6%8B%85%E9%9D%A2',
  );
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '担担面');
  const { input } = asked.find(({ path }) => path === '/rest/staff/order/search') ?? {};
  expect(input).toMatchObject({ words: '担担面' });
});

it('an order export contains the orders of all pages', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:orders');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const inLine = { ...order, remark: '=1+1', paid: 3850 };
  const { user } = await open({
    '/rest/staff/order/search': { records: [order], next: null },
    '/rest/staff/order/export': ({ before }) =>
      before === undefined ? { records: [inLine], next } : { records: [{ ...inLine, id: 6 }], next: null },
  });
  await user.click(await screen.findByRole('button', { name: '导出表格（CSV）' }));
  await screen.findByText('已导出 2 单');
  const [blob] = saved.mock.calls[0] ?? [];
  const rows = blob instanceof Blob ? (await blob.text()).trim().split('\r\n') : [];
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain(
    "261121-000123-K,12,2026-11-21 12:00,堂食,已完成,担担面（少辣） ×2,Sato,,38,0,0,0,38.50,0,'=1+1",
  );
});

it('the order list and the export mark an order whose dishes are archived (rule ordering-109)', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:orders');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const found = { records: [{ ...order, lines: [], timeline: [] }], next: null };
  const { user } = await open({ '/rest/staff/order/search': found, '/rest/staff/order/export': found });
  const row = await screen.findByRole('button', { name: /12 号/ });
  expect(row.textContent).toContain('菜品明细已归档');
  await user.click(screen.getByRole('button', { name: '导出表格（CSV）' }));
  await screen.findByText('已导出 1 单');
  const blob = saved.mock.calls.at(-1)?.[0];
  expect(blob instanceof Blob ? await blob.text() : '').toContain('菜品明细已归档');
});

it('an order search without results suggests other search texts', async () => {
  const { user, text } = await open({ '/rest/staff/order/search': { records: [], next: null } });
  expect(text()).toContain('这段时间没有订单');
  await user.type(screen.getByRole('searchbox'), '没有');
  await user.click(screen.getByRole('button', { name: '查找' }));
  expect(await screen.findByText('没有找到订单')).toBeTruthy();
  expect(text()).toContain('电话后四位');
});
