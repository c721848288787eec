import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessDay, businessDayEnd, dayOfDate, shanghaiDate, shanghaiDay, weekdayOfDay } from './shanghai-time.ts';

const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
const shanghaiFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });

describe('Shanghai calendar', () => {
  test('a day in Shanghai begins at 16:00 UTC', () => {
    expect(shanghaiDate(new Date('2026-11-21T15:59:59.999Z'))).toBe('2026-11-21');
    expect(shanghaiDate(new Date('2026-11-21T16:00:00Z'))).toBe('2026-11-22');
  });

  test('shanghaiDate agrees with the time zone database for all dates since 1992', () => {
    // China had summer time until 1991, which the fixed offset does not cover.
    const since1992 = fc.date({ min: new Date('1992-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(since1992, (now) => {
        expect(shanghaiDate(now)).toBe(shanghaiFormat.format(now));
      }),
    );
  });

  test('weekdayOfDay returns 7 for a Sunday, also before 1970', () => {
    expect(weekdayOfDay(dayOfDate('2026-11-21'))).toBe(6);
    expect(weekdayOfDay(dayOfDate('1970-01-01'))).toBe(4);
    expect(weekdayOfDay(dayOfDate('1969-12-28'))).toBe(7);
  });

  test.each(['2026-02-29', '2026-2-1', '2026-13-01', '', 'today'])(
    'dayOfDate throws for “%s”, which is no date',
    (date) => {
      expect(() => dayOfDate(date)).toThrow(RangeError);
    },
  );
});

describe('business days', () => {
  test.each([
    ['2026-11-21T19:59:59Z', '2026-11-21', '2026-11-21T20:00:00.000Z'],
    ['2026-11-21T20:00:00Z', '2026-11-22', '2026-11-22T20:00:00.000Z'],
    ['2026-11-21T04:00:00Z', '2026-11-21', '2026-11-21T20:00:00.000Z'],
  ])('the business day at %s is %s and ends at %s', (now, day, end) => {
    expect(businessDay(new Date(now))).toBe(day);
    expect(businessDayEnd(new Date(now)).toISOString()).toBe(end);
  });

  test('a business day ends within 24 hours, and the next one begins at that moment', () => {
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
