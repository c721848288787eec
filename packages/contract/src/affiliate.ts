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
  secret,
  text,
  typed,
  typedOptional,
  typedOrEmpty,
} from './fields.ts';
import { paymentPasswordReasons } from './member.ts';
import { notMoved } from './transitions.ts';

/** `affiliate`: of a friend's order; `draw`: of one's own. */
const affiliateReward = z.object({
  id,
  kind: z.enum(['affiliate', 'draw']),
  state: z.enum(rewardStates),
  /** Fen, less what a refund took back. */
  amount: money,
  /** Shortened so that it identifies nobody; null for a draw. */
  friend: text.nullable(),
  /** Of a draw only: a friend's order is private. */
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
  /** Fen of each draw: one, or two with a ticket; empty while it waits. */
  outcomes: z.array(money),
  until: instant,
  drawnAt: instant.nullable(),
});
export type Draw = z.infer<typeof draw>;

/** Probability: `millionths` of all draws. */
const prize = z.object({ amount: amount({ min: 0, max: maxPrize }), millionths: integer({ min: 1, max: 1_000_000 }) });

/** Each version has an id of its own; the newest is in force. */
const drawTable = z.object({ id, prizes: z.array(prize) });

export const withdrawal = z.object({
  id,
  number: text,
  amount: money,
  payoutMethod: z.enum(payoutMethods),
  /** Masked but for its ends. */
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
  /** Its number at the payout payoutMethod: alerts use it. */
  payoutNumber: text,
  memberId: id,
  memberName: text,
  /** The refusing operator's note: for the staff, never for the member. */
  note: text.nullable(),
  /** In full while somebody may have to send money there; masked afterwards. */
  fullAccount: text,
  /** The rest of the member's affiliate balance. */
  balanceLeft: money,
  invited: count,
  /** A large sum needs two operators. */
  approvals: z.array(z.object({ name: text, at: instant })),
  approvalsNeeded: count,
  /** The payout payoutMethod's last answer; null before it was asked. */
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
    summary: 'The caller’s link to invite friends with, and how far it has brought them.',
    output: z.object({
      link: text,
      invited: count,
      ordered: count,
      /** Permille of a friend’s goods that the caller earns. */
      permille: count,
      earned: money,
      pending: money,
      tickets: count,
      /** Missing to the next ticket: friends, and fen of own orders. */
      friendsMissing: count,
      spendingMissing: money,
    }),
  }),
  invitedFriends: call({
    path: '/rest/affiliate/friends',
    access: 'member',
    summary: 'Who came by the caller’s link, shortened names, newest first.',
    input: z.object(pageWithAll(20)),
    output: pageOf(z.object({ name: text, joinedAt: instant, hasOrdered: z.boolean(), earned: money })),
  }),
  affiliateRewards: call({
    path: '/rest/affiliate/rewards',
    access: 'member',
    summary: 'The affiliate balance, what waits, what draws brought in cash, and each reward.',
    input: z.object({ ...pageWithAll(20), kind: z.enum(['all', 'affiliate', 'draw']).default('all') }),
    output: z.object({
      balance: money,
      pending: money,
      /** Fen that draws earned, less what refunds took back. */
      drawn: money,
      rewards: pageOf(affiliateReward),
    }),
  }),
  drawTable: call({
    path: '/rest/affiliate/draw/table',
    access: 'public',
    summary: 'What a draw may bring, and how likely. The shares sum to a million.',
    output: drawTable,
  }),
  draws: call({
    path: '/rest/affiliate/draw/list',
    access: 'member',
    summary: 'The caller’s draws: those that wait first, then what was drawn; with the tickets that make one two.',
    input: z.object({ ...pageWithAll(20), orderId: id.optional() }),
    output: z.object({ tickets: count, draws: pageOf(draw) }),
  }),
  draw: call({
    path: '/rest/affiliate/draw',
    access: 'member',
    summary: 'Draws for a completed order, once; twice with a double-draw ticket. What comes out is kept.',
    input: z.object({ orderId: id, withTicket: z.boolean().default(false) }),
    output: draw.extend({ amount: money, dueAt: instant.nullable(), ticketsLeft: count }),
    reasons: ['draw_not_found', 'draw_done', 'draw_over', 'draw_waits', 'draw_ticket_missing'],
    creates: true,
  }),
  setDrawTable: call({
    path: '/rest/platform/draw/table',
    access: 'platform',
    summary: 'Replaces what a draw may bring, unless somebody else has meanwhile. The shares sum to a million.',
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
    summary: 'What the draws of the last thirty days brought, prize by prize, beside what the table expects.',
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
    summary: 'What can be withdrawn now, from how much on, to where; and the real name that is known.',
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
    summary: 'Asks for affiliate balance to be paid out; the sum is held from now on.',
    input: z.object({
      amount: amount({ min: withdrawalLeast }),
      realName: typed(60),
      payoutMethod: z.enum(payoutMethods),
      account: typed(60),
      bankName: nameOrEmpty(60).default(''),
      paymentPassword: emptyAsNone(secret({ max: 32 })),
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
      'Withdrawals that wait for somebody, oldest first, or all of them, newest first; or the one of a number, its own or its payout’s.',
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
    summary: 'How many withdrawals wait for somebody.',
    output: z.object({ waiting: count }),
  }),
  approveWithdrawal: call({
    path: '/rest/platform/withdrawal/approve',
    access: 'platform',
    summary: 'Approves a withdrawal; a large one needs a second operator. What can be sent by itself is sent.',
    input: onWithdrawal,
    output: staffWithdrawal,
    reasons: [...moved, 'second_operator_needed'],
  }),
  refuseWithdrawal: call({
    path: '/rest/platform/withdrawal/refuse',
    access: 'platform',
    summary: 'Refuses a withdrawal with a reason that the member reads; the sum goes back.',
    input: onWithdrawal.extend({ refusal: z.enum(withdrawalRefusals), note: typedOrEmpty(300).default('') }),
    output: staffWithdrawal,
    reasons: [...moved],
  }),
  settleWithdrawal: call({
    path: '/rest/platform/withdrawal/settle',
    access: 'platform',
    summary: 'Says of an approved one that is paid by hand that it was paid, with the payout’s reference, or failed.',
    input: onWithdrawal.extend({ outcome: z.enum(['paid', 'failed']), reference: typed(100) }),
    output: staffWithdrawal,
    reasons: [...moved, 'gateway_busy'],
  }),
};
