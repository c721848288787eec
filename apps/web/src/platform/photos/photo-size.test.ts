import { describe, expect, it } from 'vitest';
import { fitInto, photoBytesMost, shrinkTo } from './photo-size.ts';

describe('a photo', () => {
  it('goes as it is where the guest wants the original and the server takes it', () => {
    expect(shrinkTo('original', photoBytesMost)).toBeNull();
  });

  it('is shrunk before it is sent where it is too large for the server', () => {
    expect(shrinkTo('original', photoBytesMost + 1)).toBe(4_000);
  });

  it('is shrunk where the guest wants it compressed, however small the file', () => {
    expect(shrinkTo('compressed', 300_000)).toBe(1_600);
  });

  it('keeps its shape, upright or not, and is never blown up', () => {
    expect(fitInto(1_600, { width: 4_000, height: 3_000 })).toEqual({ width: 1_600, height: 1_200 });
    expect(fitInto(1_600, { width: 3_000, height: 6_000 })).toEqual({ width: 800, height: 1_600 });
    expect(fitInto(1_600, { width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
    expect(fitInto(1_600, { width: 20_000, height: 2 })).toEqual({ width: 1_600, height: 1 });
  });
});
