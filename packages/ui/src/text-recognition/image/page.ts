import { normalizeLighting } from './even-light.ts';
import { type Box, cropGrey, type Grey, toDarkOnLight } from './grey.ts';
import { inkOf } from './ink.ts';
import { withoutNonTextInk } from './print.ts';
import { rotateGrey, scaled } from './resample.ts';
import { pageSkewOf } from './skew.ts';
import { slopeOf } from './slope.ts';
import { textLinesOf } from './text-lines.ts';

/** Maximum length of the longer edge in pixels. More pixels make text recognition slower but not better. */
export const longestEdge = 2600;
/** Skew in degrees below which a page is not rotated, because text recognition tolerates a small skew. */
const straight = 0.15;

/**
 * `slope` is the number of pixels that the text line falls per pixel to the right. Null if the line is too short to
 * measure.
 */
export type TextLine = Box & { readonly slope: number | null };

/**
 * A page ready for text recognition, upright and evenly lit. A page photographed at an angle is upright only in the
 * middle.
 */
export type Page = { readonly grey: Grey; readonly lines: readonly TextLine[] };

export function pageOf(photo: Grey): Page {
  const shrunk = scaled(photo, Math.min(1, longestEdge / Math.max(photo.width, photo.height)));
  const even = normalizeLighting(toDarkOnLight(shrunk));
  const evenInk = inkOf(even);
  const skew = pageSkewOf(evenInk, withoutNonTextInk(evenInk));
  const grey = Math.abs(skew) < straight ? even : rotateGrey(even, -skew);
  const ink = inkOf(grey);
  return { grey, lines: textLinesOf(ink).map((line) => ({ ...line, slope: slopeOf(line, ink) })) };
}

/**
 * Size of a line's picture for text recognition: the text height in pixels, and the margin as a share of that height.
 */
export type LineScale = { readonly height: number; readonly margin: number };

export function linePicture(page: Grey, line: Box, { height, margin }: LineScale): Grey {
  const cut = cropGrey(page, line, Math.round(line.height * margin));
  return scaled(cut, height / line.height);
}
