import { paymentMethods } from '@chifan/domain/payment';
import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import { count, instant, money, pageWithAll, text, typed } from './fields.ts';

/** A refund or a payout that its gateway could not send (rule payment-18). */
const failedTransfer = z.object({
  kind: z.enum(['refund', 'payout']),
  /** Our number, which is sent to the gateway. */
  number: text,
  /** The number of the order, the purchase or the withdrawal. */
  of: text,
  method: z.enum(paymentMethods),
  amount: money,
  tries: count,
  /** The gateway's message, or the error of the last try. */
  error: text.nullable(),
  at: instant,
});
export type FailedTransfer = z.infer<typeof failedTransfer>;

export const failedTransferCalls = {
  failedTransfers: call({
    path: '/rest/platform/payment/failedTransfers',
    access: 'platform',
    summary: 'Refunds and payouts that their gateway could not send, oldest first.',
    input: z.object(pageWithAll(20)),
    output: pageOf(failedTransfer),
  }),
  failedTransferCount: call({
    path: '/rest/platform/payment/failedTransfers/count',
    access: 'platform',
    summary: 'Number of refunds and payouts that their gateway could not send.',
    output: z.object({ waiting: count }),
  }),
  retryTransfer: call({
    path: '/rest/platform/payment/retryTransfer',
    access: 'platform',
    summary:
      'Tries a refund or a payout again now, under its own number. Repeated, it sends the money once and returns the current state.',
    input: z.object({ number: typed(100) }),
    output: z.object({ number: text, state: z.enum(['pending', 'settled', 'failed']) }),
    reasons: ['refund_not_found'],
  }),
};
