import { expect, test } from 'vitest';
import { isServedAtTable } from './served-at-table.ts';

const ready = new Date('2026-11-21T04:00:00Z');
const order = { type: 'pickup', dining: 'dine_in', state: 'to_be_picked_up', readyAt: ready } as const;
const after = (minutes: number) => new Date(ready.getTime() + minutes * 60_000);

test.each([
  ['ten minutes after the report', {}, 10, true],
  ['nine minutes after the report', {}, 9, false],
  ['without a report of the kitchen', { readyAt: null }, 60, false],
  ['that the guest takes away', { dining: 'take_away' }, 60, false],
  ['with an open refund request', { state: 'after_sale_processing' }, 60, false],
  ['that was cancelled', { state: 'cancelled' }, 60, false],
] as const)(
  'isServedAtTable returns whether a dine-in guest has the food: $3 for an order %s (rule ordering-119)',
  (_, changed, minutes, isServed) => {
    expect(isServedAtTable({ ...order, ...changed }, after(minutes))).toBe(isServed);
  },
);
