import { expect, test } from 'vitest';
import { lastMonths, monthName } from './months.ts';

test('the list of statement months continues into the previous year, and a month begins at midnight in Shanghai', () => {
  expect(lastMonths(new Date('2026-01-31T15:59:59Z')).slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11']);
  expect(lastMonths(new Date('2026-01-31T16:00:00Z'))[0]).toBe('2026-02');
  expect(lastMonths(new Date('2026-11-21T00:00:00Z')).at(-1)).toBe('2025-11');
});

test('the name of a month is in the guest’s language with Western digits', () => {
  expect(monthName('2026-11', 'de')).toBe('November 2026');
  expect(monthName('2026-11', 'ar')).toContain('2026');
});
