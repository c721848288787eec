import { dayOfDate, weekdayOfDay } from '../shanghai-time.ts';

/** Maps a duration in seconds, rounded to ten, to the number of times it occurred. */
export type Durations = Readonly<Record<string, number>>;

/** Stored statistics of a shop for one business day. Amounts are in fen. */
export type DayTally = {
  /** The business day, as 'YYYY-MM-DD'. */
  readonly day: string;
  /** Fen that the ledger credited to the shop on the business day, and fen that it took back for refunds. */
  readonly earned: number;
  readonly refunded: number;
  /**
   * Number of paid orders that were placed on the business day and not cancelled, and the fen paid for these orders.
   */
  readonly orders: number;
  readonly paid: number;
  /** Number of orders with a refund. */
  readonly refunds: number;
  /** Maps the hour (0 to 23) to the number of orders. */
  readonly hours: Readonly<Record<string, number>>;
  /** Times from payment to acceptance, and from acceptance until the food is ready. */
  readonly answers: Durations;
  readonly preps: Durations;
  readonly dishes: readonly { readonly nameZh: string; readonly pieces: number; readonly amount: number }[];
  /** Number of cancelled orders for each event that cancelled them, and its reason. */
  readonly refusals: readonly { readonly event: string; readonly reason: string | null; readonly orders: number }[];
};

/**
 * Selectable periods of a shop's statistics, in business days. The previous period of equal length is shown for
 * comparison.
 */
export const insightDays = [1, 7, 30, 90] as const;
export type InsightDays = (typeof insightDays)[number];

/**
 * The server calculates the tally of a business day for the last time after this number of days. Until then, refunds
 * may still change the tally.
 */
export const daysUntilTallied = 7;

export type InsightFigures = {
  readonly revenue: number;
  readonly earned: number;
  readonly refunded: number;
  readonly orders: number;
  /** Mean payment per order in fen, rounded. Null without orders. */
  readonly average: number | null;
  readonly refunds: number;
  readonly refused: number;
  /** Median times in seconds until a shop answers an order and until the food is ready. Null without measurements. */
  readonly medianAnswer: number | null;
  readonly medianPrep: number | null;
};

const sumOf = (tallies: readonly DayTally[], of: (tally: DayTally) => number): number =>
  tallies.reduce((sum, tally) => sum + of(tally), 0);

export function figuresOf(tallies: readonly DayTally[]): InsightFigures {
  const [earned, refunded] = [sumOf(tallies, (day) => day.earned), sumOf(tallies, (day) => day.refunded)];
  const orders = sumOf(tallies, (day) => day.orders);
  return {
    revenue: earned - refunded,
    earned,
    refunded,
    orders,
    average: orders === 0 ? null : Math.round(sumOf(tallies, ({ paid }) => paid) / orders),
    refunds: sumOf(tallies, (day) => day.refunds),
    refused: sumOf(tallies, ({ refusals }) => refusals.reduce((sum, refusal) => sum + refusal.orders, 0)),
    medianAnswer: medianOf(tallies.map(({ answers }) => answers)),
    medianPrep: medianOf(tallies.map(({ preps }) => preps)),
  };
}

/** For an even number of durations, the lower of the two middle values. */
export function medianOf(all: readonly Durations[]): number | null {
  const counts = new Map<number, number>();
  for (const [seconds, times] of all.flatMap((each) => Object.entries(each)))
    counts.set(Number(seconds), (counts.get(Number(seconds)) ?? 0) + times);
  const sorted = [...counts].toSorted(([one], [other]) => one - other);
  const half = sorted.reduce((sum, [, times]) => sum + times, 0) / 2;
  let seen = 0;
  for (const [seconds, times] of sorted) {
    seen += times;
    if (seen >= half) return seconds;
  }
  return null;
}

/** The `most` dishes with the most sold portions over all days. */
export function bestDishes(tallies: readonly DayTally[], most: number): DayTally['dishes'] {
  const dishes = Map.groupBy(
    tallies.flatMap((tally) => tally.dishes),
    ({ nameZh }) => nameZh,
  );
  return [...dishes]
    .map(([nameZh, days]) => ({
      nameZh,
      pieces: days.reduce((sum, { pieces }) => sum + pieces, 0),
      amount: days.reduce((sum, { amount }) => sum + amount, 0),
    }))
    .filter(({ pieces }) => pieces > 0)
    .toSorted((one, other) => other.pieces - one.pieces || other.amount - one.amount)
    .slice(0, most);
}

/** Number of orders for each weekday (1 is Monday) and hour. Hours after midnight count for the weekday before. */
export function busyHours(tallies: readonly DayTally[]): { weekday: number; hour: number; orders: number }[] {
  const counts = new Map<string, { weekday: number; hour: number; orders: number }>();
  for (const { day, hours } of tallies) {
    const weekday = weekdayOfDay(dayOfDate(day));
    for (const [hour, orders] of Object.entries(hours)) {
      const key = `${weekday} ${hour}`;
      counts.set(key, { weekday, hour: Number(hour), orders: (counts.get(key)?.orders ?? 0) + orders });
    }
  }
  return [...counts.values()];
}

export function refusalReasons(tallies: readonly DayTally[]): DayTally['refusals'] {
  const same = Map.groupBy(
    tallies.flatMap(({ refusals }) => refusals),
    ({ event, reason }) => `${event} ${reason}`,
  );
  return [...same.values()]
    .flatMap(([first, ...more]) =>
      first ? [{ ...first, orders: more.reduce((sum, { orders }) => sum + orders, first.orders) }] : [],
    )
    .toSorted((one, other) => other.orders - one.orders);
}
