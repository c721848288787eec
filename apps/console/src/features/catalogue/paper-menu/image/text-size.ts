import type { Blob } from './blobs.ts';

const smallest = 8;
const largest = 220;
/** Ratios of width to height that a whole character may have. */
const slimmest = 0.55;
const widest = 1.6;

/** The height of most characters of a page in pixels, or 0 without characters. */
export function textSizeOf(blobs: readonly Blob[]): number {
  const heights = blobs
    .filter(({ width, height }) => height >= smallest && height <= largest && isSquarish(width / height))
    .map(({ height }) => height)
    .sort((one, other) => one - other);
  // Weighted by height, because characters consist of many small parts.
  const half = heights.reduce((sum, height) => sum + height, 0) / 2;
  let sum = 0;
  for (const height of heights) {
    sum += height;
    if (sum >= half) return height;
  }
  return 0;
}

const isSquarish = (ratio: number) => ratio >= slimmest && ratio <= widest;
