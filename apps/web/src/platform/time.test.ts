import { languages } from '@chifan/domain';
import { expect, test } from 'vitest';
import { formatMinutes, formatRelativeDateTime, formatTime, isLaterDay } from './time.ts';

test('times are shown in Shanghai’s time zone and in 24-hour format', () => {
  expect(formatTime('2026-11-21T10:05:00Z', 'time', 'en')).toBe('18:05');
  expect(formatTime('2026-11-21T16:30:00Z', 'time', 'en')).toBe('00:30');
  expect(formatTime('2026-11-21T16:30:00Z', 'date', 'en')).toBe('Nov 22, 2026');
});

test('dates and times have Western digits and the Gregorian calendar in every language', () => {
  for (const language of languages) {
    expect(formatTime('2026-11-21T10:05:00Z', 'time', language), language).toMatch(/^\D*18\D05\D*$/);
    expect(formatTime('2026-11-21T10:05:00Z', 'date', language), language).toContain('2026');
  }
});

test.each(languages)('minutes in the language %s have the same format as `Intl.NumberFormat`', (language) => {
  const style = { style: 'unit', unit: 'minute', unitDisplay: 'short' } as const;
  const intl = new Intl.NumberFormat(`${language}-u-nu-latn`, style);
  for (const minutes of [1, 2, 3, 5, 11, 21, 33, 90, 120, 999]) {
    expect(withBreakingSpaces(formatMinutes(minutes, language))).toBe(withBreakingSpaces(intl.format(minutes)));
  }
});

const withBreakingSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('a time on another day in Shanghai is shown with its day', () => {
  // In Shanghai it is 23:50 on the 21st.
  const now = new Date('2026-11-21T15:50:00Z');
  expect(formatRelativeDateTime('2026-11-21T15:59:00Z', 'en', now)).toBe('23:59');
  expect(formatRelativeDateTime('2026-11-21T16:05:00Z', 'en', now)).toBe('Sun, Nov 22, 00:05');
  expect(formatRelativeDateTime('2026-11-20T15:59:00Z', 'en', now)).toBe('Fri, Nov 20, 23:59');
  for (const language of languages) {
    expect(formatRelativeDateTime('2026-11-22T10:05:00Z', language, now), language).toMatch(/22\D.*18\D05\D*$/);
    expect(formatRelativeDateTime('2026-11-21T10:05:00Z', language, now), language).not.toContain('21');
  }
});

test('`isLaterDay` compares days that begin at midnight in Shanghai', () => {
  const now = new Date('2026-11-21T04:00:00Z');
  expect(isLaterDay('2026-11-21T15:59:00Z', now)).toBe(false);
  expect(isLaterDay('2026-11-21T16:00:00Z', now)).toBe(true);
  expect(isLaterDay('2026-11-20T15:59:00Z', now)).toBe(false);
});
