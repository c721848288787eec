import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInGcj02Region } from './china-outline.ts';
import { fromWgs84, parseCoordinates, toWgs84, translateCoordinates } from './datum.ts';
import { distanceMetres } from './position.ts';

const shanghai = { lat: 31.2304, lng: 121.4737 };
const metres = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) =>
  Math.hypot((a.lat - b.lat) * 111_195, (a.lng - b.lng) * 111_195 * Math.cos((a.lat * Math.PI) / 180));

describe('shift of Chinese maps', () => {
  test.each([
    ['Shanghai', 31.2304, 121.4737],
    ['Hong Kong', 22.3, 114.17],
    ['Macau', 22.19, 113.54],
    ['Kashgar', 39.47, 75.99],
    ['Lhasa', 29.65, 91.14],
    ['Sanya', 18.25, 109.51],
    ['Xiamen', 24.479, 118.089],
    ['Dandong on the Yalu', 40.129, 124.394],
    ['Heihe on the Amur', 50.245, 127.499],
    ['Ruili', 24.013, 97.852],
    ['Hekou', 22.529, 103.939],
    ['Dongxing', 21.5476, 107.9719],
    ['Khorgos', 44.213, 80.409],
    ['Manzhouli', 49.598, 117.379],
    ['Erenhot', 43.65, 111.98],
    ['Tacheng', 46.74, 82.98],
    ['Zhuanghe, west of where the outline begins and ends', 39.68, 122.97],
    ['Jianchang, as far north as a corner of the outline', 40.18, 120.0],
  ])('coordinates of Chinese maps in %s are shifted by 100 to 1,000 metres', (_name, lat, lng) => {
    const shifted = fromWgs84({ lat, lng }, 'gcj02');
    expect(distanceMetres({ lat, lng }, shifted)).toBeGreaterThan(100);
    expect(distanceMetres({ lat, lng }, shifted)).toBeLessThan(1000);
  });

  test.each([
    ['Seoul', 37.5665, 126.978],
    ['Pyongyang', 39.0392, 125.7625],
    ['Taipei', 25.033, 121.5654],
    ['Kaohsiung', 22.6273, 120.3014],
    ['Kinmen', 24.4327, 118.3186],
    ['Hanoi', 21.0278, 105.8342],
    ['Vladivostok', 43.1155, 131.8855],
    ['Khabarovsk', 48.48, 135.07],
    ['Ulaanbaatar', 47.8864, 106.9057],
    ['Kathmandu', 27.7172, 85.324],
    ['Thimphu', 27.47, 89.64],
    ['Almaty', 43.24, 76.9],
    ['Tokyo', 35.68, 139.69],
    ['Sinuiju on the Yalu', 40.1, 124.398],
    ['Blagoveshchensk on the Amur', 50.29, 127.527],
    ['Muse', 23.994, 97.901],
    ['Lao Cai', 22.486, 103.971],
    ['Mong Cai', 21.5249, 107.9661],
    ['Zharkent', 44.16, 80.0],
    ['Zabaikalsk', 49.651, 117.327],
    ['Zamyn-Uud', 43.73, 111.9],
  ])(
    'coordinates in %s, outside the area in which Chinese maps shift coordinates, are not changed by a conversion',
    (_name, lat, lng) => {
      for (const datum of ['gcj02', 'bd09'] as const) {
        expect(fromWgs84({ lat, lng }, datum)).toEqual({ lat, lng });
        expect(toWgs84({ lat, lng, datum })).toEqual({ lat, lng });
      }
    },
  );
});

const inBox = fc.record({
  lat: fc.double({ min: 17, max: 54, noNaN: true }),
  lng: fc.double({ min: 73, max: 136, noNaN: true }),
});

test.each(['gcj02', 'bd09'] as const)(
  'converting a position to %s and back is exact outside China, and accurate to a centimetre inside China',
  (datum) => {
    fc.assert(
      fc.property(inBox, (position) => {
        const there = fromWgs84(position, datum);
        const back = toWgs84({ ...there, datum });
        if (!isInGcj02Region(position)) expect(back).toEqual(position);
        // Near the border, the shift may move a point out of the region of GCJ-02. Outside this region, `toWgs84`
        // changes nothing.
        else if (isInGcj02Region(there)) expect(metres(position, back)).toBeLessThan(0.01);
      }),
      { numRuns: 2_000 },
    );
  },
);

test('a point that is converted from WGS-84 to GCJ-02, BD-09 and back returns to its position', () => {
  const gcj02 = translateCoordinates({ ...shanghai, datum: 'wgs84' }, 'gcj02');
  const bd09 = translateCoordinates(gcj02, 'bd09');
  expect(distanceMetres(shanghai, gcj02)).toBeGreaterThan(400);
  expect(distanceMetres(gcj02, bd09)).toBeGreaterThan(500);
  expect(metres(translateCoordinates(bd09, 'wgs84'), shanghai)).toBeLessThan(0.01);
  expect(translateCoordinates(gcj02, 'gcj02')).toBe(gcj02);
});

/** Expected values from the tests of eviltransform and coordtransform. */
describe('published formulas', () => {
  test.each([
    ['Shanghai', [31.177_427_6, 121.527_210_6], [31.175_303_984, 121.531_541_859]],
    ['Shenzhen', [22.543_847, 113.912_316], [22.540_796_132, 113.917_176_481]],
    ['Beijing', [39.911_954, 116.377_817], [39.913_345_455, 116.384_047_225]],
    ['Tiananmen', [39.915, 116.404], [39.916_404_282, 116.410_244_499]],
  ] as const)(
    'fromWgs84 shifts a position in %s to GCJ-02 as the published formula does',
    (_city, [lat, lng], [shiftedLat, shiftedLng]) => {
      const shifted = fromWgs84({ lat, lng }, 'gcj02');
      expect(shifted.lat).toBeCloseTo(shiftedLat, 8);
      expect(shifted.lng).toBeCloseTo(shiftedLng, 8);
    },
  );

  test('translateCoordinates shifts a position to BD-09 as the published formula does', () => {
    const shifted = translateCoordinates({ lat: 39.915, lng: 116.404, datum: 'wgs84' }, 'bd09');
    expect(shifted.lat).toBeCloseTo(39.922_699_552, 8);
    expect(shifted.lng).toBeCloseTo(116.416_627_244, 8);
  });
});

test('parseCoordinates refuses coordinates without a known datum', () => {
  expect(parseCoordinates(shanghai)).toEqual({ ok: false, reason: 'datum_missing' });
  expect(parseCoordinates({ ...shanghai, datum: 'mars' })).toEqual({ ok: false, reason: 'datum_missing' });
  const value = { ...shanghai, datum: 'gcj02' } as const;
  expect(parseCoordinates(value)).toEqual({ ok: true, value });
});
