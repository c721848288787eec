import type { Position } from '@chifan/domain/address';
import { type GeoShape, type Path, type Point, partsOf, type Rings } from './geo-shape.ts';

export const isWithin = (shape: GeoShape, { lat, lng }: Position): boolean =>
  partsOf(shape).polygons.some((rings) => crossings(rings, lng, lat) % 2 === 1);

/**
 * Counts how often a ray from the point to the east crosses the rings of a polygon. An odd number means that the point
 * is inside, also in a polygon with holes.
 */
function crossings(rings: Rings, lng: number, lat: number): number {
  let count = 0;
  for (const ring of rings) {
    for (const [index, to] of ring.entries()) {
      const from = ring[index === 0 ? ring.length - 1 : index - 1] ?? to;
      if (isCrossed(from, to, lng, lat)) count += 1;
    }
  }
  return count;
}

function isCrossed(
  [fromLng = 0, fromLat = 0]: Point,
  [toLng = 0, toLat = 0]: Point,
  lng: number,
  lat: number,
): boolean {
  if (fromLat > lat === toLat > lat) return false;
  return lng < fromLng + ((lat - fromLat) / (toLat - fromLat)) * (toLng - fromLng);
}

const metresPerDegree = 111_195;

/** Returns the metres from a position to the nearest line of a shape. Accurate only within a few kilometres. */
export function metresToLines(shape: GeoShape, here: Position): number {
  const { lines, polygons } = partsOf(shape);
  const flat = flatAround(here);
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...[...lines, ...polygons.flat()].map((path) => metresToPath(path.map(flat))),
  );
}

const flatAround =
  ({ lat, lng }: Position) =>
  (point: Point): readonly [number, number] => [
    ((point[0] ?? 0) - lng) * metresPerDegree * Math.cos((lat * Math.PI) / 180),
    ((point[1] ?? 0) - lat) * metresPerDegree,
  ];

function metresToPath(path: readonly (readonly [number, number])[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const [index, to] of path.entries()) {
    const from = path[index - 1] ?? to;
    nearest = Math.min(nearest, metresToStep(from, to));
  }
  return nearest;
}

function metresToStep([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * (bx - ax) + ay * (by - ay)) / length));
  return Math.hypot(ax + share * (bx - ax), ay + share * (by - ay));
}

/** Simplifies a path (Douglas-Peucker algorithm). No removed point is more than `tolerance` degrees from the result. */
export function simplifyPath(path: Path, tolerance: number): Path {
  const [first] = path;
  const last = path.at(-1);
  if (first === undefined || last === undefined || path.length < 3) return path;
  let farthest = { index: 0, away: 0 };
  for (const [index, point] of path.entries()) {
    const away = awayFrom(point, first, last);
    if (away > farthest.away) farthest = { index, away };
  }
  if (farthest.away <= tolerance) return [first, last];
  const before = simplifyPath(path.slice(0, farthest.index + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyPath(path.slice(farthest.index), tolerance)];
}

const awayFrom = ([x = 0, y = 0]: Point, [ax = 0, ay = 0]: Point, [bx = 0, by = 0]: Point): number =>
  metresToStep([ax - x, ay - y], [bx - x, by - y]);
