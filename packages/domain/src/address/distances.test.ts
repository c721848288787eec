import { describe, expect, test } from 'vitest';
import { farAddressMetres, farMove, isWithinCityReach, walkingMinutes } from './distances.ts';

const peoplesSquare = { lat: 31.2304, lng: 121.4737 };

test.each([
  ['accepts the seat of the government', peoplesSquare, true],
  ['accepts a suburb', { lat: 30.89, lng: 121.79 }, true],
  ['refuses the next big city', { lat: 31.2989, lng: 120.5853 }, false],
  ['refuses Berlin', { lat: 52.52, lng: 13.405 }, false],
  ['refuses invalid coordinates', { lat: 0, lng: 0 }, false],
])(
  'for an address with the city Shanghai, the limit of the distance between the address and the city %s',
  (_result, position, isWithin) => {
    expect(isWithinCityReach(peoplesSquare, position)).toBe(isWithin);
  },
);

test('an address may be 60 km from the seat of its city, but not one metre more', () => {
  const north = (metres: number) => ({ lat: metres / 111_195.08, lng: 0 });
  const seat = { lat: 0, lng: 0 };
  expect([59_999, 60_000, 60_001].map((metres) => isWithinCityReach(seat, north(metres)))).toEqual([true, true, false]);
});

const square = { lat: 31.2304, lng: 121.4737 };
/** One degree of latitude is 111,195 metres. */
const north = (metres: number) => ({ lat: square.lat + metres / 111_195, lng: square.lng });

describe('moves of an address', () => {
  test.each([0, 500, 999, 1_000])('moving an address by %d metres needs no confirmation', (metres) => {
    expect(farMove({ from: square, to: north(metres) })).toBeNull();
  });

  test('moving an address by more than the limit needs a confirmation with the distance and the limit', () => {
    expect(farMove({ from: square, to: north(1_001) })).toEqual({
      distanceMetres: 1_001,
      limitMetres: farAddressMetres,
    });
  });

  test('farMove returns the same distance for a move of an address from A to B as from B to A', () => {
    expect(farMove({ from: north(4_000), to: square })).toEqual(farMove({ from: square, to: north(4_000) }));
  });
});

test.each([
  [0, 1],
  [60, 1],
  [400, 7],
  [1_000, 17],
  [3_000, 49],
])('a walk of %d metres in a straight line is estimated at %d minutes', (metres, minutes) => {
  expect(walkingMinutes(metres)).toBe(minutes);
});
