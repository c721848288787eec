import { minWithdrawal, payoutMethods } from '@chifan/domain/affiliate';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import {
  amount,
  count,
  emptyAsUndefined,
  id,
  instant,
  money,
  nameOrEmpty,
  pageWithAll,
  paymentSecret,
  requiredText,
  text,
} from '../fields.ts';
import { paymentPasswordReasons } from '../member/views.ts';
import { affiliateReward, lotteryDraw, lotteryPrizeTable, withdrawal } from './views.ts';

export const affiliateCalls = {
  invitation: call({
    path: '/rest/affiliate/invitation',
    access: 'member',
    summary: 'The caller’s invitation link and its results.',
    output: z.object({
      link: text,
      invited: count,
      ordered: count,
      /** Share of the price of a friend’s dishes that the caller earns, in thousandths. */
      permille: count,
      earned: money,
      pending: money,
      tickets: count,
      /**
       * Number of friends who must still order, and fen that the member must still spend, for the next double-draw
       * ticket.
       */
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
      /** Fen won in prize draws, minus amounts taken back by refunds. */
      drawn: money,
      rewards: pageOf(affiliateReward),
    }),
  }),
  drawTable: call({
    path: '/rest/affiliate/draw/table',
    access: 'public',
    summary: 'The prizes of a prize draw and their probabilities, which sum to one million.',
    output: lotteryPrizeTable,
  }),
  draws: call({
    path: '/rest/affiliate/draw/list',
    access: 'member',
    summary: 'The caller’s draws, open ones first, and the number of double-draw tickets.',
    input: z.object({ ...pageWithAll(20), orderId: id.optional() }),
    output: z.object({ tickets: count, draws: pageOf(lotteryDraw) }),
  }),
  draw: call({
    path: '/rest/affiliate/draw',
    access: 'member',
    summary: 'Draws for a completed order: once, or twice with a double-draw ticket. The result is final.',
    input: z.object({ orderId: id, withTicket: z.boolean().default(false) }),
    output: lotteryDraw.extend({ amount: money, dueAt: instant.nullable(), ticketsLeft: count }),
    reasons: ['draw_not_found', 'draw_done', 'draw_over', 'draw_waits', 'draw_ticket_missing'],
    creates: true,
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
      amount: amount({ min: minWithdrawal }),
      realName: requiredText(60),
      payoutMethod: z.enum(payoutMethods),
      account: requiredText(60),
      bankName: nameOrEmpty(60).default(''),
      paymentPassword: emptyAsUndefined(paymentSecret),
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
};
