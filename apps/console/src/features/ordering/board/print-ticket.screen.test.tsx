import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { stubNavigator } from '../../../app/testing/stub-navigator.ts';
import { lineForTest, orderForTest } from '../../../staff-order/order-for-test.ts';
import { usePrintingChoice } from '../../../staff-order/printing/printing-choice.ts';
import { usePrintedTicket } from '../../../staff-order/printing/ticket-on-paper.ts';

const order = orderForTest({
  lines: [lineForTest()],
  goods: 5600,
  paid: 5600,
  dietProfile: { avoids: ['peanut'], wishes: [] },
  remark: '땅콩 빼 주세요',
  guestLanguage: 'ko',
});

async function openBoard() {
  usePrintingChoice.setState({ choice: null });
  usePrintedTicket.setState({ ticket: null });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const opened = await openConsole('/orders', {
    staff: staffOfTest('merchant'),
    answers: { '/rest/merchant/order/list': { records: [order], total: 1, pageNo: 1, pageSize: 100 } },
  });
  return { ...opened, print };
}

/** Replaces the browser's USB devices. */
function plugIn(devices: readonly object[]) {
  const usb = { getDevices: async () => devices };
  const locks = { request: (_name: string, run: () => unknown) => run() };
  stubNavigator({ usb, locks });
}

const sheet = () => document.body.querySelector('.ticket-sheet');

it('the first print of a ticket on a device opens the print settings, and later prints do not', async () => {
  const { user, print } = await openBoard();
  await user.click(screen.getByRole('button', { name: '打印' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByLabelText('80 毫米'));
  await user.click(dialog.getByRole('button', { name: '保存并打印' }));
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(sheet()).toBeNull());
  await user.click(screen.getByRole('button', { name: '打印' }));
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(usePrintingChoice.getState().choice?.paper).toBe(80);
});

it('a print contains the kitchen ticket, with allergies above the dishes, and the receipt', async () => {
  const { user } = await openBoard();
  usePrintingChoice.setState({ choice: { paper: 58, kinds: ['kitchen', 'receipt'], way: 'browser' } });
  await user.click(screen.getByRole('button', { name: '打印' }));
  await vi.waitFor(() => expect(sheet()).not.toBeNull());
  const words = sheet()?.textContent ?? '';
  expect(words.indexOf('花生')).toBeGreaterThan(-1);
  expect(words.indexOf('花生')).toBeLessThan(words.indexOf('担担面'));
  expect(words).toContain('땅콩 빼 주세요');
  expect(words).toContain('56.00');
});

it('a USB printer receives the ticket directly, without the print dialog of the browser', async () => {
  const { user, print } = await openBoard();
  const transferOut = vi.fn(async (_endpoint: number, _data: Uint8Array) => ({ status: 'ok' }));
  const device = {
    configuration: {
      interfaces: [
        {
          interfaceNumber: 0,
          alternate: { interfaceClass: 7, endpoints: [{ direction: 'out', type: 'bulk', endpointNumber: 3 }] },
        },
      ],
    },
    open: vi.fn(),
    close: vi.fn(),
    claimInterface: vi.fn(),
    transferOut,
  };
  plugIn([device]);
  usePrintingChoice.setState({ choice: { paper: 58, kinds: ['kitchen'], way: 'usb' } });
  await user.click(screen.getByRole('button', { name: '打印' }));
  await screen.findByText('已发送到打印机');
  const [endpoint, bytes] = transferOut.mock.calls[0] ?? [];
  expect(endpoint).toBe(3);
  expect(new TextDecoder('gb18030').decode(bytes)).toContain('担担面');
  expect(device.close).toHaveBeenCalledOnce();
  expect(print).not.toHaveBeenCalled();
});

it('the kitchen board shows a message if the USB printer is not found', async () => {
  const { user } = await openBoard();
  plugIn([]);
  usePrintingChoice.setState({ choice: { paper: 58, kinds: ['kitchen'], way: 'usb' } });
  await user.click(screen.getByRole('button', { name: '打印' }));
  await screen.findByText('没有找到打印机：请接好打印机，或在打印设置里重新选择');
});
