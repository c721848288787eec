import { maxPrize, payoutMethods, withdrawalEvents, withdrawalStates } from '@chifan/domain/affiliate';
import { rewardStates } from '@chifan/domain/wallet';
import { z } from 'zod';
import { amount, count, id, instant, integer, localText, money, text } from '../fields.ts';

/** `affiliate` comes from a friend's order, `draw` from the member's own order. */
export const affiliateReward = z.object({
  id,
  kind: z.enum(['affiliate', 'draw']),
  state: z.enum(rewardStates),
  /** Fen, after deductions by refunds. */
  amount: money,
  /** Abbreviated so that it identifies no one. Null for a draw. */
  friend: text.nullable(),
  /** Null for a friend's order, which is private. */
  orderId: id.nullable(),
  orderNumber: text.nullable(),
  /** Rule ordering-90. Null for an order without one. */
  dayNumber: count.nullish(),
  at: instant,
  dueAt: instant,
});
export type AffiliateReward = z.infer<typeof affiliateReward>;

export const lotteryDraw = z.object({
  orderId: id,
  orderNumber: text,
  /** Rule ordering-90. Null for an order without one. */
  dayNumber: count.nullish(),
  shopName: localText,
  state: z.enum(['waiting', 'drawn', 'over']),
  /** Fen of each draw: one, or two with a ticket. Empty in the state `waiting`. */
  outcomes: z.array(money),
  until: instant,
  drawnAt: instant.nullable(),
});
export type LotteryDraw = z.infer<typeof lotteryDraw>;

/** Probability: `millionths` of all draws. */
export const lotteryPrize = z.object({
  amount: amount({ min: 0, max: maxPrize }),
  millionths: integer({ min: 1, max: 1_000_000 }),
});

/** Each version has an id. The newest version is in force. */
export const lotteryPrizeTable = z.object({ id, prizes: z.array(lotteryPrize) });

export const withdrawal = z.object({
  id,
  number: text,
  amount: money,
  payoutMethod: z.enum(payoutMethods),
  /** Masked except for its ends. */
  account: text,
  bankName: text.nullable(),
  realName: text,
  state: z.enum(withdrawalStates),
  /** Why it was refused or could not be paid, in the reader's language. */
  reason: text.nullable(),
  createdAt: instant,
  timeline: z.array(z.object({ event: z.enum(withdrawalEvents), to: z.enum(withdrawalStates), at: instant })),
});
export type Withdrawal = z.infer<typeof withdrawal>;

export const staffWithdrawal = withdrawal.extend({
  /** Number of the payout at the gateway, used in alerts. */
  payoutNumber: text,
  memberId: id,
  memberName: text,
  /** Note of the operator who refused it. Never shown to the member. */
  note: text.nullable(),
  /** In full while a manual payout is possible, masked afterwards. */
  fullAccount: text,
  /** Remaining affiliate balance of the member. */
  balanceLeft: money,
  invited: count,
  /** A large sum needs two operators. */
  approvals: z.array(z.object({ name: text, at: instant })),
  approvalsNeeded: count,
  /** Last answer of the gateway. Null before the first request. */
  payoutDetail: text.nullable(),
  allowedEvents: z.array(z.enum(withdrawalEvents)),
});
export type StaffWithdrawal = z.infer<typeof staffWithdrawal>;
