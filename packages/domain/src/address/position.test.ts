import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  distanceMetres,
  formatCoordinate,
  fromMercator,
  mercatorScale,
  type Position,
  parsePosition,
  toMercator,
} from './position.ts';

const city = fc.record({
  lat: fc.double({ min: -60, max: 60, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
});
const peak: Position = { lat: 22.2759, lng: 114.1455 };

describe('positions', () => {
  test('parsePosition reads two decimal strings and rounds them to six places', () => {
    expect(parsePosition('22.27591234', '114.1455')).toEqual({ lat: 22.275912, lng: 114.1455 });
    expect(parsePosition('-90', '180')).toEqual({ lat: -90, lng: 180 });
    expect(parsePosition('-0.0000001', '-0')).toEqual({ lat: 0, lng: 0 });
  });

  test.each([
    ['', '114'],
    ['22', ''],
    ['NaN', '114'],
    ['Infinity', '114'],
    ['1e1', '114'],
    ['0x10', '114'],
    [' 22', '114'],
    ['22,5', '114'],
    ['90.000001', '0'],
    ['22', '180.000001'],
    ['1222', '0'],
  ])('parsePosition rejects latitude “%s” with longitude “%s”', (lat, lng) => {
    expect(parsePosition(lat, lng)).toBeUndefined();
  });

  test('formatCoordinate writes six decimals, which parsePosition reads back unchanged', () => {
    expect(formatCoordinate(114.1)).toBe('114.100000');
    expect(formatCoordinate(-0.0000001)).toBe('0.000000');
    fc.assert(
      fc.property(city, ({ lat, lng }) => {
        const read = parsePosition(formatCoordinate(lat), formatCoordinate(lng));
        expect(read && [formatCoordinate(read.lat), formatCoordinate(read.lng)]).toEqual([
          formatCoordinate(lat),
          formatCoordinate(lng),
        ]);
      }),
    );
  });
});

describe('distances', () => {
  test('distanceMetres from the Peak Tram in Hong Kong to Shenzhen station is about 28.8 km', () => {
    expect(distanceMetres(peak, { lat: 22.5333, lng: 114.1133 })).toBeGreaterThan(28_700);
    expect(distanceMetres(peak, { lat: 22.5333, lng: 114.1133 })).toBeLessThan(28_950);
  });

  test('distanceMetres of one degree of latitude is 111,195, and of half the earth’s circumference 20,015,114', () => {
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBe(111_195);
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBe(20_015_114);
  });

  test('distanceMetres is the same in both directions, and zero from a position to itself', () => {
    fc.assert(
      fc.property(city, city, (a, b) => {
        expect(distanceMetres(a, b)).toBe(distanceMetres(b, a));
        expect(distanceMetres(a, a)).toBe(0);
      }),
    );
  });
});

describe('Web Mercator', () => {
  test('the Web Mercator plane ends at ±20,037,508.34 metres', () => {
    expect(toMercator({ lat: 0, lng: 180 }).x).toBeCloseTo(20_037_508.34, 1);
    expect(toMercator({ lat: 90, lng: 0 }).y).toBeCloseTo(20_037_508.34, 0);
  });

  test('a position is unchanged after conversion to Web Mercator and back', () => {
    expect(fromMercator({ x: 20_037_508.342_789, y: 0 })).toEqual({ lat: 0, lng: 180 });
    fc.assert(
      fc.property(city, (position) => {
        const back = fromMercator(toMercator(position));
        expect(formatCoordinate(back.lat)).toBe(formatCoordinate(position.lat));
        expect(formatCoordinate(back.lng)).toBe(formatCoordinate(position.lng));
      }),
    );
  });

  test('a distance on the Web Mercator plane, divided by mercatorScale, is the real distance', () => {
    fc.assert(
      fc.property(city, (from) => {
        const to = { lat: from.lat + 0.005, lng: from.lng + 0.005 };
        const [a, b] = [toMercator(from), toMercator(to)];
        const real = Math.hypot(b.x - a.x, b.y - a.y) / mercatorScale(from.lat + 0.0025);
        expect(Math.abs(real - distanceMetres(from, to))).toBeLessThan(4);
      }),
    );
  });
});
