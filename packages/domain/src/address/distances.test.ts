import { describe, expect, test } from 'vitest';
import { farAddressMetres, farMove, isWithinCityReach, walkingMinutes } from './distances.ts';

const peoplesSquare = { lat: 31.2304, lng: 121.4737 };

test.each([
  ['at the seat', peoplesSquare, true],
  ['in a suburb', { lat: 30.89, lng: 121.79 }, true],
  ['in the next big city', { lat: 31.2989, lng: 120.5853 }, false],
  ['in Berlin', { lat: 52.52, lng: 13.405 }, false],
  ['without valid coordinates', { lat: 0, lng: 0 }, false],
])('a place %s is within reach of Shanghai: %s %s', (_where, position, isWithin) => {
  expect(isWithinCityReach(peoplesSquare, position)).toBe(isWithin);
});

test('a place at the limit of 60 km is within reach, and a place one metre further is not', () => {
  const north = (metres: number) => ({ lat: metres / 111_195.08, lng: 0 });
  const seat = { lat: 0, lng: 0 };
  expect([59_999, 60_000, 60_001].map((metres) => isWithinCityReach(seat, north(metres)))).toEqual([true, true, false]);
});

const square = { lat: 31.2304, lng: 121.4737 };
/** One degree of latitude is 111,195 metres. */
const north = (metres: number) => ({ lat: square.lat + metres / 111_195, lng: square.lng });

describe('moved addresses', () => {
  test.each([0, 500, 999, 1_000])('a move by %d metres needs no confirmation', (metres) => {
    expect(farMove({ from: square, to: north(metres) })).toBeNull();
  });

  test('a move beyond the limit needs confirmation and returns its distance and the limit', () => {
    expect(farMove({ from: square, to: north(1_001) })).toEqual({
      distanceMetres: 1_001,
      limitMetres: farAddressMetres,
    });
  });

  test('a move has the same distance in both directions', () => {
    expect(farMove({ from: north(4_000), to: square })).toEqual(farMove({ from: square, to: north(4_000) }));
  });
});

test.each([
  [0, 1],
  [60, 1],
  [400, 7],
  [1_000, 17],
  [3_000, 49],
])('%d metres in a straight line are about %d minutes on foot', (metres, minutes) => {
  expect(walkingMinutes(metres)).toBe(minutes);
});
