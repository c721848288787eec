import type { Position } from '@chifan/domain/address';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPixel } from '../map-pixels.ts';
import { clustersOf } from './map-clusters.ts';

const itself = (position: Position) => position;
const square = { lat: 31.2304, lng: 121.4737 };
const beside = { lat: 31.2304, lng: 121.4739 };

test('clustersOf leaves distant positions in separate clusters', () => {
  const far = { lat: 31.24, lng: 121.48 };
  expect(clustersOf([square, far], itself, 16)).toEqual([
    { at: square, things: [square] },
    { at: far, things: [far] },
  ]);
});

test('clustersOf joins two positions 19 metres apart at zoom 16, and separates two positions 48 metres apart at zoom 18', () => {
  expect(clustersOf([square, beside], itself, 16)).toHaveLength(1);
  expect(clustersOf([square, { lat: 31.2304, lng: 121.4742 }], itself, 18)).toHaveLength(2);
});

test('a cluster of map pins is at the mean position of its members', () => {
  const [cluster] = clustersOf([square, beside], itself, 16);
  expect(cluster?.at.lng).toBeCloseTo(121.4738, 6);
});

test('clustersOf puts each position into exactly one cluster, and positions that are alone in their cluster are at least 52 px apart', () => {
  const near = fc.record({
    lat: fc.double({ min: 31.2, max: 31.25, noNaN: true }),
    lng: fc.double({ min: 121.45, max: 121.5, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(near, { maxLength: 60 }), fc.integer({ min: 10, max: 18 }), (positions, zoom) => {
      const clusters = clustersOf(positions, itself, zoom);
      expect(new Set(clusters.flatMap(({ things }) => things))).toEqual(new Set(positions));
      expect(clusters.flatMap(({ things }) => things)).toHaveLength(positions.length);
      const alone = clusters.filter(({ things }) => things.length === 1).map(({ at }) => toPixel(at, zoom));
      for (const [index, a] of alone.entries()) {
        for (const b of alone.slice(index + 1)) {
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(52);
        }
      }
    }),
  );
});
