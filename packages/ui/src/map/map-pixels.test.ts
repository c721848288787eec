import { distanceMetres } from '@chifan/domain/address';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromPixel, metresPerPixel, toPixel } from './map-pixels.ts';

const square = { lat: 31.2304, lng: 121.4737 };

test('toPixel maps latitude 0 and longitude 0 to the centre of the only tile of zoom 0', () => {
  expect(toPixel({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: 128 });
});

test('toPixel maps People’s Square in Shanghai into tile 54881/26778 of zoom 16', () => {
  const { x, y } = toPixel(square, 16);
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([54881, 26778]);
});

test('fromPixel returns the position that toPixel received, to within a metre', () => {
  const anywhere = fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lng: fc.double({ min: -179, max: 179, noNaN: true }),
  });
  fc.assert(
    fc.property(anywhere, fc.integer({ min: 5, max: 18 }), (position, zoom) => {
      const back = fromPixel(toPixel(position, zoom), zoom);
      expect(distanceMetres(position, back)).toBeLessThan(1);
    }),
  );
});

test('metresPerPixel agrees with the distance between the positions of two pixels', () => {
  const { x, y } = toPixel(square, 16);
  const far = fromPixel({ x: x + 1000, y }, 16);
  expect(metresPerPixel(square.lat, 16) * 1000).toBeCloseTo(distanceMetres(square, far), -1);
});
