import { languages } from '@chifan/domain';
import { closingWays, insightDays } from '@chifan/domain/insight';
import { z } from 'zod';
import { call } from '../call.ts';
import { count, day, id, instant, money, readerLanguageName, text } from '../fields.ts';
import { translatedText } from '../translation.ts';

const figures = z.object({
  /** Revenue of the shop in the ledger, after refunds: `earned` − `refunded`. */
  revenue: money,
  earned: money,
  refunded: money,
  orders: count,
  /** Average payment per order. Null without orders. */
  average: money.nullable(),
  /** Number of orders with a refund. */
  refunds: count,
  refused: count,
  /** Median seconds from payment to acceptance, and from acceptance until the food is ready. */
  medianAnswer: count.nullable(),
  medianPrep: count.nullable(),
});

/** API calls that staff may use for their own shop, and operators for every shop. */
export const insightStaffCalls = {
  shopInsight: call({
    path: '/rest/staff/insight',
    access: 'signed_in',
    roles: ['manager', 'support', 'finance'],
    summary: 'A shop’s figures of the last business days including today, with the same number of days before.',
    input: z.object({ shopId: id, days: z.literal(insightDays) }),
    output: z.object({
      now: figures,
      before: figures,
      days: z.array(z.object({ day: text, revenue: money, orders: count })),
      dishes: z.array(z.object({ nameZh: text, name: readerLanguageName, pieces: count, amount: money })),
      /** Orders by weekday and hour. Weekday 1 is Monday. Hours after midnight count for the day before. */
      hours: z.array(z.object({ weekday: count, hour: count, orders: count })),
      refusals: z.array(z.object({ event: text, reason: text.nullable(), orders: count })),
    }),
    reasons: ['shop_not_found'],
  }),
  dayClosing: call({
    path: '/rest/staff/dayClosing',
    access: 'signed_in',
    roles: ['manager', 'cashier', 'support', 'finance'],
    summary: 'The closing of a shop’s business day from the ledger. For today also the orders that are not completed.',
    input: z.object({
      shopId: id,
      /** The business day, today by default. */
      day: day.optional(),
    }),
    output: z.object({
      day: text,
      today: text,
      /**
       * Number of paid orders that are not completed, the sum of their payments, and the shop's expected earnings from
       * them. Null for a past day.
       */
      pending: z.object({ orders: count, paid: money, earned: money }).nullable(),
      ways: z.array(z.object({ way: z.enum(closingWays), orders: count, paid: money, earned: money })),
      /** Sums over all completed orders: `paid` + `platformCoupons` − `deliveryFees` − `brandShare` = `earned`. */
      sums: z.object({
        orders: count,
        paid: money,
        platformCoupons: money,
        deliveryFees: money,
        brandShare: money,
        earned: money,
        shopCoupons: money,
        fullReductions: money,
      }),
      /**
       * The amounts that paid the completed orders, by payment method. The method `borne` is money that a courier or
       * the platform paid for an earlier refund.
       */
      methods: z.array(z.object({ method: text, amount: money })),
      /** Money returned to guests, by the kind of ledger account that paid. `count` is the number of orders. */
      refunds: z.array(z.object({ bearer: text, count, amount: money })),
      /** Bookings on the shop's account other than completed orders, by reason. */
      others: z.array(z.object({ reason: text, count, amount: money })),
      /** Sum of all bookings of the day on the shop's account. */
      booked: money,
      /** Time of the newest archived entry of the day. Null: no entry of the day is archived. */
      archivedUntil: instant.nullable(),
    }),
    reasons: ['shop_not_found'],
  }),
  searchMisses: call({
    path: '/rest/staff/searchMisses',
    access: 'signed_in',
    roles: ['manager', 'support', 'content'],
    summary: 'Searches near a shop without a result, most frequent first. Without a shop, for operators: everywhere.',
    input: z.object({ shopId: id.optional(), days: z.literal(insightDays) }),
    output: z.object({
      misses: z.array(
        z.object({
          /** The words of the search in lower case, without punctuation. */
          words: text,
          language: z.enum(languages),
          searches: count,
          /** The searched words in Chinese. Null if the words are Chinese. */
          inChinese: translatedText.nullable(),
          /** Name of the restaurant that was nearest to most of the searches. Null when the request names a shop. */
          nearestShopZh: text.nullable(),
          nearestShop: readerLanguageName,
        }),
      ),
    }),
    reasons: ['shop_not_found'],
  }),
};
