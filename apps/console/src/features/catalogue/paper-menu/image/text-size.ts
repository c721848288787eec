import type { Blob } from './blobs.ts';

const smallest = 8;
const largest = 220;
/** Width to height of what may be a whole character. */
const slimmest = 0.55;
const widest = 1.6;

/** How high most characters of a page are, in pixels; 0 where there are none. */
export function textSizeOf(blobs: readonly Blob[]): number {
  const heights = blobs
    .filter(({ width, height }) => height >= smallest && height <= largest && isSquarish(width / height))
    .map(({ height }) => height)
    .sort((one, other) => one - other);
  // By height: the many pieces of characters weigh less than the characters.
  const half = heights.reduce((sum, height) => sum + height, 0) / 2;
  let sum = 0;
  for (const height of heights) {
    sum += height;
    if (sum >= half) return height;
  }
  return 0;
}

const isSquarish = (ratio: number) => ratio >= slimmest && ratio <= widest;
