import { isMealNotification, type NotificationType } from './notification-types.ts';

/** Quiet hours of a device, in minutes after midnight in its time zone. */
export type QuietHours = {
  readonly fromMinute: number;
  readonly untilMinute: number;
  /** If true, quiet hours do not delay push messages about a restaurant's order. */
  readonly letsOrdersThrough: boolean;
};

const dayMinutes = 1440;
const minuteMs = 60_000;

/** Rule notification-5: minutes after which a push message about an order is outdated. */
export const orderPushLifetimeMinutes = 120;

/** Minutes until a push message without a shorter limit expires. Such a message is still useful the next day. */
const otherPushMinutes = 1440;

export const pushLifetimeMinutes = (news: NotificationType): number =>
  isMealNotification(news) ? orderPushLifetimeMinutes : otherPushMinutes;

/**
 * The time at which a push message may be shown: now, or at the end of the quiet hours. `minuteOfDay` is the current
 * minute in the device's time zone.
 */
export function pushTime(
  news: NotificationType,
  quiet: QuietHours | null,
  { now, minuteOfDay }: { readonly now: Date; readonly minuteOfDay: number },
): Date {
  if (quiet === null || (quiet.letsOrdersThrough && isMealNotification(news))) return now;
  const { fromMinute, untilMinute } = quiet;
  const sinceFrom = (minuteOfDay - fromMinute + dayMinutes) % dayMinutes;
  const length = (untilMinute - fromMinute + dayMinutes) % dayMinutes;
  if (sinceFrom >= length) return now;
  return new Date(now.getTime() + (length - sinceFrom) * minuteMs);
}
