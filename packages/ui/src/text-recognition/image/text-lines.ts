import { blobsOf } from './blobs.ts';
import type { Box } from './grey.ts';
import type { Ink } from './ink.ts';
import { boxesOf, textBlobsOf } from './print.ts';
import { textSizeOf } from './text-size.ts';

// Gaps and sizes of text lines, in multiples of the text size of the page.
const gapInLine = 0.75;
const gapInCharacter = 0.16;
const lowest = 0.45;
const highest = 4;
const narrowest = 0.25;

/** Bounding boxes of the text on a page. A dish name and its price are separate boxes. */
export function textLinesOf(ink: Ink): Box[] {
  const blobs = blobsOf(ink);
  const size = textSizeOf(blobs);
  if (size === 0) return [];
  const print = textBlobsOf(blobs, size);
  const smeared = closed(boxesOf(print, ink), Math.round(size * gapInLine), Math.round(size * gapInCharacter));
  return blobsOf(smeared)
    .filter(({ height, width }) => height >= size * lowest && height <= size * highest && width >= size * narrowest)
    .map(({ left, top, width, height }) => ({ left, top, width, height }))
    .toSorted((one, other) => one.top - other.top || one.left - other.left);
}

/** Joins characters to lines, by filling gaps of at most `across` pixels in rows and `down` pixels in columns. */
function closed({ width, height, marks }: Ink, across: number, down: number): Ink {
  const filled = marks.slice();
  fill(filled, { lines: width, line: 1, steps: height, step: width, most: down });
  fill(filled, { lines: height, line: width, steps: width, step: 1, most: across });
  return { width, height, marks: filled };
}

type Direction = {
  readonly lines: number;
  readonly line: number;
  readonly steps: number;
  readonly step: number;
  readonly most: number;
};

function fill(marks: Uint8Array, { lines, line, steps, step, most }: Direction): void {
  for (let each = 0; each < lines; each++) {
    let last = -1;
    for (let at = 0; at < steps; at++) {
      if (marks[each * line + at * step] === 0) continue;
      if (last >= 0 && at - last - 1 <= most)
        for (let between = last + 1; between < at; between++) marks[each * line + between * step] = 1;
      last = at;
    }
  }
}
