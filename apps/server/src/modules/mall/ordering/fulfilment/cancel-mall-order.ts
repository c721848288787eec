import { mallCancelReasons } from '@chifan/domain/mall';
import { type Answer, refused } from '../../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../../platform/http/handlers.ts';
import type { Platform } from '../../../../platform/module.ts';
import { endMallOrder } from './end-mall-order.ts';
import { type OnOrder, withOwnMallOrder } from './with-own-mall-order.ts';

/** A guest may cancel a mall order until the parcel is sent. Afterwards the guest may only request a refund. */
export async function cancelMallOrder(
  platform: Platform,
  { orderId, reason }: OnOrder & { readonly reason: number },
  context: MemberContext,
): Promise<Answer<OnOrder>> {
  if (!mallCancelReasons.some(({ number }) => number === reason)) return refused('bad_request');
  return withOwnMallOrder(platform, orderId, context, async (transition, order) =>
    order.shipped_at === null
      ? endMallOrder(platform, transition, order, 'cancel', String(reason))
      : refused('parcel_sent', { state: order.state }),
  );
}
