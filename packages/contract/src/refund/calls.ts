import { z } from 'zod';
import { call } from '../call.ts';
import { amount, count, id, instant, localText, money, requiredText, text } from '../fields.ts';
import {
  refundDetail,
  refundItems,
  refundLookup,
  refundParts,
  refundPhotos,
  refundRef,
  refundRequest,
  refundRequestErrors,
  refundTransitionErrors,
} from './views.ts';

export const refundCalls = {
  previewRefund: call({
    path: '/rest/order/refund/preview',
    access: 'member',
    summary:
      'Amounts that a refund of these items would return now, and whether it would be granted at once. The decision uses the same function.',
    input: z.object({ orderId: id, items: refundItems }),
    output: z.object({
      parts: refundParts,
      /** Maximum amount that the guest can request for the given items, in fen. */
      most: money,
      isAtOnce: z.boolean(),
      /**
       * A refund that is granted by rule, without a decision by staff. It requires one of these reasons, a photo, and
       * at most `most` fen. Null if the order allows no such refund.
       */
      byRule: z.object({ reasons: z.array(count), most: money }).nullable(),
      /** The time until which the restaurant may answer a request that is sent now. */
      answerBefore: instant,
      /** Numbers of the cancel reasons that the guest can select. */
      reasons: z.array(count),
      lines: z.array(
        z.object({
          position: count,
          name: localText,
          nameZh: text,
          plate: text,
          quantity: count,
          /** Units of the line that were not refunded before. */
          left: count,
          /** Menu price of one unit with its options, in fen. */
          price: money,
          /** Amount paid for one unit after the reductions, in fen. */
          each: money,
        }),
      ),
    }),
    reasons: ['order_not_found', 'refund_not_allowed', 'refund_too_late', 'refund_nothing_chosen'],
  }),
  applyForRefund: call({
    path: '/rest/order/refund/apply',
    access: 'member',
    summary:
      'Requests a refund of items. Granted at once if no decision is needed or a rule grants it, otherwise sent to the merchant.',
    input: refundRequest.extend({
      orderId: id,
      items: refundItems,
      /** Requested amount in fen, at most the `most` of the preview. */
      amount: amount({ min: 1 }),
    }),
    output: refundDetail,
    reasons: [...refundRequestErrors],
    creates: true,
  }),
  refundProgress: call({
    path: '/rest/order/refund/progress',
    access: 'member',
    summary: 'The refund of an order: the newest one, or one by its id.',
    input: refundLookup,
    output: refundDetail,
    reasons: ['refund_not_found'],
  }),
  withdrawRefund: call({
    path: '/rest/order/refund/withdraw',
    access: 'member',
    summary: 'Withdraws a refund request. The guest may make one more.',
    input: refundRef,
    output: refundDetail,
    reasons: [...refundTransitionErrors],
  }),
  acceptOfferedRefund: call({
    path: '/rest/order/refund/accept',
    access: 'member',
    summary: 'Accepts the merchant’s partial offer. The money is refunded now, and the request is closed.',
    input: refundRef,
    output: refundDetail,
    reasons: [...refundTransitionErrors],
  }),
  appealRefund: call({
    path: '/rest/order/refund/appeal',
    access: 'member',
    summary: 'Appeals to the platform, with evidence, within 24 hours after the merchant refused or offered a part.',
    input: refundRef.extend({ note: requiredText(500), photos: refundPhotos }),
    output: refundDetail,
    reasons: [...refundTransitionErrors, 'too_late', 'picture_unknown'],
  }),
};
