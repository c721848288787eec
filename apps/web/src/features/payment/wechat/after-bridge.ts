import type { Payable } from '../../../data/payable.ts';
import type { WeChatOutcome } from './pay-with-we-chat.ts';

/** `broken_off` and `not_arrived` are said only where our server, which asks WeChat Pay, knows of no money. */
export type AfterBridge = 'maybe' | 'broken_off' | 'not_arrived';

/** What may be told to a guest whom the bridge has sent back: whatever it said, the server is asked before we deny a payment. */
export async function afterBridge(
  said: WeChatOutcome,
  look: () => Promise<Payable['state'] | undefined>,
): Promise<AfterBridge> {
  if (said === 'ok') return 'maybe';
  // Where the server cannot be asked, the guest waits for its word.
  if ((await look()) !== 'unpaid') return 'maybe';
  return said === 'cancel' ? 'broken_off' : 'not_arrived';
}
