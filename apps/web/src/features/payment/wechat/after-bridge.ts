import type { Payable } from '../../../data/payable.ts';
import type { WeChatOutcome } from './pay-with-we-chat.ts';

/** `broken_off` and `not_arrived` only if our server, which queries WeChat Pay, knows of no payment. */
export type AfterBridge = 'maybe' | 'broken_off' | 'not_arrived';

/** Queries the server before a payment is denied, whatever the bridge reported. */
export async function afterBridge(
  said: WeChatOutcome,
  look: () => Promise<Payable['state'] | undefined>,
): Promise<AfterBridge> {
  if (said === 'ok') return 'maybe';
  // The server could not be reached, so the guest waits for its answer.
  if ((await look()) !== 'unpaid') return 'maybe';
  return said === 'cancel' ? 'broken_off' : 'not_arrived';
}
