import { z } from 'zod';
import { pageOf } from '../envelope.ts';
import { count, currency, id, instant, money, rate, text } from '../fields.ts';

export const ledgerRow = z.object({
  /** Reason of the posting: order_paid, order_refunded, top_up, top_up_bonus, gift, rebate, points_earned … */
  reason: text,
  orderId: id.nullish(),
  orderNumber: text.nullable(),
  /**
   * The day number, which the kitchen calls out (rule ordering-90). Null without an order, or for an order without a
   * day number.
   */
  dayNumber: count.nullish(),
  /** Fen, or whole points. Positive: received. Negative: spent. */
  amount: money,
  /** Balance of the account after the entry. Absent in a filtered list. */
  after: money.optional(),
  at: instant,
});
export type LedgerRow = z.infer<typeof ledgerRow>;

export const ledgerPage = pageOf(ledgerRow).extend({
  /** Entries before this time are archived and not listed. Null: none are archived. */
  archivedUntil: instant.nullable().default(null),
});

/**
 * Approximate value of one unit of the currency in fen, from a dated table (rule wallet-8). The app shows converted
 * amounts next to CNY.
 */
export const currencyRate = z.object({ currency, fen: rate(1_000_000) });
