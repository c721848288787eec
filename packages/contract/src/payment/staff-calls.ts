import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { count, id, instant, money, pageWithAll, requiredText, text, textOrEmpty } from '../fields.ts';
import { alertDetail, disputeView, failedTransfer, moneyTrail } from './views.ts';

export const paymentStaffCalls = {
  failedTransfers: call({
    path: '/rest/platform/payment/failedTransfers',
    access: 'platform',
    roles: ['support', 'finance'],
    summary:
      'Refunds and payouts that their gateway could not send, and open disputes: first by the deadline for evidence, then the oldest first.',
    input: z.object(pageWithAll(20)),
    output: pageOf(failedTransfer),
  }),
  failedTransferCount: call({
    path: '/rest/platform/payment/failedTransfers/count',
    access: 'platform',
    roles: ['support', 'finance'],
    summary: 'Number of refunds and payouts that their gateway could not send, and of open disputes.',
    output: z.object({ waiting: count }),
  }),
  retryTransfer: call({
    path: '/rest/platform/payment/retryTransfer',
    access: 'platform',
    roles: ['support', 'finance'],
    summary:
      'Retries a refund or a payout now, under the same number. A repeated call sends the money only once and returns the current state.',
    input: z.object({ number: requiredText(100) }),
    output: z.object({ number: text, state: z.enum(['pending', 'settled', 'failed']) }),
    reasons: ['refund_not_found'],
  }),
  paymentAlerts: call({
    path: '/rest/platform/payment/alerts',
    access: 'platform',
    roles: ['finance'],
    summary: 'Rejected or inconsistent webhooks of gateways, and differences in daily statements, newest first.',
    input: z.object(pageWithAll(20)),
    output: pageOf(
      z.object({
        id,
        method: text,
        /**
         * Kind of the alert: bad_signature, wrong_app, wrong_amount, unknown_payment, replayed, statement_differs,
         * gateway_refund_failed, gateway_absent, paid_twice, payout_waits, disputed.
         */
        kind: text,
        reference: text.nullable(),
        says: alertDetail,
        at: instant,
        /**
         * Number of events in the alert. All forged webhooks of a day are one alert. `at` is the time of the first
         * event, `lastAt` the time of the newest.
         */
        count,
        lastAt: instant,
      }),
    ),
  }),
  paymentDisputes: call({
    path: '/rest/platform/payment/disputes',
    access: 'platform',
    roles: ['support', 'finance'],
    summary: 'Disputes (chargebacks) of payments. Open ones first, the earliest deadline first.',
    input: z.object({ ...pageWithAll(20), orderId: id.optional(), isOpen: z.boolean().default(false) }),
    output: pageOf(disputeView),
  }),
  paymentStatements: call({
    path: '/rest/platform/payment/statements',
    access: 'platform',
    roles: ['finance'],
    summary: 'Daily comparisons of each gateway’s statement with our own books.',
    input: z.object(pageWithAll(30)),
    output: pageOf(
      z.object({
        method: text,
        day: text,
        payments: money,
        refunds: money,
        ourPayments: money,
        ourRefunds: money,
        differences: count,
        comparedAt: instant,
      }),
    ),
  }),
  moneyTrail: call({
    path: '/rest/platform/payment/trail',
    access: 'platform',
    roles: ['support', 'finance'],
    summary:
      'The attempts, gateway refunds and postings of an order, purchase or withdrawal. Found by its number, or by the number or gateway reference of an attempt or gateway refund.',
    input: z.object({ number: requiredText(100) }),
    /** The money trail of the number. Null: no payment has this number. */
    output: moneyTrail.nullable(),
  }),
  endGatewayRefund: call({
    path: '/rest/platform/payment/endGatewayRefund',
    access: 'platform',
    roles: ['finance'],
    needsFreshSignIn: true,
    summary:
      'Ends a gateway refund that the gateway cannot complete: paid otherwise, or credited to the guest’s balance. Refused while the gateway processes it.',
    input: z.object({
      /** Number of the gateway refund, not of the order. */
      number: requiredText(100),
      destination: z.enum(['otherwise', 'balance']),
      /** Id of the transfer at the bank that paid the guest. */
      reference: textOrEmpty(100).default(''),
      /** Why the operator settled the gateway refund by hand, and how the guest was paid. */
      note: requiredText(500),
    }),
    output: z.object({ number: text, destination: z.enum(['otherwise', 'balance']) }),
    reasons: ['refund_not_found', 'transition_not_allowed', 'gateway_busy'],
  }),
};
