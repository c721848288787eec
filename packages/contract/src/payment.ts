import { orderStates } from '@chifan/domain/ordering';
import { paymentMethods } from '@chifan/domain/payment';
import { z } from 'zod';
import { call } from './call.ts';
import { id, instant, money } from './fields.ts';

export const paymentCalls = {
  startPayment: call({
    path: '/rest/payment/start',
    access: 'member',
    summary: 'Opens a payment attempt for an unpaid order; balance settles at once.',
    input: z.object({ orderId: id, method: z.enum(paymentMethods), paymentPassword: z.string().max(32).optional() }),
    output: z.object({
      attempt: z.string(),
      method: z.enum(paymentMethods),
      amount: money,
      state: z.enum(['open', 'settled']),
      /** Stripe: {publishableKey, clientSecret, scriptUrl}. */
      clientData: z.record(z.string(), z.string()).nullable(),
    }),
    reasons: [
      'order_not_found',
      'payment_not_open',
      'payment_method_unavailable',
      'payment_failed',
      'payment_password_not_set',
      'payment_password_wrong',
      'payment_password_locked',
      'insufficient_balance',
    ],
    creates: true,
  }),
  paymentStatus: call({
    path: '/rest/payment/status',
    access: 'member',
    summary: 'Where a payment stands; asks the gateway when it has not told us.',
    input: z.object({ orderId: id }),
    output: z.object({
      orderId: id,
      number: z.string(),
      orderState: z.enum(orderStates),
      paymentState: z.enum(['none', 'open', 'settled', 'failed', 'cancelled']),
      payable: money,
      payBefore: instant,
      type: z.enum(['pickup', 'delivery', 'pack']),
    }),
    reasons: ['order_not_found'],
  }),
};
