import { inEvenLight } from './even-light.ts';
import { asInkOnPaper, type Box, cutOut, type Grey } from './grey.ts';
import { inkOf } from './ink.ts';
import { scaled, turned } from './resample.ts';
import { skewOf } from './skew.ts';
import { textLinesOf } from './text-lines.ts';

/** Pixels along the longer edge: more make a photo slower to read and not better. */
export const longestEdge = 2600;
/** Less than this makes no difference to the recogniser. */
const straight = 0.15;

/** A page as it is read: upright, in even light, and where its lines are. */
export type Page = { readonly grey: Grey; readonly lines: readonly Box[] };

export function pageOf(photo: Grey): Page {
  const shrunk = scaled(photo, Math.min(1, longestEdge / Math.max(photo.width, photo.height)));
  const even = inEvenLight(asInkOnPaper(shrunk));
  const skew = skewOf(inkOf(even));
  const grey = Math.abs(skew) < straight ? even : turned(even, -skew);
  return { grey, lines: textLinesOf(inkOf(grey)) };
}

/** How a line is shown to the recogniser: in pixels, and the paper round it in heights of the line. */
export type LineScale = { readonly height: number; readonly margin: number };

export function linePicture(page: Grey, line: Box, { height, margin }: LineScale): Grey {
  const cut = cutOut(page, line, Math.round(line.height * margin));
  return scaled(cut, height / line.height);
}
