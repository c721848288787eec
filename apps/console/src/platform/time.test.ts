import { expect, test } from 'vitest';
import { clockTime, formatInstant } from './time.ts';

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
