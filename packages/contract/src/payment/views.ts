import { withdrawalStates } from '@chifan/domain/affiliate';
import { orderStates } from '@chifan/domain/ordering';
import { disputeStates, paymentMethods } from '@chifan/domain/payment';
import { purchaseKinds, purchaseStates } from '@chifan/domain/purchase';
import { rewardStates } from '@chifan/domain/wallet';
import { z } from 'zod';
import { count, decimal, id, instant, money, text } from '../fields.ts';

/** A failed refund, a failed payout, or an open dispute (rules payment-17 and payment-18). */
export const failedTransfer = z.object({
  kind: z.enum(['refund', 'payout', 'dispute']),
  /** Our number of the refund or the payout, which the gateway also has. For a dispute, the gateway's number. */
  number: text,
  /** The number of the order, the purchase or the withdrawal to which the transfer belongs. */
  of: text,
  /** The food order. Null: a purchase or a withdrawal. */
  orderId: id.nullable(),
  method: z.enum(paymentMethods),
  amount: money,
  /** Attempts to send the money. 0 for a dispute. */
  tries: count,
  /** The gateway's message, or the error of the last attempt. For a dispute, the gateway's code for the reason. */
  error: text.nullable(),
  at: instant,
  /** For a dispute: the deadline for evidence. Null: the gateway accepts no evidence, or this is no dispute. */
  evidenceBy: instant.nullable(),
});
export type FailedTransfer = z.infer<typeof failedTransfer>;

/** The change of one account in a posting. The entries of a posting sum to zero. */
const trailEntry = z.object({
  kind: text,
  /**
   * Owner of the account: id of a member, shop or order, or name of a gateway. Empty for the platform's own accounts.
   */
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
  /**
   * Where the refunded money went. `otherwise`: the platform paid outside the gateway, because the gateway could not
   * refund.
   */
  destination: z.enum(['gateway', 'otherwise', 'balance']),
  /** Actions of operators on the refund, and later reports of the gateway. */
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

/** A dispute about a payment, also called chargeback (rule payment-17). */
export const disputeView = z.object({
  id,
  method: text,
  /** The gateway's number of the dispute. */
  reference: text,
  /** The number of the order or the purchase. */
  number: text,
  state: z.enum(disputeStates),
  amount: money,
  /** The gateway's code for the reason, for example `fraudulent`. */
  reason: text,
  /** Deadline for evidence. Null: the gateway accepts no evidence. */
  evidenceBy: instant.nullable(),
  /** Amount that is frozen in the guest's balance now. */
  frozen: money,
  at: instant,
  endedAt: instant.nullable(),
});
export type DisputeView = z.infer<typeof disputeView>;

const trailAttempt = z.object({
  number: text,
  method: z.enum(paymentMethods),
  amount: money,
  state: z.enum(['open', 'settled', 'failed', 'cancelled']),
  /** Id of the payment attempt at the gateway. */
  reference: text.nullable(),
  at: instant,
  settledAt: instant.nullable(),
  gatewayRefunds: z.array(trailGatewayRefund),
  disputes: z.array(disputeView).default([]),
});

/** Reward of the guest's inviter for the completed order. */
const trailInvitation = z.object({
  inviterId: id,
  /**
   * Why the inviter gets no reward: guest and inviter share a device or a payer, or the order's restaurant belongs to
   * one of them.
   */
  barred: z.enum(['device', 'payer', 'shop']).nullable(),
  /** The inviter's reward, minus amounts taken back by refunds. Null without a reward. */
  reward: z.object({ amount: money, state: z.enum(rewardStates) }).nullable(),
});

/** Every movement of money of an order, a purchase or a withdrawal. */
export const moneyTrail = z.object({
  of: z.union([
    z.object({ kind: z.literal('order'), id, number: text, state: z.enum(orderStates) }),
    z.object({ kind: z.enum(purchaseKinds), id, number: text, state: z.enum(purchaseStates) }),
    z.object({ kind: z.literal('withdrawal'), id, number: text, state: z.enum(withdrawalStates) }),
  ]),
  attempts: z.array(trailAttempt),
  /** Postings in the ledger. The entries of an archived posting are empty. */
  postings: z.array(z.object({ key: text, reason: text, at: instant, entries: z.array(trailEntry) })),
  /** Postings of a purchase or withdrawal before this time are archived and not listed. Null: none are archived. */
  archivedUntil: instant.nullable().default(null),
  /** Reward of the guest's inviter. Null: the guest has no inviter, the order is not completed, or this is no order. */
  invitation: trailInvitation.nullable(),
});
export type MoneyTrail = z.infer<typeof moneyTrail>;

/**
 * One statement of an alert, as a code that the app translates. Amounts are in fen, or in units of the named currency.
 */
export const alertDetail = z.union([
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
export type AlertDetail = z.infer<typeof alertDetail>;
