import {
  maxPrize,
  payoutMethods,
  withdrawalEvents,
  withdrawalLeast,
  withdrawalRefusals,
  withdrawalStates,
} from '@chifan/domain/affiliate';
import { rewardStates } from '@chifan/domain/wallet';
import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import {
  amount,
  count,
  decimal,
  emptyAsNone,
  id,
  instant,
  integer,
  localText,
  money,
  nameOrEmpty,
  pageWithAll,
  paymentSecret,
  text,
  typed,
  typedOptional,
  typedOrEmpty,
} from './fields.ts';
import { paymentPasswordReasons } from './member.ts';
import { notMoved } from './transitions.ts';

/** `affiliate` comes from a friend's order, `draw` from the member's own order. */
const affiliateReward = z.object({
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
  at: instant,
  dueAt: instant,
});
export type AffiliateReward = z.infer<typeof affiliateReward>;

const draw = z.object({
  orderId: id,
  orderNumber: text,
  shopName: localText,
  state: z.enum(['waiting', 'drawn', 'over']),
  /** Fen of each draw: one, or two with a ticket. Empty in the state `waiting`. */
  outcomes: z.array(money),
  until: instant,
  drawnAt: instant.nullable(),
});
export type Draw = z.infer<typeof draw>;

/** Probability: `millionths` of all draws. */
const prize = z.object({ amount: amount({ min: 0, max: maxPrize }), millionths: integer({ min: 1, max: 1_000_000 }) });

/** Each version has an id. The newest version is in force. */
const drawTable = z.object({ id, prizes: z.array(prize) });

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

const onWithdrawal = z.object({ withdrawalId: id });
const moved = ['withdrawal_not_found', ...notMoved] as const;

export const affiliateCalls = {
  invitation: call({
    path: '/rest/affiliate/invitation',
    access: 'member',
    summary: 'The caller’s invitation link and its results.',
    output: z.object({
      link: text,
      invited: count,
      ordered: count,
      /** Permille of a friend’s goods that the caller earns. */
      permille: count,
      earned: money,
      pending: money,
      tickets: count,
      /** Missing for the next ticket: friends, and fen of the member's own orders. */
      friendsMissing: count,
      spendingMissing: money,
    }),
  }),
  invitedFriends: call({
    path: '/rest/affiliate/friends',
    access: 'member',
    summary: 'Friends who used the caller’s link, with abbreviated names, newest first.',
    input: z.object(pageWithAll(20)),
    output: pageOf(z.object({ name: text, joinedAt: instant, hasOrdered: z.boolean(), earned: money })),
  }),
  affiliateRewards: call({
    path: '/rest/affiliate/rewards',
    access: 'member',
    summary: 'The affiliate balance, pending amounts, cash won in draws, and each reward.',
    input: z.object({ ...pageWithAll(20), kind: z.enum(['all', 'affiliate', 'draw']).default('all') }),
    output: z.object({
      balance: money,
      pending: money,
      /** Fen won in draws, after deductions by refunds. */
      drawn: money,
      rewards: pageOf(affiliateReward),
    }),
  }),
  drawTable: call({
    path: '/rest/affiliate/draw/table',
    access: 'public',
    summary: 'The prizes of a draw and their probability. The shares sum to one million.',
    output: drawTable,
  }),
  draws: call({
    path: '/rest/affiliate/draw/list',
    access: 'member',
    summary: 'The caller’s draws, open ones first, and the number of double-draw tickets.',
    input: z.object({ ...pageWithAll(20), orderId: id.optional() }),
    output: z.object({ tickets: count, draws: pageOf(draw) }),
  }),
  draw: call({
    path: '/rest/affiliate/draw',
    access: 'member',
    summary: 'Draws for a completed order: once, or twice with a double-draw ticket. The result is final.',
    input: z.object({ orderId: id, withTicket: z.boolean().default(false) }),
    output: draw.extend({ amount: money, dueAt: instant.nullable(), ticketsLeft: count }),
    reasons: ['draw_not_found', 'draw_done', 'draw_over', 'draw_waits', 'draw_ticket_missing'],
    creates: true,
  }),
  setDrawTable: call({
    path: '/rest/platform/draw/table',
    access: 'platform',
    summary: 'Replaces the prizes of draws. Fails if the table changed in the meantime. The shares sum to one million.',
    input: z.object({
      replaces: id,
      prizes: z.array(prize).min(1).max(20),
    }),
    output: drawTable,
    reasons: ['table_changed', 'draw_table_invalid'],
  }),
  drawFigures: call({
    path: '/rest/platform/draw/figures',
    access: 'platform',
    summary: 'Results of the draws of the last thirty days by prize, with the expected values of the table.',
    output: z.object({
      draws: count,
      amount: money,
      expectedEach: decimal,
      prizes: z.array(z.object({ amount: money, times: count })),
    }),
  }),
  withdrawable: call({
    path: '/rest/affiliate/withdrawal/preview',
    access: 'member',
    summary: 'The amount that can be withdrawn, the minimum, the payout methods and the known real name.',
    output: z.object({
      balance: money,
      pending: money,
      least: money,
      realName: text.nullable(),
      payoutMethods: z.array(z.enum(payoutMethods)),
    }),
  }),
  withdraw: call({
    path: '/rest/affiliate/withdrawal/apply',
    access: 'member',
    summary: 'Requests a payout of affiliate balance. The amount is held until the payout ends.',
    input: z.object({
      amount: amount({ min: withdrawalLeast }),
      realName: typed(60),
      payoutMethod: z.enum(payoutMethods),
      account: typed(60),
      bankName: nameOrEmpty(60).default(''),
      paymentPassword: emptyAsNone(paymentSecret),
    }),
    output: withdrawal,
    reasons: ['insufficient_balance', 'payee_account_invalid', 'payment_method_unavailable', ...paymentPasswordReasons],
    creates: true,
  }),
  withdrawals: call({
    path: '/rest/affiliate/withdrawal/list',
    access: 'member',
    summary: 'The caller’s withdrawals, newest first, or one of them.',
    input: z.object({ ...pageWithAll(20), withdrawalId: id.optional() }),
    output: pageOf(withdrawal),
    reasons: ['withdrawal_not_found'],
  }),
  platformWithdrawals: call({
    path: '/rest/platform/withdrawal/list',
    access: 'platform',
    summary:
      'Withdrawals that need an operator, oldest first. Or all of them, newest first. Or one by its number or its payout’s number.',
    input: z.object({
      ...pageWithAll(20),
      view: z.enum(['open', 'all']).default('open'),
      number: typedOptional(100),
    }),
    output: pageOf(staffWithdrawal),
  }),
  waitingWithdrawals: call({
    path: '/rest/platform/withdrawal/waiting',
    access: 'platform',
    summary: 'Number of withdrawals that need an operator.',
    output: z.object({ waiting: count }),
  }),
  approveWithdrawal: call({
    path: '/rest/platform/withdrawal/approve',
    access: 'platform',
    summary: 'Approves a withdrawal. A large one needs a second operator. Payouts through a gateway are then sent.',
    input: onWithdrawal,
    output: staffWithdrawal,
    reasons: [...moved, 'second_operator_needed'],
  }),
  refuseWithdrawal: call({
    path: '/rest/platform/withdrawal/refuse',
    access: 'platform',
    summary: 'Refuses a withdrawal with a reason for the member. The amount returns to the balance.',
    input: onWithdrawal.extend({ refusal: z.enum(withdrawalRefusals), note: typedOrEmpty(300).default('') }),
    output: staffWithdrawal,
    reasons: [...moved],
  }),
  settleWithdrawal: call({
    path: '/rest/platform/withdrawal/settle',
    access: 'platform',
    summary: 'Records the outcome of a manual payout, with its reference.',
    input: onWithdrawal.extend({ outcome: z.enum(['paid', 'failed']), reference: typed(100) }),
    output: staffWithdrawal,
    reasons: [...moved, 'gateway_busy'],
  }),
};
