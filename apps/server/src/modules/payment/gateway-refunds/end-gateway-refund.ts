import type { paymentStaffCalls } from '@chifan/contract/payment/staff-calls';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { type GatewayRefundDestination, payOnBehalfOfGateway } from '../../wallet/index.ts';
import type { Gateways } from '../gateways.ts';
import { type GatewayRefundRow, gatewayRefundByNumber, lockGatewayRefund } from './gateway-refund.store.ts';
import { writeGatewayRefundEnd, writeGatewayRefundHistory } from './gateway-refund-history.store.ts';
import { transitionGatewayRefund } from './on-gateway-refund.ts';

type Input = z.output<(typeof paymentStaffCalls)['endGatewayRefund']['input']>;
type By = { readonly caller: { readonly id: number }; readonly now: Date };
type Ended = { readonly number: string; readonly destination: GatewayRefundDestination };

/**
 * Settles a refund that the gateway cannot pay, on an operator's decision. The refund is credited to the guest's
 * balance, or the operator paid it in another way. The gateway is queried first, so that a refund that it has paid or
 * may still pay is not paid twice.
 */
export async function endGatewayRefund(
  platform: Platform,
  gateways: Gateways,
  input: Input,
  { caller, now }: By,
): Promise<Answer<Ended>> {
  const gatewayRefund = await gatewayRefundByNumber(platform.database.read, input.number);
  if (!gatewayRefund) return refused('refund_not_found');
  const obstacle = await requeryGatewayRefund(platform, gateways, gatewayRefund);
  if (obstacle) return obstacle;
  return platform.database.transact(async (tx, after): Promise<Answer<Ended>> => {
    const locked = await lockGatewayRefund(tx, gatewayRefund.id);
    if (locked?.state !== 'failed') return refused('transition_not_allowed', { state: locked?.state });
    // Another request to the gateway is running, and its result is unknown.
    if (locked.tryingUntil !== null && locked.tryingUntil > now) return refused('gateway_busy');
    await end(tx, platform, locked, { ...input, staffId: caller.id, at: now });
    after(platform.wakeJobs);
    return { ok: true, value: { number: locked.number, destination: input.destination } };
  });
}

/**
 * Queries the gateway about a failed refund and stores the refund's new state. @returns a refusal, or undefined if the
 * operator may settle the refund
 */
async function requeryGatewayRefund(
  platform: Platform,
  gateways: Gateways,
  gatewayRefund: GatewayRefundRow,
): Promise<ReturnType<typeof refused> | undefined> {
  if (gatewayRefund.state !== 'failed') return refused('transition_not_allowed', { state: gatewayRefund.state });
  const gateway = gateways[gatewayRefund.method];
  // A gateway that is not configured any more cannot be queried and sends no money.
  if (!gateway) return undefined;
  try {
    const told = await gateway.queryGatewayRefund(gatewayRefund);
    if (told === null || told.state === 'failed') return undefined;
    await platform.database.transact(async (tx, after) => {
      const { state, reference } = told;
      await transitionGatewayRefund(tx, platform, gatewayRefund.id, {
        state,
        reference,
        error: null,
        askedIn: gatewayRefund.state,
      });
      after(platform.wakeJobs);
    });
  } catch (error) {
    platform.log.warn(
      { err: error, gatewayRefund: gatewayRefund.number },
      'gateway query failed before a refund was closed',
    );
  }
  return refused('gateway_busy');
}

async function end(
  tx: Tx,
  platform: Platform,
  gatewayRefund: GatewayRefundRow,
  { destination, reference, note, staffId, at }: Input & { readonly staffId: number; readonly at: Date },
): Promise<void> {
  const { id: gatewayRefundId, orderId, purchaseId } = gatewayRefund;
  await writeGatewayRefundEnd(tx, { gatewayRefundId, destination, at });
  const event = destination === 'balance' ? 'to_balance' : 'paid_otherwise';
  await writeGatewayRefundHistory(tx, { gatewayRefundId, event, staffId, reference: reference || null, note, at });
  await payOnBehalfOfGateway(tx, { ...gatewayRefund, at }, destination);
  await platform.events.publish(tx, 'payment.gateway-refund-changed', { gatewayRefundId, orderId, purchaseId }, at);
}
