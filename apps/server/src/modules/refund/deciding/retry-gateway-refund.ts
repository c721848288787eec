import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { type Gateways, tryGatewayRefundNow } from '../../payment/index.ts';
import { gatewayRefundsOf, refundInList } from '../reading/read-refunds.store.ts';

/** Tells the gateway again, under the refund's own number: it can send the money only once. */
export async function retryGatewayRefund(
  platform: Platform,
  gateways: Gateways,
  { refundId }: { readonly refundId: number },
): Promise<Answer<{ readonly id: number }>> {
  const refund = await refundInList(platform.database.read, refundId);
  if (!refund) return refused('refund_not_found');
  const waiting = (await gatewayRefundsOf(platform.database.read, [refundId])).filter(
    ({ state }) => state === 'failed',
  );
  if (waiting.length === 0) return refused('transition_not_allowed', { state: refund.state });
  for (const gatewayRefund of waiting) await tryGatewayRefundNow(platform, gateways, gatewayRefund.id);
  return { ok: true, value: { id: refundId } };
}
