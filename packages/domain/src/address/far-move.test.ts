import { describe, expect, test } from 'vitest';
import { farAddressMetres, farMove } from './far-move.ts';

const square = { lat: 31.2304, lng: 121.4737 };
/** One degree of latitude is 111,195 metres. */
const north = (metres: number) => ({ lat: square.lat + metres / 111_195, lng: square.lng });

describe('an address that moves', () => {
  test.each([0, 500, 999, 1_000])('by %d metres needs no question', (metres) => {
    expect(farMove({ from: square, to: north(metres) })).toBeNull();
  });

  test('by a metre more asks, with how far it is and how far it may be', () => {
    expect(farMove({ from: square, to: north(1_001) })).toEqual({
      distanceMetres: 1_001,
      limitMetres: farAddressMetres,
    });
  });

  test('asks the same both ways', () => {
    expect(farMove({ from: north(4_000), to: square })).toEqual(farMove({ from: square, to: north(4_000) }));
  });
});
