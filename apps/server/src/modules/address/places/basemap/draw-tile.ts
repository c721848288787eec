import type { PartlyTranslated } from '@chifan/domain';
import { type Box, clippedLine, clippedRing, isInBox } from '../geometry/clip.ts';
import { type GeoShape, type Path, type Point, partsOf, type Rings } from '../geometry/geo-shape.ts';
import { simplified } from '../geometry/measure.ts';
import type { DrawnFeature } from './map-feature.store.ts';
import type { MapClass } from './map-feature.ts';
import { degreesPerPixel } from './tile-box.ts';

type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Point }
  | { readonly type: 'MultiLineString'; readonly coordinates: readonly Path[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Rings[] };

export type TileFeature = {
  readonly type: 'Feature';
  readonly properties: { readonly class: MapClass; readonly name?: PartlyTranslated };
  readonly geometry: Geometry;
};

/** No tile is larger, whatever stands in it: what matters least is left out. */
export const tileBytes = 60_000;

/** Features as a tile shows them: cut to its box, without bends that nobody can see, the first ones while there is room. */
export function drawTile(features: readonly DrawnFeature[], box: Box, zoom: number): string {
  const drawn: string[] = [];
  let bytes = 60;
  for (const feature of joinedStreets(features, box, zoom)) {
    const text = JSON.stringify(feature);
    const size = Buffer.byteLength(text) + 1;
    if (bytes + size > tileBytes) continue;
    bytes += size;
    drawn.push(text);
  }
  return `{"type":"FeatureCollection","features":[${drawn.join(',')}]}`;
}

/** A street comes in many pieces: those of one class and name are one feature of the tile. */
function joinedStreets(features: readonly DrawnFeature[], box: Box, zoom: number): TileFeature[] {
  const joined = new Map<string, TileFeature>();
  for (const [index, { class: kind, name, geometry: shape }] of features.entries()) {
    const geometry = cut(shape, box, zoom);
    if (geometry === null) continue;
    const isShown = name !== null && (zoom >= wallNamesFrom || !walls.has(kind));
    const properties = { class: kind, ...(isShown ? { name } : {}) };
    const key = geometry.type === 'MultiLineString' ? JSON.stringify(properties) : String(index);
    const known = joined.get(key);
    joined.set(key, { type: 'Feature', properties, geometry: known ? together(known.geometry, geometry) : geometry });
  }
  return [...joined.values()];
}

/** Names of grounds and houses are read from near by only. */
const walls: ReadonlySet<MapClass> = new Set(['land', 'building']);
const wallNamesFrom = 16;

const together = (a: Geometry, b: Geometry): Geometry =>
  a.type === 'MultiLineString' && b.type === 'MultiLineString'
    ? { type: 'MultiLineString', coordinates: [...a.coordinates, ...b.coordinates] }
    : b;

function cut(shape: GeoShape, box: Box, zoom: number): Geometry | null {
  const { points, lines, polygons } = partsOf(shape);
  const fine = fining(zoom);
  const [point] = points.filter((candidate) => isInBox(candidate, box));
  if (point !== undefined) return { type: 'Point', coordinates: rounded(zoom)(point) };
  const paths = lines.flatMap((line) => clippedLine(line, box)).map(fine);
  if (paths.length > 0) return { type: 'MultiLineString', coordinates: paths };
  const areas = polygons
    .map((rings) => rings.map((ring) => fine(clippedRing(ring, box))).filter(({ length }) => length > 3))
    .filter(({ length }) => length > 0);
  return areas.length > 0 ? { type: 'MultiPolygon', coordinates: areas } : null;
}

/** Three quarters of a pixel are not seen. */
const fining =
  (zoom: number) =>
  (path: Path): Path =>
    simplifiedRing(path, degreesPerPixel(zoom) * 0.75).map(rounded(zoom));

/** A closed ring has no ends to be kept: it is halved first. */
function simplifiedRing(path: Path, tolerance: number): Path {
  const [first] = path;
  const last = path.at(-1);
  const isClosed = path.length > 3 && first !== undefined && last !== undefined && String(first) === String(last);
  if (!isClosed) return simplified(path, tolerance);
  const middle = Math.floor(path.length / 2);
  const half = simplified(path.slice(0, middle + 1), tolerance);
  return [...half.slice(0, -1), ...simplified(path.slice(middle), tolerance)];
}

/** A tenth of a pixel is exact enough; at zoom 18 that is six decimals. */
function rounded(zoom: number): (point: Point) => Point {
  const factor = 10 ** Math.max(3, Math.ceil(-Math.log10(degreesPerPixel(zoom) / 10)));
  return ([lng = 0, lat = 0]) => [Math.round(lng * factor) / factor, Math.round(lat * factor) / factor];
}
