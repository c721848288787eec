import { expect, test } from 'vitest';
import { clockTime, durationText, formatInstant, minutesTo } from './time.ts';

const now = new Date('2026-11-21T15:00:00Z'); // 23:00 in Shanghai

test.each([
  ['2026-11-21T10:05:00Z', '18:05'],
  ['2026-11-20T16:00:00Z', '00:00'],
  ['2026-11-21T16:30:00Z', '11月22日 00:30'],
  ['2026-10-01T04:00:00Z', '10月1日 12:00'],
  ['2027-11-21T04:00:00Z', '11月21日 12:00'],
])('clockTime formats the instant %s as %s if today is 21 November in Shanghai', (instant, shown) => {
  expect(clockTime(instant, now)).toBe(shown);
});

test('formatInstant writes Shanghai time in a form that spreadsheets sort correctly', () => {
  expect(formatInstant('2026-11-20T16:05:00Z')).toBe('2026-11-21 00:05');
});

test.each([
  [0, '0 分钟'],
  [59, '59 分钟'],
  [120, '2 小时'],
  [588, '9 小时 48 分钟'],
])('durationText writes %i minutes as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

test('minutesTo rounds down, and is 0 for an instant that has passed', () => {
  expect(minutesTo('2026-11-21T15:08:59Z', now)).toBe(8);
  expect(minutesTo('2026-11-21T14:59:00Z', now)).toBe(0);
});
