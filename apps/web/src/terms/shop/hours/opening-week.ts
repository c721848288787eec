import type { Language } from '@chifan/domain';
import type { OutputOf } from '../../../platform/api.ts';

export type Week = OutputOf<'/rest/shop/details'>['week'];
type Span = Week[number]['spans'][number];

const minutesPerDay = 1_440;

/**
 * Writes opening hours such as "18:00–02:00". Closing times after midnight are clock times, and a full day ends at
 * 24:00.
 */
export const spanText = ({ opens, closes }: Span): string =>
  `${clock(opens)}–${closes === minutesPerDay ? '24:00' : clock(closes % minutesPerDay)}`;

export const isAllDay = (spans: readonly Span[]): boolean =>
  spans.some(({ opens, closes }) => opens === 0 && closes >= minutesPerDay);

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const formatters = new Map<Language, Intl.DateTimeFormat>();

/** The full name of the weekday of a date 'YYYY-MM-DD'. */
export function weekdayName(date: string, language: Language): string {
  let formatter = formatters.get(language);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    formatters.set(language, formatter);
  }
  return formatter.format(new Date(`${date}T00:00:00Z`));
}
