import { expect, test } from 'vitest';
import { lookAgainAfterMs } from './look-again.ts';

const completedAt = '2026-11-21T10:00:00.000Z';
const at = (seconds: number) => Date.parse(completedAt) + seconds * 1000;

test('the draw of an order is looked for every three seconds in the minute after it was completed', () => {
  expect(lookAgainAfterMs({ completedAt, looks: 1 }, at(0))).toBe(3_000);
  expect(lookAgainAfterMs({ completedAt, looks: 19 }, at(59))).toBe(3_000);
  expect(lookAgainAfterMs({ completedAt, looks: 1 }, at(60))).toBe(false);
});

test('a phone whose clock is slow looks twenty times and no more', () => {
  expect(lookAgainAfterMs({ completedAt, looks: 19 }, at(-7_200))).toBe(3_000);
  expect(lookAgainAfterMs({ completedAt, looks: 20 }, at(-7_200))).toBe(false);
});

test('nobody waits for the draw of an order that was not just completed', () => {
  expect(lookAgainAfterMs({ completedAt: null, looks: 1 }, at(0))).toBe(false);
});
