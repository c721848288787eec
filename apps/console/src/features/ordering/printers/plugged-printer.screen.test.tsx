import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openConsole, refuse, staffOfTest } from '../../../app/testing/open-console.tsx';
import { stubNavigator } from '../../../app/testing/stub-navigator.ts';
import { lineForTest, orderForTest } from '../../../staff-order/order-for-test.ts';
import { stopPluggedPrinting, usePluggedPrinting } from '../../../staff-order/printing/plugged-printing.ts';

const order = orderForTest({ lines: [lineForTest()], state: 'delivering' });
const printing = { shopId: 1, printerId: 3, key: 'printer_secret', way: 'usb' } as const;

afterEach(stopPluggedPrinting);

/** A USB printer that answers status queries, and confirms a print. */
function plugIn({ hasPaper = true } = {}) {
  const tickets: string[] = [];
  const answers: number[] = [];
  let hear = () => {};
  const answer = (byte: number) => {
    answers.push(byte);
    hear();
  };
  const device = {
    configuration: {
      interfaces: [
        {
          interfaceNumber: 0,
          alternate: {
            interfaceClass: 7,
            endpoints: [
              { direction: 'out', type: 'bulk', endpointNumber: 3 },
              { direction: 'in', type: 'bulk', endpointNumber: 2 },
            ],
          },
        },
      ],
    },
    open: async () => undefined,
    close: async () => undefined,
    claimInterface: async () => undefined,
    transferOut: async (_endpoint: number, bytes: Uint8Array) => {
      if (bytes[0] === 0x10) answer(hasPaper ? 0x12 : 0x72);
      else {
        tickets.push(new TextDecoder('gb18030').decode(bytes));
        answer(0);
      }
      return { status: 'ok' };
    },
    transferIn: async () => {
      while (answers.length === 0) await new Promise<void>((resolve) => (hear = resolve));
      return { status: 'ok', data: new DataView(Uint8Array.of(...answers.splice(0, 1)).buffer) };
    },
  };
  const usb = { getDevices: async () => [device], requestDevice: async () => device };
  const locks = { request: (_name: string, run: () => unknown) => run() };
  stubNavigator({ usb, locks });
  return tickets;
}

const job = {
  id: 9,
  claim: 'claim-of-test',
  document: 'kitchen',
  order,
  receipt: null,
  isCopy: false,
  copy: 1,
  copies: 1,
  paper: 58,
  printerName: '这台设备的打印机',
} as const;

function open(path: `/${string}`) {
  const jobs = [job];
  return openConsole(path, {
    staff: staffOfTest('merchant'),
    answers: {
      '/rest/merchant/printer/add': { id: 3, key: 'printer_secret' },
      '/rest/merchant/printer/withdraw': true,
      '/rest/printer/report': { shopId: 1 },
      '/rest/printer/job/claim': () => ({ job: jobs.pop() ?? null }),
      '/rest/printer/job/settle': true,
      '/rest/merchant/order/list': { records: [], total: 0, pageNo: 1, pageSize: 100 },
    },
  });
}

it('a printer that is plugged into the device prints an accepted order once, without a button', async () => {
  const tickets = plugIn();
  usePluggedPrinting.setState({ printing });
  const { asked } = await open('/orders');
  await vi.waitFor(() => expect(asked.some(({ path }) => path === '/rest/printer/job/settle')).toBe(true));
  expect(tickets).toEqual([expect.stringContaining('担担面')]);
  expect(asked.find(({ path }) => path === '/rest/printer/job/settle')?.input).toEqual({
    printJobId: 9,
    claim: 'claim-of-test',
    outcome: 'printed',
  });
});

it('a plugged-in printer without paper prints nothing and reports the missing paper', async () => {
  const tickets = plugIn({ hasPaper: false });
  usePluggedPrinting.setState({ printing });
  const { asked } = await open('/orders');
  await vi.waitFor(() =>
    expect(asked.find(({ path }) => path === '/rest/printer/report')?.input).toEqual({ fault: 'no_paper' }),
  );
  expect(tickets).toEqual([]);
  expect(asked.some(({ path }) => path === '/rest/printer/job/claim')).toBe(false);
});

it('a merchant starts and stops printing on a plugged-in printer, and the device stores the printer key', async () => {
  const tickets = plugIn();
  const { user, asked } = await open('/printers');
  await user.click(screen.getByRole('button', { name: '开始自动出票' }));
  await vi.waitFor(() => expect(tickets).toHaveLength(1));
  expect(localStorage.getItem('security.consolePluggedPrinter')).toContain('printer_secret');
  await user.click(await screen.findByRole('button', { name: '停止自动出票' }));
  await screen.findByRole('button', { name: '开始自动出票' });
  expect(asked.find(({ path }) => path === '/rest/merchant/printer/withdraw')?.input).toEqual({ printerId: 3 });
  expect(localStorage.getItem('security.consolePluggedPrinter')).toBeNull();
});

it('the printer screen says that the browser supports neither USB nor serial printers', async () => {
  const { text } = await open('/printers');
  expect(text()).toContain('这个浏览器不能直接用打印机');
  expect(screen.queryByRole('button', { name: '开始自动出票' })).toBeNull();
});

it('a device whose printer key was withdrawn stops printing and shows a message', async () => {
  plugIn();
  usePluggedPrinting.setState({ printing });
  await openConsole('/orders', {
    staff: staffOfTest('merchant'),
    answers: {
      '/rest/printer/report': refuse('not_signed_in'),
      '/rest/merchant/order/list': { records: [], total: 0, pageNo: 1, pageSize: 100 },
    },
  });
  await screen.findByText('这台设备不再自动出票：打印机密钥已失效');
  expect(usePluggedPrinting.getState().printing).toBeNull();
});
