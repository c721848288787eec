import { expect, test } from 'vitest';
import { arrivalEstimate } from './order-times.ts';

test.each([
  ['delivery', '2026-11-21T12:33:00.000Z'],
  ['pickup', '2026-11-21T12:03:00.000Z'],
  ['pack', '2026-11-21T12:03:00.000Z'],
] as const)('an order for %s that starts at noon arrives at %s', (type, arrival) => {
  expect(arrivalEstimate(type, new Date('2026-11-21T12:00:00Z')).toISOString()).toBe(arrival);
});
