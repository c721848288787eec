import { expect, test } from 'vitest';
import { publicHolidays } from './public-holidays.ts';

test('the calendar has thirteen public holidays in each year, all of them valid dates', () => {
  for (const year of [2026, 2027]) {
    const days = [...publicHolidays].filter((date) => date.startsWith(`${year}-`));
    expect(days).toHaveLength(13);
    for (const date of days) expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
  }
});
