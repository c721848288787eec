import { expect, test } from 'vitest';
import { isWithinCityReach } from './city-reach.ts';

const peoplesSquare = { lat: 31.2304, lng: 121.4737 };

test.each([
  ['at the seat', peoplesSquare, true],
  ['in a suburb', { lat: 30.89, lng: 121.79 }, true],
  ['in the next big city', { lat: 31.2989, lng: 120.5853 }, false],
  ['in Berlin', { lat: 52.52, lng: 13.405 }, false],
  ['where coordinates are nothing', { lat: 0, lng: 0 }, false],
])('a place %s is within reach of Shanghai: %s %s', (_where, position, isWithin) => {
  expect(isWithinCityReach(peoplesSquare, position)).toBe(isWithin);
});

test('what lies at the very limit is within reach, a metre further is not', () => {
  const north = (metres: number) => ({ lat: metres / 111_195.08, lng: 0 });
  const seat = { lat: 0, lng: 0 };
  expect([59_999, 60_000, 60_001].map((metres) => isWithinCityReach(seat, north(metres)))).toEqual([true, true, false]);
});
