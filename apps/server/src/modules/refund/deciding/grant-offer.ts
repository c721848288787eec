import type { RefundEvent } from '@chifan/domain/refund';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';

import type { RefundRow } from '../refund.store.ts';
import type { LockedRefund } from '../transition-refund.ts';
import { grantRefund } from './grant-refund.ts';

/**
 * Refunds the amount that the merchant offered, at the shop's cost. Called when the guest accepts the offer or has not
 * answered for a day.
 */
export async function grantRefundOffer(
  platform: Platform,
  transition: TransitionContext,
  locked: LockedRefund,
  event: Extract<RefundEvent, 'accept_offer' | 'auto_accept_offer'>,
): Promise<Answer<RefundRow>> {
  const { state, offered, offer_reason: reason } = locked.refund;
  if (offered === null || reason === null) return refused('transition_not_allowed', { state, event });
  return grantRefund(platform, transition, locked, { event, amount: offered, liable: 'merchant', reason });
}
