import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import { instant, money, pageWithAll } from './fields.ts';

export const walletCalls = {
  balance: call({
    path: '/rest/wallet/balance',
    access: 'member',
    summary: 'The balance, and its ledger: description, amount, time.',
    input: z.object(pageWithAll(20)),
    output: z.object({
      balance: money,
      entries: pageOf(
        z.object({
          /** Why it was posted: order_paid, order_refunded, top_up, opening … */
          reason: z.string(),
          orderNumber: z.string().nullable(),
          amount: money,
          at: instant,
        }),
      ),
    }),
  }),
};
