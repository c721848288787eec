import { type Language, shanghaiDate } from '@chifan/domain';

const monthsShown = 13;

/** The current month as "2026-11" and the twelve months before it, in Shanghai’s calendar. */
export function lastMonths(now: Date): string[] {
  const [year = 0, month = 1] = shanghaiDate(now).split('-').map(Number);
  return Array.from({ length: monthsShown }, (_, back) => {
    const count = year * 12 + month - 1 - back;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
}

/** Name of a month such as "November 2026", in the guest’s language with Western digits. */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
