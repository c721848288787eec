import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import { id, pageWithAll } from './fields.ts';
import { workOrder } from './ordering.ts';

const moved = ['order_not_found', 'transition_not_allowed', 'actor_not_allowed'] as const;

/** What the platform's operators do with orders. */
export const platformCalls = {
  platformOrders: call({
    path: '/rest/platform/order/list',
    access: 'platform',
    summary: 'All orders, newest first; searched by number or contact phone.',
    input: z.object({ ...pageWithAll(20), search: z.string().trim().max(40).optional() }),
    output: pageOf(workOrder),
  }),
  giveUpOrder: call({
    path: '/rest/platform/order/giveUp',
    access: 'platform',
    summary: 'Ends a delivery that cannot be made, with a full refund, and records who is liable.',
    input: z.object({
      orderId: id,
      liable: z.enum(['merchant', 'courier', 'platform', 'guest']),
      reason: z.string().trim().min(1).max(300),
    }),
    output: workOrder,
    reasons: [...moved],
  }),
  platformHandBack: call({
    path: '/rest/platform/order/handBack',
    access: 'platform',
    summary: 'Takes a delivery from its courier; the job is offered again.',
    input: z.object({ orderId: id, reason: z.string().trim().min(1).max(300) }),
    output: workOrder,
    reasons: [...moved],
  }),
};
