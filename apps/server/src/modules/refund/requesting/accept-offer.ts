import type { Answer } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { byMember, changeRefund } from '../change-refund.ts';
import { grantRefundOffer } from '../deciding/grant-offer.ts';
import { mealRefundPolicy } from '../meal-refund-policy.ts';
import type { RefundRow } from '../refund.store.ts';

/**
 * Refunds the amount that the merchant offered. The guest may still accept after the deadline, until the timer refunds
 * the offered amount.
 */
export const acceptOfferedRefund = (
  platform: Platform,
  input: { readonly refundId: number },
  context: MemberContext,
): Promise<Answer<RefundRow>> =>
  changeRefund(mealRefundPolicy, platform, input.refundId, byMember(context), (transition, locked) =>
    grantRefundOffer(platform, transition, locked, 'accept_offer'),
  );
