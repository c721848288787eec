import { expect, test } from 'vitest';
import { isServedAt, servedSpansOn } from './served-times.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const breakfast = { rules: [{ weekdays: everyDay, spans: [{ opens: 360, closes: 630 }] }] };
const lateNight = { rules: [{ weekdays: [6], spans: [{ opens: 1320, closes: 1560 }] }] };
const at = (shanghai: string) => new Date(`${shanghai}+08:00`);

// 2026-11-21 is a Saturday.
test.each([
  ['no served hours', '2026-11-21T03:00:00', true, null],
  ['breakfast hours', '2026-11-21T05:59:59', false, breakfast],
  ['breakfast hours', '2026-11-21T06:00:00', true, breakfast],
  ['breakfast hours', '2026-11-21T10:29:59', true, breakfast],
  ['breakfast hours', '2026-11-21T10:30:00', false, breakfast],
  ['late-night hours', '2026-11-21T01:00:00', false, lateNight],
  ['late-night hours', '2026-11-21T23:00:00', true, lateNight],
  ['late-night hours', '2026-11-22T01:59:00', true, lateNight],
  ['late-night hours', '2026-11-22T02:00:00', false, lateNight],
  [
    'breakfast hours and an exception on that date',
    '2026-11-21T08:00:00',
    false,
    { ...breakfast, exceptions: { '2026-11-21': [] } },
  ],
])('for a dish with %s at the time %s, isServedAt returns %s', (_hours, instant, isServed, served) => {
  expect(isServedAt(served, at(instant))).toBe(isServed);
});

test('a dish that is served only on public holidays is served on a public holiday, and not on the next day', () => {
  const served = { rules: [{ weekdays: [], publicHolidays: true, spans: [{ opens: 0, closes: 1440 }] }] };
  expect(isServedAt(served, at('2026-10-01T12:00:00'), new Set(['2026-10-01']))).toBe(true);
  expect(isServedAt(served, at('2026-10-02T12:00:00'), new Set(['2026-10-01']))).toBe(false);
});

test('servedSpansOn returns the serving hours of the day, and nothing on a day without serving hours', () => {
  expect(servedSpansOn(breakfast, at('2026-11-21T23:30:00'))).toEqual([{ opens: 360, closes: 630 }]);
  expect(servedSpansOn(lateNight, at('2026-11-22T01:00:00'))).toEqual([]);
});
