import { byLanguage } from './language/by-language.ts';

/** Times are at UTC+8, whatever the device's time zone is (rule catalogue-7). */
const timeZone = 'Asia/Shanghai';

const clock = byLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);
const day = byLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone, month: 'short', day: 'numeric' }));

/** 18:05 for an instant of today, 11月22日 18:05 or 22 Nov 18:05 for any other day. Instants are ISO 8601 in UTC. */
export function clockTime(instant: string, now: Date): string {
  const at = new Date(instant);
  const dayOfAt = day().format(at);
  return dayOfAt === day().format(now) ? clock().format(at) : `${dayOfAt} ${clock().format(at)}`;
}

/** 11月22日 or 22 Nov. */
export const dayText = (instant: string): string => day().format(new Date(instant));

const whole = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** 2026-11-22 18:05, in a form that tables can sort. */
export const formatInstant = (instant: string): string => whole.format(new Date(instant));
