import type { OpeningHours } from '../catalogue/opening-hours/opening-hours.ts';
import { openingsAhead } from '../catalogue/opening-hours/shop-state-now.ts';
import { shanghaiMinutes } from '../shanghai-time.ts';

/**
 * The times at which a guest wrote a help request and the platform first replied. `answeredAt` is null if the platform
 * has not replied.
 */
export type FirstAnswer = { readonly askedAt: Date; readonly answeredAt: Date | null };

/**
 * How soon the platform replies to a help request (rule help-11). `later` means that the staffed hours begin at
 * `opensAt`. `unknown` means that the recent replies are too few or too slow for a promise.
 */
export type ReplyTime =
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'later'; readonly opensAt: Date }
  | { readonly kind: 'unknown' };

/** Number of past days whose help requests are used to estimate the reply time. */
export const replyTimeDays = 7;
/** Minimum number of help requests for a promised reply time. */
export const minRepliesForTime = 5;
/**
 * The estimate uses only help requests that guests wrote at a time of day at most this many minutes before or after the
 * current one.
 */
export const replyTimeWindowMinutes = 120;
/** The shown reply time is the time within which this share of the help requests had an answer. */
export const shareAnsweredInTime = 0.75;

/** Reply times that guests can see, in minutes. If replies take longer, guests see no number of minutes. */
const shownMinutes = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60] as const;
const longestMinutes = 60;
const minutesPerDay = 1_440;
const minuteMs = 60_000;

/**
 * Estimates the reply time from the help requests of the last days around this time of day. A request that waits for
 * more than an hour counts as slow. A newer request without a reply does not count yet.
 */
export function replyTime(
  asked: readonly FirstAnswer[],
  { now, hours }: { readonly now: Date; readonly hours: OpeningHours | null },
): ReplyTime {
  const opensAt = hours === null ? now : openingsAhead(hours, now, 7)[0]?.opens;
  if (opensAt === undefined) return { kind: 'unknown' };
  if (opensAt > now) return { kind: 'later', opensAt };
  const waits = asked
    .filter(({ askedAt }) => isComparable(askedAt, now) && isStaffed(hours, askedAt))
    .flatMap((each) => waitOf(each, now) ?? [])
    .toSorted((a, b) => a - b);
  const typical = waits[Math.ceil(waits.length * shareAnsweredInTime) - 1];
  if (waits.length < minRepliesForTime || typical === undefined) return { kind: 'unknown' };
  const minutes = shownMinutes.find((each) => typical <= each);
  return minutes === undefined ? { kind: 'unknown' } : { kind: 'minutes', minutes };
}

/**
 * Whether the help request was sent in the last `replyTimeDays`, and at most `replyTimeWindowMinutes` before or after
 * the current time of day.
 */
function isComparable(askedAt: Date, now: Date): boolean {
  const age = shanghaiMinutes(now) - shanghaiMinutes(askedAt);
  const apart = age % minutesPerDay;
  return (
    age >= 0 && age <= replyTimeDays * minutesPerDay && Math.min(apart, minutesPerDay - apart) <= replyTimeWindowMinutes
  );
}

function isStaffed(hours: OpeningHours | null, at: Date): boolean {
  if (hours === null) return true;
  const opens = openingsAhead(hours, at, 1)[0]?.opens;
  return opens !== undefined && opens <= at;
}

/** Minutes until the first reply. Undefined if the request has no reply and is less than an hour old. */
function waitOf({ askedAt, answeredAt }: FirstAnswer, now: Date): number | undefined {
  if (answeredAt !== null) return (answeredAt.getTime() - askedAt.getTime()) / minuteMs;
  return now.getTime() - askedAt.getTime() > longestMinutes * minuteMs ? Number.POSITIVE_INFINITY : undefined;
}
