/** WGS-84 decimal degrees, rounded to 6 places (rule address-8). */
export type Position = { readonly lat: number; readonly lng: number };

/** Decimals of a coordinate (rule address-8). */
export const coordinateDecimals = 6;

const decimal = /^-?\d{1,3}(\.\d{1,20})?$/;
const meanEarthRadiusMetres = 6_371_008.8;
const mercatorRadiusMetres = 6_378_137;
/** Latitude at the edge of the square Web Mercator map. The poles would be at infinity. */
const mercatorMaxLat = 85.051_128_78;

/**
 * Parses a position of an API call, which is a pair of strings (rule address-8). Undefined if the strings are invalid
 * or out of bounds.
 */
export function parsePosition(lat: string, lng: string): Position | undefined {
  const position = { lat: readDegrees(lat, 90), lng: readDegrees(lng, 180) };
  return Number.isNaN(position.lat) || Number.isNaN(position.lng) ? undefined : position;
}

/** Formats a coordinate for an API call: always 6 decimals. */
export const formatCoordinate = (degrees: number): string => roundDegrees(degrees).toFixed(coordinateDecimals);

/** Distance in a straight line, in whole metres. */
export function distanceMetres(a: Position, b: Position): number {
  const halfLat = radians(b.lat - a.lat) / 2;
  const halfLng = radians(b.lng - a.lng) / 2;
  const h = Math.sin(halfLat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(halfLng) ** 2;
  return Math.round(2 * meanEarthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(h))));
}

/**
 * Converts a position to metres on the Web Mercator plane, which searches by distance use. Latitudes are clamped to 85°
 * north and south.
 */
export function toMercator({ lat, lng }: Position): { x: number; y: number } {
  const shown = Math.max(-mercatorMaxLat, Math.min(mercatorMaxLat, lat));
  return {
    x: mercatorRadiusMetres * radians(lng),
    y: mercatorRadiusMetres * Math.log(Math.tan(Math.PI / 4 + radians(shown) / 2)),
  };
}

export const fromMercator = ({ x, y }: { readonly x: number; readonly y: number }): Position => ({
  lat: roundDegrees((2 * Math.atan(Math.exp(y / mercatorRadiusMetres)) - Math.PI / 2) * (180 / Math.PI)),
  lng: roundDegrees((x / mercatorRadiusMetres) * (180 / Math.PI)),
});

/** Metres on the Web Mercator plane for one real metre at this latitude. */
export const mercatorScale = (lat: number): number =>
  1 / Math.cos(radians(Math.max(-mercatorMaxLat, Math.min(mercatorMaxLat, lat))));

function readDegrees(text: string, limit: number): number {
  const degrees = decimal.test(text) ? roundDegrees(Number(text)) : Number.NaN;
  return Math.abs(degrees) <= limit ? degrees : Number.NaN;
}

/** Adding 0 turns −0 into 0. */
const roundDegrees = (degrees: number): number => Math.round(degrees * partsOfDegree) / partsOfDegree + 0;
const partsOfDegree = 10 ** coordinateDecimals;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
