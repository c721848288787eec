import { z } from 'zod';
import { call } from '../call.ts';
import { count, day, id, money, pageWithAll, text } from '../fields.ts';
import { currencyRate, ledgerPage } from './views.ts';

const currencyTable = z
  .array(currencyRate)
  .max(60)
  .refine((rates) => new Set(rates.map(({ currency }) => currency)).size === rates.length, 'each currency once');

export const walletStaffCalls = {
  earnings: call({
    path: '/rest/merchant/earnings',
    access: 'merchant',
    roles: ['manager'],
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
    roles: ['finance'],
    summary: 'Checks whether the ledger balances: sums by kind of account, and all inconsistencies.',
    output: z.object({
      sums: z.array(z.object({ kind: text, asset: text, amount: money })),
      isBalanced: z.boolean(),
      problems: z.array(text),
    }),
  }),
  setCurrencyRates: call({
    path: '/rest/platform/currency/set',
    access: 'platform',
    roles: ['finance'],
    summary: 'Replaces the table of currencies. Fails if another operator changed the table meanwhile.',
    input: z.object({
      /** Optimistic lock: the currency table as the operator loaded it. Absent: no check. */
      replaces: z.object({ date: text.nullable(), rates: z.array(currencyRate).max(60) }).optional(),
      date: day,
      rates: currencyTable,
    }),
    output: z.boolean(),
    reasons: ['table_changed'],
  }),
};
