import { expect, test } from 'vitest';
import type { Payable } from '../../../data/payable.ts';
import { afterBridge } from './after-bridge.ts';
import type { WeChatOutcome } from './pay-with-we-chat.ts';

const told = (said: WeChatOutcome, state: Payable['state'] | undefined) => afterBridge(said, async () => state);

test('after WeChat reports a failed payment, the server decides whether the guest has paid', async () => {
  expect(await told('fail', 'paid')).toBe('maybe');
  expect(await told('fail', 'over')).toBe('maybe');
  expect(await told('fail', undefined)).toBe('maybe');
  expect(await told('fail', 'unpaid')).toBe('not_arrived');
});

test('after the guest closes WeChat’s payment sheet, the payment counts as cancelled only if the server found no payment', async () => {
  expect(await told('cancel', 'unpaid')).toBe('broken_off');
  expect(await told('cancel', 'paid')).toBe('maybe');
});

test('after WeChat reports a successful payment, the app waits for the server’s confirmation', async () => {
  expect(await told('ok', 'unpaid')).toBe('maybe');
});
