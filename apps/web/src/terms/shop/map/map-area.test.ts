import { expect, test } from 'vitest';
import { areaOf, covers } from './map-area.ts';

const view = { centre: { lat: 31.23, lng: 121.47 }, zoom: 16, south: 31.22, west: 121.46, north: 31.24, east: 121.48 };

test('the searched area extends 15 % beyond the visible map on each side, and its coordinates have six decimals', () => {
  expect(areaOf(view)).toEqual({ south: '31.217000', west: '121.457000', north: '31.243000', east: '121.483000' });
});

test('the searched area still contains the visible map after a small move, but not after a large move or zooming out', () => {
  const moved = (by: number) => ({ ...view, west: view.west + by, east: view.east + by });
  expect(covers(areaOf(view), moved(0.002))).toBe(true);
  expect(covers(areaOf(view), moved(0.01))).toBe(false);
  expect(covers(areaOf(view), { ...view, south: 31.2, north: 31.26 })).toBe(false);
});

test('the searched area of the map ends at the poles and at 180 degrees of longitude', () => {
  const world = areaOf({ ...view, south: -85, west: -179, north: 89, east: 180 });
  expect(world).toMatchObject({ west: '-180.000000', north: '90.000000', east: '180.000000' });
});
