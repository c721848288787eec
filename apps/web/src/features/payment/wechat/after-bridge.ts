import type { Payable } from '../../../data/payable.ts';
import type { WeChatOutcome } from './pay-with-we-chat.ts';

/**
 * `maybe`: the guest may have paid. `broken_off` (the guest cancelled) and `not_arrived` are returned only if our
 * server, which queries WeChat Pay, found no payment.
 */
export type AfterBridge = 'maybe' | 'broken_off' | 'not_arrived';

/**
 * The result of WeChat’s payment sheet. Unless WeChat reports success, queries our server before the app says that
 * nothing was paid.
 */
export async function afterBridge(
  said: WeChatOutcome,
  look: () => Promise<Payable['state'] | undefined>,
): Promise<AfterBridge> {
  if (said === 'ok') return 'maybe';
  // The guest may have paid. Return this result even if the server cannot be reached.
  if ((await look()) !== 'unpaid') return 'maybe';
  return said === 'cancel' ? 'broken_off' : 'not_arrived';
}
