import type { Blob } from './blobs.ts';

const smallest = 8;
const largest = 220;
/** Minimum and maximum of width divided by height, for an area of ink that is a whole character. */
const slimmest = 0.55;
const widest = 1.6;

/** The height of most characters of a page in pixels. 0 if the page has no characters. */
export function textSizeOf(blobs: readonly Blob[]): number {
  const heights = blobs
    .filter(({ width, height }) => height >= smallest && height <= largest && isSquarish(width / height))
    .map(({ height }) => height)
    .sort((one, other) => one - other);
  // The median is weighted by height, because many connected areas are only small parts of characters.
  const half = heights.reduce((sum, height) => sum + height, 0) / 2;
  let sum = 0;
  for (const height of heights) {
    sum += height;
    if (sum >= half) return height;
  }
  return 0;
}

const isSquarish = (ratio: number) => ratio >= slimmest && ratio <= widest;
