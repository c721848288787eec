import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { lineForTest, orderForTest } from '../../../staff-order/order-for-test.ts';
import type { Printer } from '../../../staff-order/printing/printers.ts';

const printerForTest = (changes: Partial<Printer> = {}): Printer => ({
  id: 1,
  shopId: 1,
  name: '后厨',
  createdAt: '2026-11-21T04:00:00Z',
  seenAt: '2026-11-21T04:10:00Z',
  fault: null,
  faultSince: null,
  isAway: false,
  waiting: 0,
  waitingOrderIds: [],
  isOn: true,
  paper: 80,
  kitchenCopies: 1,
  receiptCopies: 1,
  test: null,
  ...changes,
});

const openBoard = (printers: readonly Printer[]) =>
  openConsole('/orders', {
    staff: staffOfTest('merchant'),
    answers: {
      '/rest/merchant/printer/list': [...printers],
      '/rest/merchant/printer/print': true,
      '/rest/merchant/order/list': {
        records: [orderForTest({ lines: [lineForTest()], state: 'delivering' })],
        total: 1,
        pageNo: 1,
        pageSize: 100,
      },
    },
  });

describe('printer notices on the board', () => {
  it.each([
    ['without paper', { fault: 'no_paper' }, '打印机「后厨」：缺纸，请换纸'],
    ['that does not answer', { fault: 'no_answer' }, '打印机「后厨」：连不上打印机，请检查电源和网线'],
    ['whose program is offline', { isAway: true }, '打印机「后厨」：打印程序断线，请检查那台电脑'],
  ] as const)('the kitchen board reports a printer %s', async (_, changes, said) => {
    await openBoard([printerForTest({ ...changes, waiting: 2 }), printerForTest({ id: 2, name: '前台' })]);
    const notice = (await screen.findByText(said)).closest('[role=alert]');
    expect(notice?.textContent).toContain('有 2 张小票没有打出来，请看屏幕出餐');
    expect(notice?.textContent).not.toContain('前台');
  });

  it('the kitchen board does not report working printers or printers that were never started', async () => {
    const { text } = await openBoard([printerForTest(), printerForTest({ id: 2, seenAt: null })]);
    expect(text()).not.toContain('打印机「');
  });

  it('the number of an unprinted order in a printer notice opens the order, and staff print its ticket again (rule printing-20)', async () => {
    const { user, asked } = await openBoard([
      printerForTest({ fault: 'no_paper', waiting: 2, waitingOrderIds: [1, 9] }),
    ]);
    const notice = (await screen.findByText(/打印机「后厨」/)).closest<HTMLElement>('[role=alert]')!;
    const numbers = within(within(notice).getByRole('list')).getAllByRole('link');
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['1 号']);
    await user.click(numbers[0]!);
    await user.click(await screen.findByRole('button', { name: '由店内打印机补打' }));
    await expect
      .poll(() => asked.find(({ path }) => path === '/rest/merchant/printer/print')?.input)
      .toMatchObject({ orderId: 1 });
  });

  it('staff print an order again on the shop’s printer from the order details', async () => {
    const { user, asked } = await openBoard([printerForTest()]);
    await user.click(screen.getByRole('button', { name: '详情' }));
    await user.click(await screen.findByRole('button', { name: '由店内打印机补打' }));
    await screen.findByText('店内打印机将补打这张小票');
    expect(asked.find(({ path }) => path === '/rest/merchant/printer/print')?.input).toMatchObject({ orderId: 1 });
  });
});

describe('the printers of a shop', () => {
  it('a new printer’s key is shown once, in the command that starts the printer’s program', async () => {
    const { user, text } = await openConsole('/printers', {
      staff: staffOfTest('merchant'),
      answers: { '/rest/merchant/printer/add': { id: 3, key: 'printer_secret' } },
    });
    await user.type(screen.getByLabelText('名称'), '后厨');
    await user.click(screen.getByRole('button', { name: '生成密钥' }));
    await screen.findByText(/密钥只显示这一次/);
    expect(text()).toContain('CHIFAN_PRINTER_KEY=printer_secret npm run printer -- --shop 1');
  });

  const openPrinters = (printers: readonly Printer[]) =>
    openConsole('/printers', {
      staff: staffOfTest('merchant'),
      answers: {
        '/rest/merchant/printer/list': [...printers],
        '/rest/merchant/printer/change': true,
        '/rest/merchant/printer/test': true,
        '/rest/merchant/order/list': { records: [orderForTest()], total: 1, pageNo: 1, pageSize: 100 },
      },
    });

  it.each([
    ['ready', {}, '就绪'],
    ['ready with a ticket that is not printed', { waiting: 1 }, '待打印'],
    ['without paper', { fault: 'no_paper', faultSince: '2026-11-21T04:09:00Z' }, '缺纸，请换纸（11月21日 12:09 起）'],
    ['offline', { isAway: true }, '打印程序断线，请检查那台电脑（11月21日 12:10 起）'],
    ['switched off', { isOn: false, fault: 'no_paper', faultSince: '2026-11-21T04:09:00Z' }, '已关闭'],
    ['never started', { seenAt: null }, '未启动'],
  ] as const)('the list of printers shows the state of a printer that is %s', async (_, changes, said) => {
    const { text } = await openPrinters([printerForTest(changes)]);
    await screen.findByText('后厨');
    expect(text()).toContain(said);
  });

  it('the list of printers names the orders with unprinted tickets (rule printing-20)', async () => {
    const printers = [printerForTest({ waiting: 1, waitingOrderIds: [1] }), printerForTest({ id: 2, name: '前台' })];
    await openPrinters(printers);
    const number = await screen.findByRole('link', { name: '1 号' });
    expect(number.getAttribute('href')).toContain('/orders?order=1');
    expect(number.closest('div')?.textContent).toBe('有 1 张小票没有打出来1 号');
  });

  it('a merchant chooses paper width, documents and copies of a printer', async () => {
    const { user, asked, text } = await openPrinters([printerForTest()]);
    await screen.findByText('后厨');
    expect(text()).toContain('80 毫米 · 厨房小票 ×1 · 顾客小票 ×1');
    await user.click(screen.getByRole('button', { name: '设置' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByLabelText('58 毫米'));
    await user.selectOptions(dialog.getByLabelText('厨房小票'), '2 份');
    await user.selectOptions(dialog.getByLabelText('顾客小票'), '不打印');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await screen.findByText('已保存');
    expect(asked.find(({ path }) => path.endsWith('/change'))?.input).toEqual({
      printerId: 1,
      isOn: true,
      paper: 58,
      kitchenCopies: 2,
      receiptCopies: 0,
    });
  });

  it('a merchant switches a printer off, and the dialog says that the printer no longer prints automatically', async () => {
    const { user, asked } = await openPrinters([printerForTest()]);
    await user.click(await screen.findByRole('button', { name: '设置' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('switch', { name: '自动出票' }));
    dialog.getByText('这台打印机不会自动出票。');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await screen.findByText('已保存');
    expect(asked.find(({ path }) => path.endsWith('/change'))?.input).toMatchObject({ isOn: false });
  });

  it.each([
    ['printed', {}, '测试页：11月21日 12:05 已打印'],
    ['waiting', {}, '测试页：正在打印'],
    ['waiting', { fault: 'no_paper' }, '测试页：等待打印（缺纸）'],
    ['waiting', { isAway: true }, '测试页：等待打印（离线）'],
    ['unknown', {}, '没有收到打印结果，请查看打印机'],
  ] as const)(
    'the list of printers explains the outcome “%s” of a test page on a printer with the state %j',
    async (outcome, changes, said) => {
      const test = { at: '2026-11-21T04:05:00Z', outcome };
      const { user, asked, text } = await openPrinters([printerForTest({ ...changes, test })]);
      await user.click(await screen.findByRole('button', { name: '打印测试页' }));
      expect(asked.find(({ path }) => path.endsWith('/test'))?.input).toEqual({ printerId: 1 });
      expect(text()).toContain(said);
    },
  );

  it('a merchant withdraws a printer’s key only after a confirmation', async () => {
    const { user, asked } = await openConsole('/printers', {
      staff: staffOfTest('merchant'),
      answers: { '/rest/merchant/printer/list': [printerForTest()], '/rest/merchant/printer/withdraw': true },
    });
    await user.click(screen.getByRole('button', { name: '作废密钥' }));
    expect(asked.some(({ path }) => path.endsWith('/withdraw'))).toBe(false);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '作废密钥' }));
    await screen.findByText('密钥已作废');
  });
});

describe('the printer keys of all shops', () => {
  it('an operator sees who created each printer key, and withdraws a key after a confirmation', async () => {
    const { id, shopId, name, createdAt, seenAt } = printerForTest();
    const { user, asked, text } = await openConsole('/all-printers', {
      staff: staffOfTest('platform'),
      answers: {
        '/rest/platform/printer/list': {
          records: [{ id, shopId, name, createdAt, seenAt, shopNameZh: '兰州拉面', madeBy: '李店长' }],
          total: 1,
          pageNo: 1,
          pageSize: 20,
        },
        '/rest/platform/printer/withdraw': true,
      },
    });
    await user.click(await screen.findByRole('button', { name: '作废密钥' }));
    expect(text()).toContain('兰州拉面');
    expect(text()).toContain('李店长 于');
    expect(asked.some(({ path }) => path.endsWith('/withdraw'))).toBe(false);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '作废密钥' }));
    await screen.findByText('密钥已作废');
    expect(asked.find(({ path }) => path.endsWith('/withdraw'))?.input).toMatchObject({ printerId: 1 });
  });
});
