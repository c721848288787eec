import { soldOutLengths } from '@chifan/domain/catalogue';
import {
  extraMinuteChoices,
  isRefusalExplained,
  merchantRefuseNotes,
  merchantRefuseReasons,
} from '@chifan/domain/ordering';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { id, integer, money, pageWithAll, text, upperCaseCode } from '../fields.ts';
import { orderRef, orderTransitionErrors } from '../transitions.ts';
import { staffOrder } from './staff-views.ts';

export const orderingStaffCalls = {
  merchantOrders: call({
    path: '/rest/merchant/order/list',
    access: 'merchant',
    roles: ['manager', 'cashier', 'kitchen'],
    summary: 'Orders of the caller’s shops: open ones, or a page of the past.',
    input: z.object({ ...pageWithAll(20), view: z.enum(['open', 'past']).default('open'), shopId: id.optional() }),
    output: pageOf(staffOrder),
    reasons: ['shop_not_found'],
  }),
  unansweredOrders: call({
    path: '/rest/merchant/order/unanswered',
    access: 'merchant',
    roles: ['manager', 'cashier', 'kitchen'],
    summary: 'Orders of the caller’s shops in the last 24 hours that expired without an answer, newest first.',
    output: z.array(z.object({ id, number: text, amount: money })),
  }),
  acceptOrder: call({
    path: '/rest/merchant/order/accept',
    access: 'merchant',
    roles: ['manager', 'cashier', 'kitchen'],
    summary: 'Accepts an order, optionally with extra minutes for the kitchen.',
    input: orderRef.extend({ extraMinutes: z.literal(extraMinuteChoices).optional() }),
    output: staffOrder,
    reasons: [...orderTransitionErrors],
  }),
  delayOrder: call({
    path: '/rest/merchant/order/delay',
    access: 'merchant',
    roles: ['manager', 'cashier', 'kitchen'],
    summary: 'Delays an order that is being cooked, at most twice. The guest is notified.',
    input: orderRef.extend({ extraMinutes: z.literal(extraMinuteChoices) }),
    output: staffOrder,
    reasons: [...orderTransitionErrors],
  }),
  refuseOrder: call({
    path: '/rest/merchant/order/refuse',
    access: 'merchant',
    roles: ['manager', 'cashier', 'kitchen'],
    summary: 'Refuses an order with a coded reason (“other” needs a coded note). The guest is refunded in full.',
    input: orderRef
      .extend({
        reason: z.enum(merchantRefuseReasons),
        /** Fixed note that explains the refusal if its reason is "other". */
        note: z.enum(merchantRefuseNotes).optional(),
        /** Marks the dishes of the given lines as sold out for the given time (rule catalogue-34). */
        sellOut: z
          .object({
            positions: z
              .array(integer({ min: 0, max: 9_999 }))
              .min(1)
              .max(200),
            until: z.enum(soldOutLengths),
          })
          .optional(),
      })
      .refine(isRefusalExplained, { path: ['note'] }),
    output: staffOrder,
    reasons: [...orderTransitionErrors],
  }),
  runOut: call({
    path: '/rest/merchant/order/runOut',
    access: 'merchant',
    roles: ['manager', 'cashier', 'kitchen'],
    summary: 'Cancels with a full refund because the shop ran out, within 15 minutes after acceptance.',
    input: orderRef,
    output: staffOrder,
    reasons: [...orderTransitionErrors, 'too_late'],
  }),
  markReady: call({
    path: '/rest/merchant/order/ready',
    access: 'merchant',
    roles: ['manager', 'cashier', 'kitchen'],
    summary: 'Marks the food as ready for the courier, or for the guest, who is notified.',
    input: orderRef,
    output: staffOrder,
    reasons: [...orderTransitionErrors],
  }),
  redeemCode: call({
    path: '/rest/merchant/order/redeem',
    access: 'merchant',
    roles: ['manager', 'cashier', 'kitchen'],
    summary: 'Redeems the pick-up code, or the code of a brand’s voucher, when the guest gets the food.',
    input: z.object({ shopId: id, code: upperCaseCode(32) }),
    output: staffOrder,
    /** Details of the reasons: {triesLeft} for `pick_up_code_wrong`, {waitSeconds} for `pick_up_code_paused`. */
    reasons: [
      'pick_up_code_wrong',
      'pick_up_code_paused',
      'pick_up_code_too_early',
      'transition_not_allowed',
      'shop_not_found',
    ],
  }),
};
