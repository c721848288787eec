import { maxPrize, payoutMethods, withdrawalEvents, withdrawalStates } from '@chifan/domain/affiliate';
import { rewardStates } from '@chifan/domain/wallet';
import { z } from 'zod';
import { amount, count, id, instant, integer, localText, money, text } from '../fields.ts';

/** A reward of a member. `affiliate`: from a friend's order. `draw`: from a prize draw for the member's own order. */
export const affiliateReward = z.object({
  id,
  kind: z.enum(['affiliate', 'draw']),
  state: z.enum(rewardStates),
  /** Fen, minus amounts taken back by refunds. */
  amount: money,
  /** The friend's name, abbreviated so that it identifies no one. Null for a prize draw. */
  friend: text.nullable(),
  /** Id of the member's own order. Null for a friend's order, because it is private. */
  orderId: id.nullable(),
  orderNumber: text.nullable(),
  /** The day number, which the kitchen calls out (rule ordering-90). Null for an order without a day number. */
  dayNumber: count.nullish(),
  at: instant,
  dueAt: instant,
});
export type AffiliateReward = z.infer<typeof affiliateReward>;

export const lotteryDraw = z.object({
  orderId: id,
  orderNumber: text,
  /** The day number, which the kitchen calls out (rule ordering-90). Null for an order without a day number. */
  dayNumber: count.nullish(),
  shopName: localText,
  state: z.enum(['waiting', 'drawn', 'over']),
  /** Fen won: one amount, or two with a double-draw ticket. Empty in the state `waiting`. */
  outcomes: z.array(money),
  until: instant,
  drawnAt: instant.nullable(),
});
export type LotteryDraw = z.infer<typeof lotteryDraw>;

/** A prize of the draw table. `millionths`: the chance to win this prize, in millionths. */
export const lotteryPrize = z.object({
  amount: amount({ min: 0, max: maxPrize }),
  millionths: integer({ min: 1, max: 1_000_000 }),
});

/** Each version of the prizes has its own id. The newest version is in force. */
export const lotteryPrizeTable = z.object({ id, prizes: z.array(lotteryPrize) });

export const withdrawal = z.object({
  id,
  number: text,
  amount: money,
  payoutMethod: z.enum(payoutMethods),
  /** Account number, masked except for its first and last characters. */
  account: text,
  bankName: text.nullable(),
  realName: text,
  state: z.enum(withdrawalStates),
  /** Why the withdrawal was refused or could not be paid, in the reader's language. */
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
  /** Note of the operator who refused the withdrawal. The member never sees it. */
  note: text.nullable(),
  /** The full account number while an operator may pay by hand, masked afterwards. */
  fullAccount: text,
  /** Remaining affiliate balance of the member. */
  balanceLeft: money,
  invited: count,
  /** Operators who approved the withdrawal. A large sum needs two. */
  approvals: z.array(z.object({ name: text, at: instant })),
  approvalsNeeded: count,
  /** Last answer of the gateway about the payout. Null before the first request. */
  payoutDetail: text.nullable(),
  allowedEvents: z.array(z.enum(withdrawalEvents)),
});
export type StaffWithdrawal = z.infer<typeof staffWithdrawal>;
