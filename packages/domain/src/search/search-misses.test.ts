import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchAreaCentre, searchAreaOf, searchAreasNear, searchMissText } from './search-misses.ts';

test.each([
  ['Mapo, vegan!', 'mapo vegan'],
  ['酸菜', '酸菜'],
  ['x', null],
  ['a'.repeat(41), null],
  ['138 0013 8000', null],
  ['call 13800138000', null],
  ['me@example.com', null],
  ['+86 138-0013-8000', null],
  ['www.example.com', null],
  ['route 66', 'route 66'],
])('a search without results for “%s” is stored as %s', (typed, kept) => {
  const folded = typed
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  expect(searchMissText({ typed, folded })).toBe(kept);
});

const anywhere = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lng: fc.double({ min: -180, max: 179.99, noNaN: true }),
});

test('the centre of a search area belongs to the area, and searchAreasNear includes the area of the position', () => {
  fc.assert(
    fc.property(anywhere, (position) => {
      const area = searchAreaOf(position);
      expect(searchAreaOf(searchAreaCentre(area))).toBe(area);
      expect(searchAreasNear(position)).toContain(area);
      expect(new Set(searchAreasNear(position)).size).toBe(9);
    }),
  );
});

test('searchAreasNear returns the search area of a street five kilometres away, and not the area of another city', () => {
  const square = { lat: 31.2304, lng: 121.4737 };
  expect(searchAreasNear(square)).toContain(searchAreaOf({ lat: 31.2404, lng: 121.5237 }));
  expect(searchAreasNear(square)).not.toContain(searchAreaOf({ lat: 31.2989, lng: 120.5853 }));
});
