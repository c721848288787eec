import { expect, test } from 'vitest';
import { type Aspect, aspects, largestCrop, movedCrop, sizedCrop } from './crop.ts';

const sizes = [
  { width: 4000, height: 3000 },
  { width: 300, height: 4000 },
  { width: 4000, height: 17 },
  { width: 1, height: 1 },
];

test('a moved and resized crop always has whole pixels inside the picture', () => {
  for (const size of sizes)
    for (const aspect of ['square', 'wide'] as const)
      for (const share of [-1, 0.1, 0.37, 1, 7])
        for (const by of [
          { x: 0, y: 0 },
          { x: 9999, y: -9999 },
          { x: -3.7, y: 2.2 },
        ]) {
          const crop = movedCrop(sizedCrop(largestCrop(size, aspect), share, { size, aspect }), by, size);
          for (const value of Object.values(crop)) expect(Number.isInteger(value)).toBe(true);
          expect(crop.left).toBeGreaterThanOrEqual(0);
          expect(crop.top).toBeGreaterThanOrEqual(0);
          expect(crop.left + crop.width).toBeLessThanOrEqual(size.width);
          expect(crop.top + crop.height).toBeLessThanOrEqual(size.height);
          expect(Math.min(crop.width, crop.height)).toBeGreaterThan(0);
        }
});

test.each<[Aspect]>([['square'], ['wide']])(
  'sizedCrop preserves the %s aspect ratio when it shrinks the crop',
  (aspect) => {
    const size = { width: 4000, height: 3000 };
    for (const share of [1, 0.8, 0.5, 0.2]) {
      const { width, height } = sizedCrop(largestCrop(size, aspect), share, { size, aspect });
      expect(Math.abs(width / height - aspects[aspect])).toBeLessThan(0.01);
    }
  },
);

test('sizedCrop enlarges a crop at the edge without leaving the picture', () => {
  const size = { width: 400, height: 300 };
  const corner = movedCrop(
    sizedCrop(largestCrop(size, 'wide'), 0.5, { size, aspect: 'wide' }),
    { x: 400, y: 300 },
    size,
  );
  expect(corner).toEqual({ left: 200, top: 150, width: 200, height: 150 });
  expect(sizedCrop(corner, 1, { size, aspect: 'wide' })).toEqual({ left: 0, top: 0, width: 400, height: 300 });
});
