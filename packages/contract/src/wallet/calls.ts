import { memberLevels } from '@chifan/domain/member';
import { rewardKinds, rewardStates } from '@chifan/domain/wallet';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { count, id, instant, money, month, pageWithAll, text } from '../fields.ts';
import { currencyRate, ledgerPage, ledgerRow } from './views.ts';

const reward = z.object({
  id,
  kind: z.enum(rewardKinds),
  state: z.enum(rewardStates),
  orderId: id.nullable(),
  orderNumber: text.nullable(),
  /** The day number, which the kitchen calls out (rule ordering-90). Null for an order without a day number. */
  dayNumber: count.nullish(),
  /** Fen, or whole points, minus amounts taken back by refunds. */
  amount: money,
  dueAt: instant,
});

const level = z.object({
  level: z.enum(memberLevels),
  /** Minimum spending for the member level: fen paid for completed orders within twelve months. */
  from: money,
  monthlyCoupons: count,
  /** Addition to the bonus of a top-up, in thousandths of that bonus. */
  topUpBonusPermille: count,
});

export const walletCalls = {
  balance: call({
    path: '/rest/wallet/balance',
    access: 'member',
    summary: 'The balance and its ledger: description, amount, time.',
    input: z.object({ ...pageWithAll(20), direction: z.enum(['all', 'in', 'out']).default('all') }),
    output: z.object({ balance: money, pending: money.default(0), entries: ledgerPage }),
  }),
  points: call({
    path: '/rest/wallet/points',
    access: 'member',
    summary: 'The points and their ledger.',
    input: z.object({ ...pageWithAll(20), direction: z.enum(['all', 'in', 'out']).default('all') }),
    output: z.object({ points: money, pending: money, entries: ledgerPage }),
  }),
  unreceived: call({
    path: '/rest/wallet/unreceived',
    access: 'member',
    summary: 'Pending earnings: points, or balance (rebates and rewards).',
    input: z.object({ ...pageWithAll(20), asset: z.enum(['points', 'balance']) }),
    output: z.object({ sum: money, rewards: pageOf(reward) }),
  }),
  membership: call({
    path: '/rest/wallet/membership',
    access: 'member',
    summary: 'The caller’s level with its benefits, and the distance to the next level.',
    output: z.object({
      level: z.enum(memberLevels),
      /** Fen paid for completed orders within the last twelve months, minus refunds. */
      spent: money,
      next: z.object({ level: z.enum(memberLevels), missing: money }).nullable(),
      levels: z.array(level),
    }),
  }),
  statement: call({
    path: '/rest/wallet/statement',
    access: 'member',
    summary: 'A month of the balance: opening balance, received, spent, closing balance. The figures add up.',
    input: z.object({ month: month }),
    output: z.object({ before: money, in: money, out: money, after: money, entries: z.array(ledgerRow) }),
    reasons: ['month_archived'],
  }),
  currencyRates: call({
    path: '/rest/platform/currency/list',
    access: 'public',
    summary: 'Approximate values of other currencies, and their date.',
    output: z.object({ date: text.nullable(), rates: z.array(currencyRate) }),
  }),
};
