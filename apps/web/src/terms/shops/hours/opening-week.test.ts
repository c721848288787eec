import { describe, expect, it } from 'vitest';
import { isAllDay, spanText, weekdayName } from './opening-week.ts';

describe('the hours of a day', () => {
  it.each([
    [{ opens: 630, closes: 1230 }, '10:30–20:30'],
    [{ opens: 1080, closes: 1560 }, '18:00–02:00'],
    [{ opens: 600, closes: 1440 }, '10:00–24:00'],
    [{ opens: 5, closes: 65 }, '00:05–01:05'],
  ])('%o are written %s', (span, text) => expect(spanText(span)).toBe(text));

  it('last all day only when they begin at midnight and end at the next', () => {
    expect(isAllDay([{ opens: 0, closes: 1440 }])).toBe(true);
    expect(isAllDay([{ opens: 0, closes: 1439 }])).toBe(false);
    expect(isAllDay([])).toBe(false);
  });

  it('stand beside the weekday of that day, whatever the zone of the phone', () => {
    expect(weekdayName('2026-11-21', 'en')).toBe('Saturday');
    expect(weekdayName('2026-11-22', 'ja')).toBe('日曜日');
  });
});
