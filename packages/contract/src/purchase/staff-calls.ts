import { z } from 'zod';
import { call } from '../call.ts';
import { amount } from '../fields.ts';

const topUpTier = z.object({ amount: amount({ min: 100 }), bonus: amount({ min: 0 }) });

export const purchaseStaffCalls = {
  setTopUpTiers: call({
    path: '/rest/platform/topUp/set',
    access: 'platform',
    roles: ['finance'],
    summary: 'Replaces the table of top-up amounts and bonuses. Fails if another operator changed the table meanwhile.',
    input: z.object({
      /** Optimistic lock: the table of top-ups as the operator loaded it. Absent: no check. */
      replaces: z.array(topUpTier).max(12).optional(),
      tiers: z
        .array(topUpTier)
        .max(12)
        .refine((tiers) => new Set(tiers.map(({ amount }) => amount)).size === tiers.length, 'each sum once'),
      /** Maximum of all bonuses for one member in a month, in fen. Absent: unchanged. */
      monthlyBonus: amount({ min: 0 }).optional(),
    }),
    output: z.boolean(),
    reasons: ['table_changed'],
  }),
};
