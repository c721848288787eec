import { languages } from '@chifan/domain';
import { insightDays } from '@chifan/domain/ordering';
import { z } from 'zod';
import { call } from './call.ts';
import { count, id, money, ownName, text } from './fields.ts';
import { translatedText } from './translation.ts';

const figures = z.object({
  /** Booked for the shop in the ledger, less what refunds took from it: `earned` − `refunded`. */
  revenue: money,
  earned: money,
  refunded: money,
  orders: count,
  /** What guests paid for an order; null without orders. */
  average: money.nullable(),
  /** Orders of which something was refunded. */
  refunds: count,
  refused: count,
  /** Seconds from payment to acceptance, and from there until the food is ready. */
  medianAnswer: count.nullable(),
  medianPrep: count.nullable(),
});

/** For who works at the shop, and for operators at any. */
export const insightCalls = {
  shopInsight: call({
    path: '/rest/staff/insight',
    access: 'signed_in',
    summary: 'A shop’s figures of the last business days, today with them, beside as many before.',
    input: z.object({ shopId: id, days: z.literal(insightDays) }),
    output: z.object({
      now: figures,
      before: figures,
      days: z.array(z.object({ day: text, revenue: money, orders: count })),
      dishes: z.array(z.object({ nameZh: text, name: ownName, pieces: count, amount: money })),
      /** 1 is Monday; after midnight it is still the night of the day before. */
      hours: z.array(z.object({ weekday: count, hour: count, orders: count })),
      refusals: z.array(z.object({ event: text, reason: text.nullable(), orders: count })),
    }),
    reasons: ['shop_not_found'],
  }),
  searchMisses: call({
    path: '/rest/staff/searchMisses',
    access: 'signed_in',
    summary:
      'What guests near a shop looked for and did not find, most often first; without a shop, for operators, everywhere.',
    input: z.object({ shopId: id.optional(), days: z.literal(insightDays) }),
    output: z.object({
      misses: z.array(
        z.object({
          /** In one writing: small letters, without signs. */
          words: text,
          language: z.enum(languages),
          searches: count,
          /** Null where they are Chinese. */
          inChinese: translatedText.nullable(),
          /** By which restaurant most of them were; null of a shop's own neighbourhood. */
          nearestShopZh: text.nullable(),
          nearestShop: ownName,
        }),
      ),
    }),
    reasons: ['shop_not_found'],
  }),
};
