import { describe, expect, it } from 'vitest';
import { isAllDay, spanText, weekdayName } from './opening-week.ts';

describe('opening hours of a day', () => {
  it.each([
    [{ opens: 630, closes: 1230 }, '10:30–20:30'],
    [{ opens: 1080, closes: 1560 }, '18:00–02:00'],
    [{ opens: 600, closes: 1440 }, '10:00–24:00'],
    [{ opens: 5, closes: 65 }, '00:05–01:05'],
  ])('opening hours %o (minutes after midnight) are written as %s', (span, text) => expect(spanText(span)).toBe(text));

  it('opening hours are shown as all day only if they last from 00:00 to 24:00', () => {
    expect(isAllDay([{ opens: 0, closes: 1440 }])).toBe(true);
    expect(isAllDay([{ opens: 0, closes: 1439 }])).toBe(false);
    expect(isAllDay([])).toBe(false);
  });

  it('the weekday of a date does not depend on the phone’s time zone', () => {
    expect(weekdayName('2026-11-21', 'en')).toBe('Saturday');
    expect(weekdayName('2026-11-22', 'ja')).toBe('日曜日');
  });
});
