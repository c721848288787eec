import { withdrawalStates } from '@chifan/domain/affiliate';
import { orderStates } from '@chifan/domain/ordering';
import { disputeStates, payEnvironments, paymentMethods, purchaseKinds, purchaseStates } from '@chifan/domain/payment';
import { rewardStates } from '@chifan/domain/wallet';
import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import { failedTransferCalls } from './failed-transfers.ts';
import {
  count,
  decimal,
  emptyAsNone,
  id,
  instant,
  money,
  pageWithAll,
  paymentSecret,
  text,
  typed,
  typedOrEmpty,
} from './fields.ts';
import { paymentPasswordReasons } from './member.ts';

/** Amount of a posting on one account. The entries of a posting sum to zero. */
const trailEntry = z.object({
  kind: text,
  /** Id of a member, shop or order, or name of a gateway. Empty for the platform's own accounts. */
  ownerId: text,
  asset: z.enum(['cny', 'points']),
  amount: money,
});

const trailGatewayRefund = z.object({
  number: text,
  amount: money,
  state: z.enum(['pending', 'settled', 'failed']),
  tries: count,
  error: text.nullable(),
  reference: text.nullable(),
  at: instant,
  settledAt: instant.nullable(),
  /** `otherwise`: the platform paid outside the gateway, because the gateway could not refund. */
  destination: z.enum(['gateway', 'otherwise', 'balance']),
  /** Actions of operators outside the gateway, and later reports of the gateway. */
  history: z.array(
    z.object({
      event: z.enum(['paid_otherwise', 'to_balance', 'gateway_paid_too']),
      staffName: text.nullable(),
      reference: text.nullable(),
      note: text.nullable(),
      at: instant,
    }),
  ),
});

/** A chargeback (rule payment-17). */
const shownDispute = z.object({
  id,
  method: text,
  /** The gateway's own number. */
  reference: text,
  /** The number of the order or the purchase. */
  number: text,
  state: z.enum(disputeStates),
  amount: money,
  /** The gateway's code, for example `fraudulent`. */
  reason: text,
  /** Deadline for evidence. Null: the gateway accepts none. */
  evidenceBy: instant.nullable(),
  /** The part of the guest's balance that is frozen now. */
  frozen: money,
  at: instant,
  endedAt: instant.nullable(),
});
export type ShownDispute = z.infer<typeof shownDispute>;

const trailAttempt = z.object({
  number: text,
  method: z.enum(paymentMethods),
  amount: money,
  state: z.enum(['open', 'settled', 'failed', 'cancelled']),
  /** The attempt's id at the gateway. */
  reference: text.nullable(),
  at: instant,
  settledAt: instant.nullable(),
  gatewayRefunds: z.array(trailGatewayRefund),
  disputes: z.array(shownDispute).default([]),
});

/** Reward of the guest's inviter for the completed order. */
const trailInvitation = z.object({
  inviterId: id,
  /** Why there is no reward: same device, same payer, or the restaurant of one of them. */
  barred: z.enum(['device', 'payer', 'shop']).nullable(),
  /** After deductions by refunds. Null without a reward. */
  reward: z.object({ amount: money, state: z.enum(rewardStates) }).nullable(),
});

/** Every movement of money of an order, a purchase or a withdrawal. */
const moneyTrail = z.object({
  of: z.union([
    z.object({ kind: z.literal('order'), id, number: text, state: z.enum(orderStates) }),
    z.object({ kind: z.enum(purchaseKinds), id, number: text, state: z.enum(purchaseStates) }),
    z.object({ kind: z.literal('withdrawal'), id, number: text, state: z.enum(withdrawalStates) }),
  ]),
  attempts: z.array(trailAttempt),
  /** Without entries if they are archived. */
  postings: z.array(z.object({ key: text, reason: text, at: instant, entries: z.array(trailEntry) })),
  /** Earlier postings of a purchase or withdrawal are archived and not listed. Null: none are. */
  archivedUntil: instant.nullable().default(null),
  /** Null: the guest has no inviter, the order is not completed, or it is no order. */
  invitation: trailInvitation.nullable(),
});
export type MoneyTrail = z.infer<typeof moneyTrail>;

/** Part of an alert's text, coded for translation. Amounts in fen, or in units of the named currency. */
export const alertFact = z.union([
  z.object({ code: z.literal('in_words'), words: text }),
  z.object({ code: z.literal('sent_from'), ip: text }),
  z.object({ code: z.literal('sum_told'), amount: decimal, currency: text }),
  z.object({
    code: z.literal('sum_differs'),
    attempt: text,
    amount: decimal,
    currency: text,
    ours: money,
  }),
  z.object({ code: z.literal('other_content') }),
  z.object({ code: z.literal('nobody_to_ask') }),
  z.object({ code: z.literal('money_not_sent') }),
  z.object({ code: z.literal('paid_back_twice'), amount: money, destination: z.enum(['otherwise', 'balance']) }),
  z.object({ code: z.literal('disputed'), amount: money, reason: text, evidenceBy: instant.nullable() }),
  z.object({ code: z.literal('dispute_ended'), amount: money, outcome: z.enum(['won', 'lost']) }),
  z.object({ code: z.literal('payout_end_unknown') }),
  z.object({ code: z.literal('payout_sent_twice') }),
  z.object({
    code: z.literal('statement_payment'),
    day: text,
    amount: money,
    ours: money,
    state: z.enum(['open', 'settled', 'failed', 'cancelled']),
  }),
  z.object({ code: z.literal('statement_refund'), day: text, amount: money, ours: money }),
  z.object({ code: z.literal('payment_not_in_books'), day: text, amount: money }),
  z.object({ code: z.literal('refund_not_in_books'), day: text, amount: money }),
  z.object({ code: z.literal('refund_paid_otherwise'), day: text, amount: money }),
  z.object({ code: z.literal('payment_not_in_statement'), day: text, amount: money }),
  z.object({ code: z.literal('refund_not_in_statement'), day: text, amount: money }),
]);
export type AlertFact = z.infer<typeof alertFact>;

export type { FailedTransfer } from './failed-transfers.ts';

export const paymentCalls = {
  payableMethods: call({
    path: '/rest/payment/methods',
    access: 'public',
    summary: 'The configured payment methods. The app sorts them and marks those that work in it.',
    output: z.array(z.enum(paymentMethods)),
  }),
  savedCards: call({
    path: '/rest/payment/cards',
    access: 'member',
    summary: 'The caller’s cards stored at the card gateway, with only enough data to recognise them.',
    output: z.array(z.object({ id: text, brand: text, last4: text, expiryMonth: count, expiryYear: count })),
  }),
  removeSavedCard: call({
    path: '/rest/payment/card/remove',
    access: 'member',
    summary: 'Deletes a saved card of the caller at the card gateway.',
    input: z.object({ cardId: typed(100) }),
    output: z.boolean(),
    reasons: ['card_not_found'],
  }),
  addCard: call({
    path: '/rest/payment/card/add',
    access: 'member',
    summary: 'Opens the card gateway’s form in which the caller saves a card without paying.',
    output: z.object({ publishableKey: text, clientSecret: text, scriptUrl: text, returnUrl: text, setup: text }),
    reasons: ['payment_method_unavailable', 'too_many_cards', 'card_form_unavailable'],
    creates: true,
  }),
  finishCard: call({
    path: '/rest/payment/card/finish',
    access: 'member',
    summary:
      'Whether the form of `addCard` saved its card; false before the bank agreed. A card over the limit is detached.',
    input: z.object({ setup: typed(100) }),
    output: z.boolean(),
    reasons: ['card_not_found', 'too_many_cards', 'card_form_unavailable'],
  }),
  startPayment: call({
    path: '/rest/payment/start',
    access: 'member',
    summary: 'Opens a payment attempt for an unpaid order or purchase. Payment by balance settles at once.',
    input: z.object({
      /** Exactly one of the two. */
      orderId: id.optional(),
      purchaseId: id.optional(),
      method: z.enum(paymentMethods),
      paymentPassword: emptyAsNone(paymentSecret),
      /** Environment of the app. Some wallets work only in their own apps (rule payment-2). */
      environment: z.enum(payEnvironments).default('browser'),
    }),
    output: z.object({
      attempt: text,
      method: z.enum(paymentMethods),
      amount: money,
      state: z.enum(['open', 'settled']),
      /**
       * Stripe: {publishableKey, clientSecret, scriptUrl, returnUrl}, and customerSessionClientSecret for saved cards.
       * Alipay: {payUrl}, to be opened. WeChat Pay, inside its app: {appId, timeStamp, nonceStr, package, signType,
       * paySign} for getBrandWCPayRequest.
       */
      clientData: z.record(text, text).nullable(),
    }),
    reasons: [
      'order_not_found',
      'purchase_not_found',
      'payment_not_open',
      'payment_method_unavailable',
      'wechat_not_supported_here',
      'alipay_not_supported_here',
      /** Code 2 with details {url, verifier} as in startWeChat: WeChat must identify the payer first. */
      'wechat_authorization_needed',
      'payment_failed',
      ...paymentPasswordReasons,
      'insufficient_balance',
    ],
    creates: true,
  }),
  paymentStatus: call({
    path: '/rest/payment/status',
    access: 'member',
    summary: 'State of a payment. Queries the gateway if no notice has arrived.',
    input: z.object({ orderId: id }),
    output: z.object({
      orderId: id,
      /** Method of the newest attempt, or `balance`. Null: none. */
      method: z.enum(paymentMethods).nullable(),
      number: text,
      orderState: z.enum(orderStates),
      paymentState: z.enum(['none', 'open', 'settled', 'failed', 'cancelled']),
      payable: money,
      payBefore: instant,
      type: z.enum(['pickup', 'delivery', 'pack']),
      /** Eaten in the restaurant (rule ordering-47). */
      isEatenHere: z.boolean(),
      tableNumber: text.nullable(),
      /** Null for a meal. */
      setMealId: id.nullable(),
    }),
    reasons: ['order_not_found'],
  }),
  paymentAlerts: call({
    path: '/rest/platform/payment/alerts',
    access: 'platform',
    summary: 'Rejected or inconsistent gateway notices, and differences in daily statements, newest first.',
    input: z.object(pageWithAll(20)),
    output: pageOf(
      z.object({
        id,
        method: text,
        /**
         * bad_signature, wrong_app, wrong_amount, unknown_payment, replayed, statement_differs, gateway_refund_failed,
         * gateway_absent, paid_twice, payout_waits, disputed.
         */
        kind: text,
        reference: text.nullable(),
        says: alertFact,
        at: instant,
        /**
         * Number of events in this alert. Forged webhooks of a day form one alert. `at` is the first, `lastAt` the
         * newest.
         */
        count,
        lastAt: instant,
      }),
    ),
  }),
  paymentDisputes: call({
    path: '/rest/platform/payment/disputes',
    access: 'platform',
    summary: 'Disputes (chargebacks) of payments. Open ones first, the earliest deadline first.',
    input: z.object({ ...pageWithAll(20), orderId: id.optional(), isOpen: z.boolean().default(false) }),
    output: pageOf(shownDispute),
  }),
  paymentStatements: call({
    path: '/rest/platform/payment/statements',
    access: 'platform',
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
    summary:
      'The attempts, gateway refunds and postings of an order, purchase or withdrawal. Found by its number, or by the number or gateway reference of an attempt or gateway refund.',
    input: z.object({ number: typed(100) }),
    /** Null: unknown number. */
    output: moneyTrail.nullable(),
  }),
  ...failedTransferCalls,
  endGatewayRefund: call({
    path: '/rest/platform/payment/endGatewayRefund',
    access: 'platform',
    summary:
      'Ends a gateway refund that the gateway cannot complete: paid otherwise, or credited to the guest’s balance. Refused while the gateway processes it.',
    input: z.object({
      /** The gateway refund’s own number. */
      number: typed(100),
      destination: z.enum(['otherwise', 'balance']),
      /** The transfer's id at the bank or other payer. */
      reference: typedOrEmpty(100).default(''),
      /** Why, and how the guest was paid, for later inquiries. */
      note: typed(500),
    }),
    output: z.object({ number: text, destination: z.enum(['otherwise', 'balance']) }),
    reasons: ['refund_not_found', 'transition_not_allowed', 'gateway_busy'],
  }),
};
