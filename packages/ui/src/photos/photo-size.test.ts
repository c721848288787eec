import { describe, expect, it } from 'vitest';
import { fitInto, maxPhotoBytes, shrinkTo } from './photo-size.ts';

describe('photo size before upload', () => {
  it('an original photo below the server’s size limit is uploaded unchanged', () => {
    expect(shrinkTo('original', maxPhotoBytes)).toBeNull();
  });

  it('an original photo above the server’s size limit is scaled down', () => {
    expect(shrinkTo('original', maxPhotoBytes + 1)).toBe(4_000);
  });

  it('a photo that the guest wants compressed is scaled down at any file size', () => {
    expect(shrinkTo('compressed', 300_000)).toBe(1_600);
  });

  it('scaling down a photo preserves its proportions, and a small photo is never enlarged', () => {
    expect(fitInto(1_600, { width: 4_000, height: 3_000 })).toEqual({ width: 1_600, height: 1_200 });
    expect(fitInto(1_600, { width: 3_000, height: 6_000 })).toEqual({ width: 800, height: 1_600 });
    expect(fitInto(1_600, { width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
    expect(fitInto(1_600, { width: 20_000, height: 2 })).toEqual({ width: 1_600, height: 1 });
  });
});
