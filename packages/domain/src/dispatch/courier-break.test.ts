import { expect, it } from 'vitest';
import { breakEnd, breakMinutes } from './courier-break.ts';

const now = new Date('2026-11-29T04:00:00Z');

it.each([
  ...breakMinutes.map((minutes) => [minutes, new Date(now.getTime() + minutes * 60_000)] as const),
  [null, null] as const,
])('a courier’s break of %s minutes ends after that time, and a break without a length has no end', (minutes, end) => {
  expect(breakEnd(minutes, now)).toEqual(end);
});
