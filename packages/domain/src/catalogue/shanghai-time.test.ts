import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessDay, businessDayEnd, dayOfDate, shanghaiDate, shanghaiDay, weekdayOfDay } from './shanghai-time.ts';

const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
const shanghaiFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });

describe('the Shanghai calendar', () => {
  test('turns at 16:00 UTC', () => {
    expect(shanghaiDate(new Date('2026-11-21T15:59:59.999Z'))).toBe('2026-11-21');
    expect(shanghaiDate(new Date('2026-11-21T16:00:00Z'))).toBe('2026-11-22');
  });

  test('agrees with the time zone tables', () => {
    // China had summer time until 1991; the fixed offset does not cover that.
    const since1992 = fc.date({ min: new Date('1992-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(since1992, (now) => {
        expect(shanghaiDate(now)).toBe(shanghaiFormat.format(now));
      }),
    );
  });

  test('knows its weekdays, before 1970 too', () => {
    expect(weekdayOfDay(dayOfDate('2026-11-21'))).toBe(6);
    expect(weekdayOfDay(dayOfDate('1970-01-01'))).toBe(4);
    expect(weekdayOfDay(dayOfDate('1969-12-28'))).toBe(7);
  });

  test.each(['2026-02-29', '2026-2-1', '2026-13-01', '', 'today'])('%j is no day', (date) => {
    expect(() => dayOfDate(date)).toThrow(RangeError);
  });
});

describe('the business day', () => {
  test.each([
    ['2026-11-21T19:59:59Z', '2026-11-21', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21T20:00:00Z', '2026-11-22', '2026-11-22T20:00:00.000Z'],
    ['2026-11-21T04:00:00Z', '2026-11-21', '2026-11-21T20:00:00.000Z'],
  ])('of %s is %s and ends at %s', (now, day, end) => {
    expect(businessDay(new Date(now))).toBe(day);
    expect(businessDayEnd(new Date(now)).toISOString()).toBe(end);
  });

  test('ends within 24 hours, when the next begins', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const end = businessDayEnd(now);
        const hours = (end.getTime() - now.getTime()) / 3_600_000;
        expect(hours).toBeGreaterThan(0);
        expect(hours).toBeLessThanOrEqual(24);
        expect(businessDay(new Date(end.getTime() - 1))).toBe(businessDay(now));
        expect(shanghaiDay(new Date(`${businessDay(end)}T00:00:00Z`))).toBe(dayOfDate(businessDay(now)) + 1);
      }),
    );
  });
});
