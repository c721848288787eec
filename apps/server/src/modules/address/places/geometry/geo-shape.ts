import { type Position, toMercator } from '@chifan/domain/address';
import { z } from 'zod';

const point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number());
const line = z.array(point).min(2);
const polygon = z.array(z.array(point).min(4)).min(1);

/** The supported GeoJSON geometries. Coordinates are WGS-84 degrees, longitude first. */
export const geoShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: point }),
  z.object({ type: z.literal('LineString'), coordinates: line }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line).min(1) }),
  z.object({ type: z.literal('Polygon'), coordinates: polygon }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).min(1) }),
]);
export type GeoShape = z.infer<typeof geoShape>;

/** Coordinates in degrees, longitude first. */
export type Point = readonly number[];
export type Path = readonly Point[];
export type Rings = readonly Path[];

export type Parts = { readonly points: Path; readonly lines: readonly Path[]; readonly polygons: readonly Rings[] };

export function partsOf(shape: GeoShape): Parts {
  switch (shape.type) {
    case 'Point':
      return { points: [shape.coordinates], lines: [], polygons: [] };
    case 'LineString':
      return { points: [], lines: [shape.coordinates], polygons: [] };
    case 'MultiLineString':
      return { points: [], lines: shape.coordinates, polygons: [] };
    case 'Polygon':
      return { points: [], lines: [], polygons: [shape.coordinates] };
    case 'MultiPolygon':
      return { points: [], lines: [], polygons: shape.coordinates };
  }
}

export const positionOf = (point: Point): Position => ({ lng: point[0] ?? 0, lat: point[1] ?? 0 });

/**
 * Returns the bounding box and the centre of a shape in Web-Mercator metres. The centre of a line is a point on the
 * line.
 */
export function measured(shape: GeoShape) {
  const { points, lines, polygons } = partsOf(shape);
  const all = [...points, ...lines.flat(), ...polygons.flat(2)].map((point) => toMercator(positionOf(point)));
  const bounds = {
    minX: all.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY),
    minY: all.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY),
    maxX: all.reduce((most, { x }) => Math.max(most, x), Number.NEGATIVE_INFINITY),
    maxY: all.reduce((most, { y }) => Math.max(most, y), Number.NEGATIVE_INFINITY),
  };
  const [longest] = lines.toSorted((a, b) => b.length - a.length);
  const halfway = longest === undefined ? undefined : toMercator(positionOf(middleOfLine(longest)));
  return {
    ...bounds,
    x: halfway?.x ?? (bounds.minX + bounds.maxX) / 2,
    y: halfway?.y ?? (bounds.minY + bounds.maxY) / 2,
  };
}

function middleOfLine(path: Path): Point {
  const steps = path.slice(1).map((to, index) => ({ from: path[index] ?? to, to }));
  const lengths = steps.map(({ from, to }) => Math.hypot((to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0)));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [index, { from, to }] of steps.entries()) {
    const length = lengths[index] ?? 0;
    if (left <= length && length > 0) return interpolatePoint(from, to, left / length);
    left -= length;
  }
  return path[0] ?? [0, 0];
}

export const interpolatePoint = (from: Point, to: Point, share: number): Point => [
  (from[0] ?? 0) + ((to[0] ?? 0) - (from[0] ?? 0)) * share,
  (from[1] ?? 0) + ((to[1] ?? 0) - (from[1] ?? 0)) * share,
];
