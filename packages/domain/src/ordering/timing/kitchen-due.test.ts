import { expect, it } from 'vitest';
import { type Due, foodDueAt, kitchenDue } from './kitchen-due.ts';

const dueAt = new Date('2026-11-21T04:30:20Z');

it.each<[string, Due, number]>([
  ['04:00:00', 'in_time', 30],
  ['04:27:59', 'in_time', 3],
  ['04:28:00', 'soon', 2],
  ['04:29:59', 'soon', 1],
  ['04:30:59', 'soon', 0],
  ['04:31:00', 'late', -1],
  ['04:42:30', 'late', -12],
])('at %s, food that is due at 04:30 is %s with %i minutes left', (time, due, minutesLeft) => {
  expect(kitchenDue(dueAt, new Date(`2026-11-21T${time}Z`))).toEqual({ due, minutesLeft });
});

it.each([
  ['a delivery 1,900 metres away', 'delivery', 1_900, '04:15:00'],
  ['a delivery with an unknown distance', 'delivery', null, '04:14:00'],
  ['a pick-up order', 'pickup', null, '04:30:00'],
] as const)(
  'foodDueAt subtracts the travel time of a delivery from the promised time 04:30: %s (rule ordering-135)',
  (_, type, straightMetres, due) => {
    const promisedAt = new Date('2026-11-21T04:30:00Z');
    expect(foodDueAt({ type, promisedAt, straightMetres })).toEqual(new Date(`2026-11-21T${due}Z`));
  },
);
