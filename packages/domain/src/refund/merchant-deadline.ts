import { type HolidayCalendar, type OpeningHours, openingsAhead } from '../catalogue/index.ts';

/**
 * Rule refund-8: a refund request that the merchant has not answered passes to the platform after this many opening
 * hours.
 */
export const merchantRefundResponseHours = 2;
/**
 * Rule refund-8: an unanswered refund request passes to the platform after this many hours, even if the shop was
 * closed.
 */
export const maxMerchantResponseHours = 24;

const hourMs = 3_600_000;

/**
 * The time until which the merchant may answer a refund request: two hours of the shop's opening hours, at most 24 hours
 * (rule refund-8).
 * @param hours null for an order without a shop, such as a set meal before the restaurant is chosen
 */
export function merchantAnswerDeadline(askedAt: Date, hours: OpeningHours | null, holidays: HolidayCalendar): Date {
  const last = askedAt.getTime() + maxMerchantResponseHours * hourMs;
  let leftMs = merchantRefundResponseHours * hourMs;
  for (const { opens, closes } of hours === null ? [] : openingsAhead(hours, askedAt, daysAhead, holidays)) {
    const start = Math.max(opens.getTime(), askedAt.getTime());
    if (start + leftMs <= closes.getTime()) return new Date(Math.min(last, start + leftMs));
    leftMs -= closes.getTime() - start;
  }
  return new Date(last);
}

/**
 * Number of days after today whose opening hours count for the deadline. One day is enough, because the deadline is at
 * most 24 hours away.
 */
const daysAhead = 1;
