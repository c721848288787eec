import { memberLevels } from '@chifan/domain/member';
import { rewardKinds, rewardStates } from '@chifan/domain/wallet';
import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import { count, currency, day, id, instant, money, month, pageWithAll, rate, text } from './fields.ts';

const ledgerRow = z.object({
  /** The posting's reason: order_paid, order_refunded, top_up, top_up_bonus, gift, rebate, points_earned … */
  reason: text,
  orderId: id.nullish(),
  orderNumber: text.nullable(),
  /** Fen, or whole points. Positive: received. Negative: spent. */
  amount: money,
  /** Balance of the account afterwards. Absent in a filtered list. */
  after: money.optional(),
  at: instant,
});
export type LedgerRow = z.infer<typeof ledgerRow>;

const ledgerPage = pageOf(ledgerRow).extend({
  /** Earlier entries are archived and not listed. Null: none are. */
  archivedUntil: instant.nullable().default(null),
});

const reward = z.object({
  id,
  kind: z.enum(rewardKinds),
  state: z.enum(rewardStates),
  orderId: id.nullable(),
  orderNumber: text.nullable(),
  /** Fen, or whole points, after deductions by refunds. */
  amount: money,
  dueAt: instant,
});

const level = z.object({
  level: z.enum(memberLevels),
  /** Minimum for this level: fen paid for completed orders within twelve months. */
  from: money,
  monthlyCoupons: count,
  /** Permille added to a top-up's bonus. */
  topUpBonusPermille: count,
});

/** Fen of one unit of the currency: an approximation shown next to CNY, from a dated table (rule wallet-8). */
const currencyRate = z.object({ currency, fen: rate(1_000_000) });

const currencyTable = z
  .array(currencyRate)
  .max(60)
  .refine((rates) => new Set(rates.map(({ currency }) => currency)).size === rates.length, 'each currency once');

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
      /** Fen paid for completed orders within the last twelve months, less refunds. */
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
  earnings: call({
    path: '/rest/merchant/earnings',
    access: 'merchant',
    summary: 'Earnings of a shop: balance, and ledger by business day.',
    input: z.object({ shopId: id, ...pageWithAll(20) }),
    output: z.object({
      balance: money,
      days: z.array(z.object({ day: text, earned: money, refunded: money, orders: count })),
      entries: ledgerPage,
    }),
    reasons: ['shop_not_found'],
  }),
  ledgerCheck: call({
    path: '/rest/platform/ledger/check',
    access: 'platform',
    summary: 'Checks whether the ledger balances: sums by kind of account, and all inconsistencies.',
    output: z.object({
      sums: z.array(z.object({ kind: text, asset: text, amount: money })),
      isBalanced: z.boolean(),
      problems: z.array(text),
    }),
  }),
  currencyRates: call({
    path: '/rest/platform/currency/list',
    access: 'public',
    summary: 'Approximate values of other currencies, and their date.',
    output: z.object({ date: text.nullable(), rates: z.array(currencyRate) }),
  }),
  setCurrencyRates: call({
    path: '/rest/platform/currency/set',
    access: 'platform',
    summary: 'Replaces the table of currencies. Fails if it changed meanwhile.',
    input: z.object({
      /** Optimistic lock: the table that was edited. Absent: no check. */
      replaces: z.object({ date: text.nullable(), rates: z.array(currencyRate).max(60) }).optional(),
      date: day,
      rates: currencyTable,
    }),
    output: z.boolean(),
    reasons: ['table_changed'],
  }),
};
