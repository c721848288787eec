import { shanghaiDay } from '@chifan/domain';
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
