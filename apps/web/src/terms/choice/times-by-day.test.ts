import { expect, it } from 'vitest';
import { timesByDay } from './times-by-day.ts';

it('each offered time shows the estimated arrival and is listed under the day of arrival in China', () => {
  // In Shanghai these start times are 23:15 and 23:45. The second delivery arrives after midnight, on the next day.
  const days = timesByDay(['2026-11-21T15:15:00.000Z', '2026-11-21T15:45:00.000Z'], 33);
  expect(days.map(({ times }) => times)).toEqual([
    [{ start: '2026-11-21T15:15:00.000Z', arrival: '2026-11-21T15:50:00.000Z' }],
    [{ start: '2026-11-21T15:45:00.000Z', arrival: '2026-11-21T16:20:00.000Z' }],
  ]);
});
