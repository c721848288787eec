import type { Box } from '../geometry/clip.ts';
import type { PlaneBox } from './map-feature.store.ts';

export type Tile = { readonly z: number; readonly x: number; readonly y: number };

const worldMetres = 2 * Math.PI * 6_378_137;
const tilePixels = 256;
/** So much more than the tile is told, that lines and casings do not end at its edge. */
const marginPixels = 12;

/** Rule address-13: zoom 5 to 18. Undefined for what is no such tile. */
export function readTile(z: string, x: string, file: string): Tile | undefined {
  const y = /^(\d{1,6})\.json$/.exec(file)?.[1];
  if (y === undefined || !/^\d{1,2}$/.test(z) || !/^\d{1,6}$/.test(x)) return undefined;
  const tile = { z: Number(z), x: Number(x), y: Number(y) };
  const isThere = tile.z >= 5 && tile.z <= 18 && tile.x < 2 ** tile.z && tile.y < 2 ** tile.z;
  return isThere ? tile : undefined;
}

export const metresPerPixel = (zoom: number): number => worldMetres / tilePixels / 2 ** zoom;
export const degreesPerPixel = (zoom: number): number => 360 / tilePixels / 2 ** zoom;

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
