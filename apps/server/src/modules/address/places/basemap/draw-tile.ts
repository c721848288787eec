import type { PartlyTranslated } from '@chifan/domain';
import { type Box, clippedLine, clippedRing, isInBox } from '../geometry/clip.ts';
import { type GeoShape, type Path, type Point, partsOf, type Rings } from '../geometry/geo-shape.ts';
import { simplifyPath } from '../geometry/measure.ts';
import type { DrawnFeature, PlaneBox } from './map-feature.store.ts';
import type { MapClass } from './map-feature.ts';

type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Point }
  | { readonly type: 'MultiLineString'; readonly coordinates: readonly Path[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Rings[] };

export type TileFeature = {
  readonly type: 'Feature';
  readonly properties: { readonly class: MapClass; readonly name?: PartlyTranslated };
  readonly geometry: Geometry;
};

/** Maximum size of a map tile in bytes. If a tile would be larger, the server omits its least important features. */
export const tileBytes = 60_000;

/**
 * Returns the GeoJSON of a map tile. Features are clipped to the box, simplified and added in the given sequence until
 * the tile has its maximum size.
 */
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

/** Joins lines of the same class and name to one feature, because the map data splits a street into many lines. */
function joinedStreets(features: readonly DrawnFeature[], box: Box, zoom: number): TileFeature[] {
  const joined = new Map<string, TileFeature>();
  for (const [index, { class: kind, name, geometry: shape }] of features.entries()) {
    const geometry = clippedShape(shape, box, zoom);
    if (geometry === null) continue;
    const isShown = name !== null && (zoom >= wallNamesFrom || !walls.has(kind));
    const properties = { class: kind, ...(isShown ? { name } : {}) };
    const key = geometry.type === 'MultiLineString' ? JSON.stringify(properties) : String(index);
    const known = joined.get(key);
    joined.set(key, {
      type: 'Feature',
      properties,
      geometry: known ? joinedGeometry(known.geometry, geometry) : geometry,
    });
  }
  return [...joined.values()];
}

/** Map classes whose names appear only from zoom `wallNamesFrom` on. */
const walls: ReadonlySet<MapClass> = new Set(['land', 'building']);
const wallNamesFrom = 16;

const joinedGeometry = (a: Geometry, b: Geometry): Geometry =>
  a.type === 'MultiLineString' && b.type === 'MultiLineString'
    ? { type: 'MultiLineString', coordinates: [...a.coordinates, ...b.coordinates] }
    : b;

function clippedShape(shape: GeoShape, box: Box, zoom: number): Geometry | null {
  const { points, lines, polygons } = partsOf(shape);
  const fine = simplifierAt(zoom);
  const [point] = points.filter((candidate) => isInBox(candidate, box));
  if (point !== undefined) return { type: 'Point', coordinates: rounded(zoom)(point) };
  const paths = lines.flatMap((line) => clippedLine(line, box)).map(fine);
  if (paths.length > 0) return { type: 'MultiLineString', coordinates: paths };
  const areas = polygons
    .map((rings) => rings.map((ring) => fine(clippedRing(ring, box))).filter(({ length }) => length > 3))
    .filter(({ length }) => length > 0);
  return areas.length > 0 ? { type: 'MultiPolygon', coordinates: areas } : null;
}

/** Simplifies paths by up to three quarters of a pixel, which is not visible. */
const simplifierAt =
  (zoom: number) =>
  (path: Path): Path =>
    simplifiedRing(path, degreesPerPixel(zoom) * 0.75).map(rounded(zoom));

/**
 * `simplifyPath` preserves the two ends of a path. A closed ring has no ends, so the ring is split into two paths
 * first.
 */
function simplifiedRing(path: Path, tolerance: number): Path {
  const [first] = path;
  const last = path.at(-1);
  const isClosed = path.length > 3 && first !== undefined && last !== undefined && String(first) === String(last);
  if (!isClosed) return simplifyPath(path, tolerance);
  const middle = Math.floor(path.length / 2);
  const half = simplifyPath(path.slice(0, middle + 1), tolerance);
  return [...half.slice(0, -1), ...simplifyPath(path.slice(middle), tolerance)];
}

/** Rounds coordinates to a tenth of a pixel, which is six decimals at zoom 18. */
function rounded(zoom: number): (point: Point) => Point {
  const factor = 10 ** Math.max(3, Math.ceil(-Math.log10(degreesPerPixel(zoom) / 10)));
  return ([lng = 0, lat = 0]) => [Math.round(lng * factor) / factor, Math.round(lat * factor) / factor];
}

export type Tile = { readonly z: number; readonly x: number; readonly y: number };

const worldMetres = 2 * Math.PI * 6_378_137;
const tilePixels = 256;
/** Features are drawn up to this distance outside the tile, so that lines and their outlines do not end at the edge. */
const marginPixels = 12;

/**
 * Parses the path of a tile request. Returns undefined if the tile does not exist, or if the zoom is not 5 to 18 (rule
 * address-13).
 */
export function readTile(z: string, x: string, file: string): Tile | undefined {
  const y = /^(\d{1,6})\.json$/.exec(file)?.[1];
  if (y === undefined || !/^\d{1,2}$/.test(z) || !/^\d{1,6}$/.test(x)) return undefined;
  const tile = { z: Number(z), x: Number(x), y: Number(y) };
  const isThere = tile.z >= 5 && tile.z <= 18 && tile.x < 2 ** tile.z && tile.y < 2 ** tile.z;
  return isThere ? tile : undefined;
}

const metresPerPixel = (zoom: number): number => worldMetres / tilePixels / 2 ** zoom;
const degreesPerPixel = (zoom: number): number => 360 / tilePixels / 2 ** zoom;

export function planeBoxOf({ z, x, y }: Tile): PlaneBox {
  const size = worldMetres / 2 ** z;
  const margin = marginPixels * metresPerPixel(z);
  const west = x * size - worldMetres / 2;
  const north = worldMetres / 2 - y * size;
  return { minX: west - margin, minY: north - size - margin, maxX: west + size + margin, maxY: north + margin };
}

export function degreesOf({ minX, minY, maxX, maxY }: PlaneBox): Box {
  const lng = (x: number) => (x / worldMetres) * 360;
  const lat = (y: number) => (2 * Math.atan(Math.exp((y / worldMetres) * 2 * Math.PI)) - Math.PI / 2) * (180 / Math.PI);
  return { west: lng(minX), south: lat(minY), east: lng(maxX), north: lat(maxY) };
}
