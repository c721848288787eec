import { expect, test } from 'vitest';
import { pauseEnd } from './pauses.ts';

const evening = new Date('2026-11-21T12:00:00Z');

test.each([
  ['20_minutes', '2026-11-21T12:20:00.000Z'],
  ['40_minutes', '2026-11-21T12:40:00.000Z'],
  ['60_minutes', '2026-11-21T13:00:00.000Z'],
  // The business day turns at 04:00 in Shanghai.
  ['business_day', '2026-11-21T20:00:00.000Z'],
] as const)('a pause of %s, begun at 20:00 in Shanghai, ends at %s', (length, end) => {
  expect(pauseEnd(length, evening)?.toISOString()).toBe(end);
});

test('a pause until somebody ends it has no end', () => {
  expect(pauseEnd('until_ended', evening)).toBeNull();
});
