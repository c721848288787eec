import { previewZoom } from '@chifan/domain/app';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveBy, wholePicture, type Zoom, zoomAt } from './zoom.ts';

const frame = { width: 375, height: 600 };
const middle = { x: 0, y: 0 };

test('zoomAt limits the zoom of a picture to between 1 and 4', () => {
  expect(zoomAt(wholePicture, 100, { point: middle, frame }).scale).toBe(4);
  expect(zoomAt({ scale: 3, x: 0, y: 0 }, 0.01, { point: middle, frame })).toEqual(wholePicture);
});

test('zoomAt does not move the part of the picture that is under the fingers', () => {
  const point = { x: 40, y: -30 };
  const { scale, x, y } = zoomAt(wholePicture, 2, { point, frame });
  expect([(point.x - x) / scale, (point.y - y) / scale]).toEqual([40, -30]);
});

test('moveBy does not move a picture that is not zoomed', () => {
  expect(moveBy(wholePicture, { x: 50, y: -20 }, frame)).toEqual(wholePicture);
});

test('a zoomed picture covers its whole frame after any sequence of gestures', () => {
  const step = fc.record({
    factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
    x: fc.integer({ min: -900, max: 900 }),
    y: fc.integer({ min: -900, max: 900 }),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const zoom = steps.reduce<Zoom>(
        (now, { factor, x, y }) => moveBy(zoomAt(now, factor, { point: { x, y }, frame }), { x: y, y: x }, frame),
        wholePicture,
      );
      expect(zoom.scale).toBeGreaterThanOrEqual(previewZoom.min);
      expect(zoom.scale).toBeLessThanOrEqual(previewZoom.max);
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual((frame.width * (zoom.scale - 1)) / 2 + 1e-6);
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual((frame.height * (zoom.scale - 1)) / 2 + 1e-6);
    }),
  );
});
