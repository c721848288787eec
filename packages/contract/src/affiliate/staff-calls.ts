import { withdrawalRefusals } from '@chifan/domain/affiliate';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { count, decimal, id, money, optionalText, pageWithAll, requiredText, textOrEmpty } from '../fields.ts';
import { transitionErrors } from '../transitions.ts';
import { lotteryPrize, lotteryPrizeTable, staffWithdrawal } from './views.ts';

const onWithdrawal = z.object({ withdrawalId: id });

const moved = ['withdrawal_not_found', ...transitionErrors] as const;

export const affiliateStaffCalls = {
  setDrawTable: call({
    path: '/rest/platform/draw/table',
    access: 'platform',
    roles: ['content'],
    summary:
      'Replaces the table of prizes. Fails if another operator changed the table meanwhile. The probabilities sum to one million.',
    input: z.object({
      replaces: id,
      prizes: z.array(lotteryPrize).min(1).max(20),
    }),
    output: lotteryPrizeTable,
    reasons: ['table_changed', 'draw_table_invalid'],
  }),
  drawFigures: call({
    path: '/rest/platform/draw/figures',
    access: 'platform',
    roles: ['content'],
    summary: 'Results of the draws of the last thirty days by prize, with the expected values of the table.',
    output: z.object({
      draws: count,
      amount: money,
      expectedEach: decimal,
      prizes: z.array(z.object({ amount: money, times: count })),
    }),
  }),
  platformWithdrawals: call({
    path: '/rest/platform/withdrawal/list',
    access: 'platform',
    roles: ['finance'],
    summary:
      'Withdrawals that need an operator (oldest first), all withdrawals (newest first), or one by its number or its payout’s number.',
    input: z.object({
      ...pageWithAll(20),
      view: z.enum(['open', 'all']).default('open'),
      number: optionalText(100),
    }),
    output: pageOf(staffWithdrawal),
  }),
  waitingWithdrawals: call({
    path: '/rest/platform/withdrawal/waiting',
    access: 'platform',
    roles: ['finance'],
    summary: 'Number of withdrawals that need an operator.',
    output: z.object({ waiting: count }),
  }),
  approveWithdrawal: call({
    path: '/rest/platform/withdrawal/approve',
    access: 'platform',
    roles: ['finance'],
    needsFreshSignIn: true,
    summary: 'Approves a withdrawal. A large one needs a second operator. Payouts through a gateway are then sent.',
    input: onWithdrawal,
    output: staffWithdrawal,
    reasons: [...moved, 'second_operator_needed'],
  }),
  refuseWithdrawal: call({
    path: '/rest/platform/withdrawal/refuse',
    access: 'platform',
    roles: ['finance'],
    summary: 'Refuses a withdrawal with a reason for the member. The amount returns to the balance.',
    input: onWithdrawal.extend({ refusal: z.enum(withdrawalRefusals), note: textOrEmpty(300).default('') }),
    output: staffWithdrawal,
    reasons: [...moved],
  }),
  settleWithdrawal: call({
    path: '/rest/platform/withdrawal/settle',
    access: 'platform',
    roles: ['finance'],
    needsFreshSignIn: true,
    summary: 'Records the outcome of a manual payout, with its reference.',
    input: onWithdrawal.extend({ outcome: z.enum(['paid', 'failed']), reference: requiredText(100) }),
    output: staffWithdrawal,
    reasons: [...moved, 'gateway_busy'],
  }),
};
