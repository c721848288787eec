import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { id, optionalNumberText, pageWithAll, requiredText } from '../fields.ts';
import { orderTransitionErrors } from '../transitions.ts';
import { staffOrder } from './staff-views.ts';

/** API calls for actions of operators on orders. */
export const orderingPlatformCalls = {
  platformOrders: call({
    path: '/rest/platform/order/list',
    access: 'platform',
    roles: ['support', 'finance'],
    summary:
      'All orders, newest first. Searched by number or contact phone, or filtered to one member, locked hand-over codes or deliveries that failed at the door.',
    input: z.object({
      ...pageWithAll(20),
      search: optionalNumberText(40),
      /** Only the orders of this member. */
      memberId: id.optional(),
      isCodeLocked: z.boolean().default(false),
      isUndelivered: z.boolean().default(false),
    }),
    output: pageOf(staffOrder),
  }),
  abandonDelivery: call({
    path: '/rest/platform/order/abandonDelivery',
    access: 'platform',
    roles: ['support'],
    summary: 'Ends an impossible delivery with a full refund, and records who is liable.',
    input: z.object({
      orderId: id,
      liable: z.enum(['merchant', 'courier', 'platform', 'guest']),
      reason: requiredText(300),
    }),
    output: staffOrder,
    reasons: [...orderTransitionErrors],
  }),
  platformHandBack: call({
    path: '/rest/platform/order/handBack',
    access: 'platform',
    roles: ['support'],
    summary: 'Takes a delivery from its courier. The job is offered again.',
    input: z.object({ orderId: id, reason: requiredText(300) }),
    output: staffOrder,
    reasons: [...orderTransitionErrors],
  }),
};
