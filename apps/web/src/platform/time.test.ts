import { languages } from '@chifan/domain';
import { expect, test } from 'vitest';
import { formatMinutes, formatRelativeDateTime, formatTime, isLaterDay } from './time.ts';

test('times are in Shanghai’s time zone and 24-hour format', () => {
  expect(formatTime('2026-11-21T10:05:00Z', 'time', 'en')).toBe('18:05');
  expect(formatTime('2026-11-21T16:30:00Z', 'time', 'en')).toBe('00:30');
  expect(formatTime('2026-11-21T16:30:00Z', 'date', 'en')).toBe('Nov 22, 2026');
});

test('every language uses Western digits and the Gregorian calendar', () => {
  for (const language of languages) {
    expect(formatTime('2026-11-21T10:05:00Z', 'time', language), language).toMatch(/^\D*18\D05\D*$/);
    expect(formatTime('2026-11-21T10:05:00Z', 'date', language), language).toContain('2026');
  }
});

test.each(languages)('minutes in %s equal the format of Intl', (language) => {
  const style = { style: 'unit', unit: 'minute', unitDisplay: 'short' } as const;
  const intl = new Intl.NumberFormat(`${language}-u-nu-latn`, style);
  for (const minutes of [1, 2, 3, 5, 11, 21, 33, 90, 120, 999]) {
    expect(withBreakingSpaces(formatMinutes(minutes, language))).toBe(withBreakingSpaces(intl.format(minutes)));
  }
});

const withBreakingSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('an instant on another day in Shanghai includes its day in every language', () => {
  // 23:50 in Shanghai, on the 21st.
  const now = new Date('2026-11-21T15:50:00Z');
  expect(formatRelativeDateTime('2026-11-21T15:59:00Z', 'en', now)).toBe('23:59');
  expect(formatRelativeDateTime('2026-11-21T16:05:00Z', 'en', now)).toBe('Sun, Nov 22, 00:05');
  expect(formatRelativeDateTime('2026-11-20T15:59:00Z', 'en', now)).toBe('Fri, Nov 20, 23:59');
  for (const language of languages) {
    expect(formatRelativeDateTime('2026-11-22T10:05:00Z', language, now), language).toMatch(/22\D.*18\D05\D*$/);
    expect(formatRelativeDateTime('2026-11-21T10:05:00Z', language, now), language).not.toContain('21');
  }
});

test('a later day begins at midnight in Shanghai', () => {
  const now = new Date('2026-11-21T04:00:00Z');
  expect(isLaterDay('2026-11-21T15:59:00Z', now)).toBe(false);
  expect(isLaterDay('2026-11-21T16:00:00Z', now)).toBe(true);
  expect(isLaterDay('2026-11-20T15:59:00Z', now)).toBe(false);
});
