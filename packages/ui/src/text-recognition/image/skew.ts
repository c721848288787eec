import type { Ink } from './ink.ts';

/** Limits and step sizes of the search for the skew, in degrees. */
const most = 12;
const coarse = 0.5;
const fine = 0.1;
const nearby = 0.4;
/** Maximum number of ink pixels to sample. More pixels do not improve the result. */
const maxPoints = 60_000;

/**
 * Angle at which the text lines of a page fall to the right, in degrees. The function first measures only the print,
 * because the edge of the paper has another angle in perspective. It then measures all ink, because rules make the
 * result more exact.
 */
export function pageSkewOf(ink: Ink, printed: Ink): number {
  const lines = skewOf(printed);
  const points = pointsOf(ink);
  return points.length === 0 ? lines : best(points, ink, { from: lines - nearby, to: lines + nearby, step: fine });
}

/**
 * Angle at which text lines fall to the right, in degrees. At the correct angle, each row of pixels is nearly full or
 * nearly empty.
 */
export function skewOf(ink: Ink): number {
  const points = pointsOf(ink);
  if (points.length === 0) return 0;
  const first = best(points, ink, { from: -most, to: most, step: coarse });
  return best(points, ink, { from: first - coarse, to: first + coarse, step: fine });
}

/** Coordinates of ink pixels as x, y, x, y … */
function pointsOf({ width, height, marks }: Ink): Float32Array {
  const count = marks.reduce((sum, mark) => sum + mark, 0);
  const every = Math.max(1, Math.ceil(count / maxPoints));
  const points = new Float32Array(count * 2);
  let [seen, at] = [0, 0];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (marks[row * width + column] === 0 || !isChosen(seen++, every)) continue;
      points[at++] = column;
      points[at++] = row;
    }
  return points.subarray(0, at);
}

/** Samples pixels by a hash. Every third pixel of a solid area would form a grid, which has rows in every direction. */
const isChosen = (at: number, every: number): boolean => Math.imul(at, 0x9e3779b1) >>> 0 < 2 ** 32 / every;

type Angles = { readonly from: number; readonly to: number; readonly step: number };

function best(points: Float32Array, { width, height }: Ink, { from, to, step }: Angles): number {
  const rows = new Float64Array(height + width);
  let [found, sharpest] = [0, -1];
  for (let at = 0; from + at * step <= to + step / 2; at++) {
    const degrees = from + at * step;
    const slope = Math.tan((degrees * Math.PI) / 180);
    rows.fill(0);
    for (let point = 0; point < points.length; point += 2) {
      const row = Math.round((points[point + 1] ?? 0) - (points[point] ?? 0) * slope + width / 2);
      if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
    }
    let sharpness = 0;
    for (let row = 1; row < rows.length; row++) sharpness += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
    if (sharpness > sharpest) [sharpest, found] = [sharpness, degrees];
  }
  return Math.round(found / fine) * fine;
}
