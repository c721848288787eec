import type { Box } from './grey.ts';
import type { Ink } from './ink.ts';
import { skewOf } from './skew.ts';

/** Minimum width of a text line in multiples of its height. One or two characters are too short to measure a slope. */
const shortest = 2.2;

/** Pixels that a text line falls per pixel to the right. Null if the line is too short to measure. */
export function slopeOf(line: Box, ink: Ink): number | null {
  if (line.width < line.height * shortest) return null;
  return Math.tan((skewOf(inkIn(line, ink)) * Math.PI) / 180);
}

function inkIn({ left, top, width, height }: Box, ink: Ink): Ink {
  const marks = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (top + row) * ink.width + left;
    marks.set(ink.marks.subarray(from, from + width), row * width);
  }
  return { width, height, marks };
}
