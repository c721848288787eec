import type { Language } from '@chifan/domain';

/** Rule catalogue-7: dates are shown in UTC+8, whatever time zone the phone has. */
const timeZone = 'Asia/Shanghai';

const looks = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { weekday: 'short', month: 'short', day: 'numeric' },
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  moment: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  dayAndTime: {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * Formats: `time` 18:05, `day` Sat, 21 Nov, `date` 21 Nov 2026, `moment` 21 Nov, 18:05, `dayAndTime` Sat, 21 Nov,
 * 18:05.
 */
export type TimeStyle = keyof typeof looks;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an instant, given as ISO 8601 in UTC, as milliseconds or as a Date. The digits are Western in every language,
 * as on receipts in China.
 */
export function formatTime(instant: string | number | Date, look: TimeStyle, language: Language): string {
  const key = `${language} ${look}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { ...looks[look], timeZone });
    formatters.set(key, formatter);
  }
  return formatter.format(new Date(instant));
}

/** Formats an instant as "18:05" if it is today, and as "Sun, 22 Nov, 18:05" on any other day. */
export const formatRelativeDateTime = (instant: string, language: Language, now: Date = new Date()): string =>
  formatTime(instant, isToday(instant, now) ? 'time' : 'dayAndTime', language);

/**
 * Compares the days in Shanghai by their formatted text, because importing the menu’s time rules would make the first
 * screen larger.
 */
export const isToday = (instant: string, now: Date = new Date()): boolean =>
  formatTime(instant, 'date', 'en') === formatTime(now, 'date', 'en');

export const isLaterDay = (instant: string, now: Date = new Date()): boolean =>
  new Date(instant) > now && !isToday(instant, now);

/**
 * Formats a duration in minutes like `Intl.NumberFormat`. Creating that formatter would delay the first paint on a
 * phone by 0.13 seconds.
 */
export const formatMinutes = (minutes: number, language: Language): string => `${minutes}${minuteUnits[language]}`;

const minuteUnits: Readonly<Record<Language, string>> = {
  en: '\u00a0min',
  ja: '\u00a0分',
  ko: '분',
  ru: '\u00a0мин',
  ur: '\u00a0منٹ',
  ar: '\u00a0د',
  fr: '\u00a0min',
  de: '\u00a0Min.',
  'zh-CN': '分钟',
};

export const formatMetres = (metres: number, language: Language): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit: 'meter', unitDisplay: 'long' }).format(metres);
