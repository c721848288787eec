import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clippedLine, clippedRing } from './clip.ts';
import { measured } from './geo-shape.ts';
import { isWithin, metresToLines, simplifyPath } from './measure.ts';

const box = { west: 0, south: 0, east: 10, north: 10 };
const ring = [
  [-5, 2],
  [5, 2],
  [5, 20],
  [-5, 20],
  [-5, 2],
];

test('clippedLine cuts a line that leaves and re-enters the box into two lines', () => {
  expect(
    clippedLine(
      [
        [-5, 5],
        [5, 5],
        [5, 15],
        [8, 15],
        [8, 5],
      ],
      box,
    ),
  ).toEqual([
    [
      [0, 5],
      [5, 5],
      [5, 10],
    ],
    [
      [8, 10],
      [8, 5],
    ],
  ]);
});

test('clippedRing clips a polygon to the box and returns a closed ring', () => {
  const part = clippedRing(ring, box);
  expect(part.at(-1)).toEqual(part[0]);
  expect(new Set(part.map(String))).toEqual(new Set(['0,2', '5,2', '5,10', '0,10']));
  expect(
    clippedRing(
      [
        [20, 20],
        [30, 20],
        [30, 30],
        [20, 20],
      ],
      box,
    ),
  ).toEqual([]);
});

test('no clipped point is outside the bounding box', () => {
  const point = fc.tuple(fc.double({ min: -30, max: 30, noNaN: true }), fc.double({ min: -30, max: 30, noNaN: true }));
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), (path) => {
      const first = path[0] ?? [0, 0];
      for (const [x = 0, y = 0] of [...clippedLine(path, box).flat(), ...clippedRing([...path, first], box)]) {
        expect(x).toBeGreaterThanOrEqual(-1e-9);
        expect(x).toBeLessThanOrEqual(10 + 1e-9);
        expect(y).toBeGreaterThanOrEqual(-1e-9);
        expect(y).toBeLessThanOrEqual(10 + 1e-9);
      }
    }),
  );
});

test('a point in a hole of a polygon is outside the polygon', () => {
  const shape = {
    type: 'Polygon' as const,
    coordinates: [
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0],
      ],
      [
        [4, 4],
        [6, 4],
        [6, 6],
        [4, 6],
        [4, 4],
      ],
    ] as [number, number][][],
  };
  expect(isWithin(shape, { lat: 2, lng: 2 })).toBe(true);
  expect(isWithin(shape, { lat: 5, lng: 5 })).toBe(false);
  expect(isWithin(shape, { lat: 5, lng: 11 })).toBe(false);
});

test('metresToLines measures the distance to the line of a street, not to its corners', () => {
  const street = {
    type: 'LineString' as const,
    coordinates: [
      [121.47, 31.23],
      [121.49, 31.23],
    ] as [number, number][],
  };
  expect(metresToLines(street, { lat: 31.231, lng: 121.48 })).toBeCloseTo(111.2, 0);
  expect(metresToLines(street, { lat: 31.23, lng: 121.46 })).toBeCloseTo(950.8, 0);
});

test('the centre of a bent line is a point on the line', () => {
  const bent = {
    type: 'LineString' as const,
    coordinates: [
      [0, 0],
      [0, 1],
      [3, 1],
    ] as [number, number][],
  };
  const { x } = measured(bent);
  expect(x / 111_319.49).toBeCloseTo(1, 3);
});

test('simplifyPath preserves the ends of a path and every bend larger than the tolerance', () => {
  expect(
    simplifyPath(
      [
        [0, 0],
        [1, 0.01],
        [2, 0],
        [2, 5],
      ],
      0.1,
    ),
  ).toEqual([
    [0, 0],
    [2, 0],
    [2, 5],
  ]);
});
