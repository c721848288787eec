import type { PrintJob } from '@chifan/domain/printing';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { CallApi } from '../client/call-client.ts';
import { runBridge } from './bridge.ts';

const page: PrintJob = {
  document: 'test',
  order: null,
  receipt: null,
  isCopy: false,
  copy: 1,
  copies: 1,
  paper: 80,
  printerName: '前台',
};

test('the printer program repeats a print result until the server has it, and prints nothing meanwhile', async () => {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const print = vi.fn(async () => 'printed' as const);
  const asked: string[] = [];
  let failures = 2;
  const api = async (path: string) => {
    asked.push(path.slice('/rest/printer/'.length));
    if (path === '/rest/printer/job/claim')
      return { job: print.mock.calls.length === 0 ? { ...page, id: 7, claim: 'c' } : null };
    if (path === '/rest/printer/report') return { shopId: 1 };
    if (failures > 0) {
      failures -= 1;
      throw new Error('unreachable');
    }
    ending.abort();
    return true;
  };
  const feed = { listen: () => () => undefined, pause: () => undefined };
  await runBridge(
    { shopId: 1 },
    {
      api: api as unknown as CallApi,
      feed,
      printer: { fault: async () => null, print },
      say: () => undefined,
      signal: ending.signal,
      idleMs: 1,
      againMs: 1,
    },
  );
  expect(print).toHaveBeenCalledOnce();
  expect(asked).toEqual(['report', 'job/claim', 'job/settle', 'job/settle', 'job/settle']);
});
