import { expect, test } from 'vitest';
import { drawRefetchDelayMs } from './look-again.ts';

const completedAt = '2026-11-21T10:00:00.000Z';
const at = (seconds: number) => Date.parse(completedAt) + seconds * 1000;

test('in the minute after an order is completed, the app polls for its prize draw every three seconds', () => {
  expect(drawRefetchDelayMs({ completedAt, looks: 1 }, at(0))).toBe(3_000);
  expect(drawRefetchDelayMs({ completedAt, looks: 19 }, at(59))).toBe(3_000);
  expect(drawRefetchDelayMs({ completedAt, looks: 1 }, at(60))).toBe(false);
});

test('a phone with a slow clock polls for the prize draw at most twenty times', () => {
  expect(drawRefetchDelayMs({ completedAt, looks: 19 }, at(-7_200))).toBe(3_000);
  expect(drawRefetchDelayMs({ completedAt, looks: 20 }, at(-7_200))).toBe(false);
});

test('the app does not poll for the prize draw of an order that has no completion time', () => {
  expect(drawRefetchDelayMs({ completedAt: null, looks: 1 }, at(0))).toBe(false);
});
