import type { paymentStaffCalls } from '@chifan/contract/payment/staff-calls';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { gatewayRefundByNumber } from '../gateway-refunds/gateway-refund.store.ts';
import { tryGatewayRefund } from '../gateway-refunds/send-gateway-refund.ts';
import type { Gateways } from '../gateways.ts';
import { payoutsByNumber } from '../withdrawal-payouts/payout.store.ts';
import { tryPayout } from '../withdrawal-payouts/send-payout.ts';

type Tried = z.output<(typeof paymentStaffCalls)['retryTransfer']['output']>;

/**
 * Retries a failed refund or payout (rule payment-18). A retry reuses the transfer's number, so the gateway sends the
 * money only once.
 */
export async function retryTransfer(
  platform: Platform,
  gateways: Gateways,
  { number }: { readonly number: string },
): Promise<Answer<Tried>> {
  const state = (await retryRefund(platform, gateways, number)) ?? (await retryPayout(platform, gateways, number));
  return state ? { ok: true, value: { number, state } } : refused('refund_not_found');
}

async function retryRefund(
  platform: Platform,
  gateways: Gateways,
  number: string,
): Promise<Tried['state'] | undefined> {
  const refund = await gatewayRefundByNumber(platform.database.read, number);
  if (!refund || refund.state === 'settled') return refund?.state;
  // Another request for this refund is waiting for the gateway's response.
  if (refund.tryingUntil !== null && refund.tryingUntil > platform.clock.now()) return 'pending';
  return tryGatewayRefund(platform, gateways, refund);
}

async function retryPayout(
  platform: Platform,
  gateways: Gateways,
  number: string,
): Promise<Tried['state'] | undefined> {
  const [payout] = await payoutsByNumber(platform.database.read, [number]);
  if (!payout) return undefined;
  const answer = payout.state === 'pending' ? await tryPayout(platform, gateways, payout) : undefined;
  const state = answer?.state ?? payout.state;
  // An operator recorded that the member was paid in another way.
  return state === 'ended' ? 'settled' : state;
}
