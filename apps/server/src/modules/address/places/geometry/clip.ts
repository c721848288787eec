import { interpolatePoint, type Path, type Point } from './geo-shape.ts';

/** A bounding box in degrees. */
export type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

type Side = { readonly axis: 0 | 1; readonly at: number; readonly keeps: 'below' | 'above' };

const sidesOf = ({ west, south, east, north }: Box): readonly Side[] => [
  { axis: 0, at: west, keeps: 'above' },
  { axis: 0, at: east, keeps: 'below' },
  { axis: 1, at: south, keeps: 'above' },
  { axis: 1, at: north, keeps: 'below' },
];

export const isInBox = (point: Point, box: Box): boolean => sidesOf(box).every((side) => isKept(point, side));

export function clippedLine(path: Path, box: Box): readonly Path[] {
  let pieces: readonly Path[] = [path];
  for (const side of sidesOf(box)) pieces = pieces.flatMap((piece) => cut(piece, side));
  return pieces;
}

/**
 * Returns the part of a closed ring inside the box (Sutherland-Hodgman algorithm), or an empty path if no part is
 * inside.
 */
export function clippedRing(ring: Path, box: Box): Path {
  let left: Path = ring.slice(0, -1);
  for (const side of sidesOf(box)) left = kept(left, side);
  const [first] = left;
  return first === undefined || left.length < 3 ? [] : [...left, first];
}

const isKept = (point: Point, { axis, at, keeps }: Side): boolean =>
  keeps === 'above' ? (point[axis] ?? 0) >= at : (point[axis] ?? 0) <= at;

function crossing(from: Point, to: Point, { axis, at }: Side): Point {
  const start = from[axis] ?? 0;
  return interpolatePoint(from, to, (at - start) / ((to[axis] ?? 0) - start));
}

function kept(ring: Path, side: Side): Path {
  return ring.flatMap((to, index) => {
    const from = ring[index === 0 ? ring.length - 1 : index - 1] ?? to;
    if (isKept(to, side)) return isKept(from, side) ? [to] : [crossing(from, to, side), to];
    return isKept(from, side) ? [crossing(from, to, side)] : [];
  });
}

function cut(path: Path, side: Side): Path[] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const [index, to] of path.entries()) {
    const from = path[index - 1];
    if (from !== undefined && isKept(from, side) !== isKept(to, side)) piece.push(crossing(from, to, side));
    if (isKept(to, side)) piece.push(to);
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  }
  return [...pieces, piece].filter(({ length }) => length > 1);
}
