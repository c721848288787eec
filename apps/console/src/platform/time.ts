import { shanghaiDay } from '@chifan/domain';
import { t } from '@lingui/core/macro';
import { byLanguage } from './language/by-language.ts';

/** Times are shown at UTC+8, whatever the time zone of the device (rule catalogue-7). */
const timeZone = 'Asia/Shanghai';

const clock = byLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);
const day = byLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone, month: 'short', day: 'numeric' }));

/**
 * Returns 18:05 for an instant of today, and 11月22日 18:05 or 22 Nov 18:05 for another day. `instant` is ISO 8601 in
 * UTC.
 */
export function clockTime(instant: string, now: Date): string {
  const at = new Date(instant);
  const time = clock().format(at);
  return shanghaiDay(at) === shanghaiDay(now) ? time : `${day().format(at)} ${time}`;
}

/** Returns a date such as 11月22日 or 22 Nov. */
export const dayText = (instant: string): string => day().format(new Date(instant));

const whole = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** Returns 2026-11-22 18:05, which spreadsheets sort correctly. */
export const formatInstant = (instant: string): string => whole.format(new Date(instant));

const minuteMs = 60_000;

/** Whole minutes from now to an instant, rounded down. 0 if the instant has passed. */
export const minutesTo = (instant: string, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(instant) - now.getTime()) / minuteMs));

/** Returns a duration in words, such as 8 分钟 or 9 小时 48 分钟. A clock with colons would read as a time of day. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t`${minutes} 分钟`;
  return rest === 0 ? t`${hours} 小时` : t`${hours} 小时 ${rest} 分钟`;
}
