import { mercatorScale, type Position, toMercator } from '@chifan/domain/address';

export type Pixel = { readonly x: number; readonly y: number };

export const tileEdge = 256;

const earthGirthMetres = 2 * Math.PI * 6_378_137;

/**
 * Converts a position to a Web Mercator pixel of the whole world at the given zoom. x grows to the east, y to the
 * south.
 */
export function toPixel(position: Position, zoom: number): Pixel {
  const { x, y } = toMercator(position);
  const edge = tileEdge * 2 ** zoom;
  return { x: (x / earthGirthMetres + 0.5) * edge, y: (0.5 - y / earthGirthMetres) * edge };
}

export function fromPixel({ x, y }: Pixel, zoom: number): Position {
  const edge = tileEdge * 2 ** zoom;
  const north = Math.PI * (1 - (2 * y) / edge);
  return { lat: (Math.atan(Math.sinh(north)) * 180) / Math.PI, lng: (x / edge - 0.5) * 360 };
}

export const metresPerPixel = (lat: number, zoom: number): number =>
  earthGirthMetres / (tileEdge * 2 ** zoom) / mercatorScale(lat);
