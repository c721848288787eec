import { expect, it } from 'vitest';
import { type Due, kitchenDue } from './kitchen-due.ts';

const promisedAt = new Date('2026-11-21T04:30:20Z');

it.each<[string, Due, number]>([
  ['04:00:00', 'in_time', 30],
  ['04:27:59', 'in_time', 3],
  ['04:28:00', 'soon', 2],
  ['04:29:59', 'soon', 1],
  ['04:30:59', 'soon', 0],
  ['04:31:00', 'late', -1],
  ['04:42:30', 'late', -12],
])('an order promised for 04:30 is, at %s, %s with %i minutes left', (time, due, minutesLeft) => {
  expect(kitchenDue(promisedAt, new Date(`2026-11-21T${time}Z`))).toEqual({ due, minutesLeft });
});
