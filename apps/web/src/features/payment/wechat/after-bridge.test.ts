import { expect, test } from 'vitest';
import type { Payable } from '../../../data/payable.ts';
import { afterBridge } from './after-bridge.ts';
import type { WeChatOutcome } from './pay-with-we-chat.ts';

const told = (said: WeChatOutcome, state: Payable['state'] | undefined) => afterBridge(said, async () => state);

test('a failure reported by WeChat’s bridge is not final until the server has answered', async () => {
  expect(await told('fail', 'paid')).toBe('maybe');
  expect(await told('fail', 'over')).toBe('maybe');
  expect(await told('fail', undefined)).toBe('maybe');
  expect(await told('fail', 'unpaid')).toBe('not_arrived');
});

test('a closed WeChat sheet means no payment, unless the server knows of one', async () => {
  expect(await told('cancel', 'unpaid')).toBe('broken_off');
  expect(await told('cancel', 'paid')).toBe('maybe');
});

test('a payment reported by the bridge is awaited', async () => {
  expect(await told('ok', 'unpaid')).toBe('maybe');
});
