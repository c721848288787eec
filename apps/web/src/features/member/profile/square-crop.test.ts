import { describe, expect, it } from 'vitest';
import { cropZoom, dragged, squareOf, wholeSquare, zoomed } from './square-crop.ts';

const wide = { width: 400, height: 200 };
const frame = 100;

describe('square crop of a picture', () => {
  it('the crop of a profile picture starts as the largest square in the middle of the picture', () => {
    expect(squareOf(wholeSquare, wide)).toEqual({ left: 100, top: 0, side: 200 });
    expect(squareOf(wholeSquare, { width: 200, height: 600 })).toEqual({ left: 0, top: 200, side: 200 });
  });

  it('dragging moves the crop square of a profile picture up to the edge of the picture', () => {
    const once = dragged(wholeSquare, { x: 25, y: 10 }, wide, frame);
    expect(squareOf(once, wide)).toEqual({ left: 50, top: 0, side: 200 });
    expect(squareOf(dragged(once, { x: 900, y: 0 }, wide, frame), wide).left).toBe(0);
    expect(squareOf(dragged(once, { x: -900, y: 0 }, wide, frame), wide).left).toBe(200);
  });

  it('zooming shrinks the crop square around its middle, between zoom 1 and 4', () => {
    const twice = zoomed(wholeSquare, 2, wide);
    expect(squareOf(twice, wide)).toEqual({ left: 150, top: 50, side: 100 });
    expect(zoomed(twice, 100, wide).zoom).toBe(cropZoom.max);
    expect(zoomed(twice, 0.001, wide)).toEqual(wholeSquare);
  });

  it('the crop square stays inside the picture after any sequence of drags and zooms', () => {
    let crop = wholeSquare;
    for (const [x, y, factor] of [
      [70, -20, 1.7],
      [-300, 40, 2.5],
      [12, 900, 0.4],
      [-5, -900, 3],
    ] as const) {
      crop = zoomed(dragged(crop, { x, y }, wide, frame), factor, wide);
      const { left, top, side } = squareOf(crop, wide);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(wide.width);
      expect(top + side).toBeLessThanOrEqual(wide.height);
    }
  });
});
