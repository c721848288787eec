import { isMealNotification, type NotificationType } from './notification-types.ts';

/** Minutes of the day, in the time zone of a device. */
export type QuietHours = {
  readonly fromMinute: number;
  readonly untilMinute: number;
  /** News of a living order is pushed at any hour. */
  readonly letsOrdersThrough: boolean;
};

const dayMinutes = 1440;
const minuteMs = 60_000;

/** Rule notification-5: after this time a push about an order is outdated. */
export const orderPushLifetimeMinutes = 120;

/** News of other kinds is still useful the next day. */
const otherPushMinutes = 1440;

export const pushLifetimeMinutes = (news: NotificationType): number =>
  isMealNotification(news) ? orderPushLifetimeMinutes : otherPushMinutes;

/** When a push may ring: now, or at the end of the quiet hours. `minuteOfDay` is in the device's time zone. */
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
