import { expect, test } from 'vitest';
import { soldOutEnd } from './sold-out.ts';

const shanghai = (text: string) => new Date(`${text}:00+08:00`);

test.each([
  ['today', '2026-11-21T12:00', '2026-11-22T04:00'],
  ['tomorrow', '2026-11-21T12:00', '2026-11-23T04:00'],
  ['today', '2026-11-22T03:00', '2026-11-22T04:00'],
  ['2026-11-25', '2026-11-21T12:00', '2026-11-25T04:00'],
])('with the choice “%s”, a dish that staff mark as sold out at %s is available again at %s', (until, at, back) => {
  expect(soldOutEnd(until, shanghai(at))).toEqual(shanghai(back));
});

test('soldOutEnd returns null for a dish that is sold out until staff mark it as available', () =>
  expect(soldOutEnd('by_hand', shanghai('2026-11-21T12:00'))).toBeNull());

test('soldOutEnd rejects a date that has already begun', () =>
  expect(soldOutEnd('2026-11-21', shanghai('2026-11-21T12:00'))).toBeUndefined());
