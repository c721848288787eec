import { expect, test } from 'vitest';
import type { Payable } from '../../../data/payable.ts';
import { afterBridge } from './after-bridge.ts';
import type { WeChatOutcome } from './pay-with-we-chat.ts';

const told = (said: WeChatOutcome, state: Payable['state'] | undefined) => afterBridge(said, async () => state);

test('a failure that WeChat’s bridge reports is none as long as the server has not been asked', async () => {
  expect(await told('fail', 'paid')).toBe('maybe');
  expect(await told('fail', 'over')).toBe('maybe');
  expect(await told('fail', undefined)).toBe('maybe');
  expect(await told('fail', 'unpaid')).toBe('not_arrived');
});

test('whoever closed WeChat’s sheet has not paid, unless the server knows better', async () => {
  expect(await told('cancel', 'unpaid')).toBe('broken_off');
  expect(await told('cancel', 'paid')).toBe('maybe');
});

test('what the bridge calls paid is waited for', async () => {
  expect(await told('ok', 'unpaid')).toBe('maybe');
});
