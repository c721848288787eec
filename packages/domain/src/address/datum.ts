import { failure, type Result, success } from '../result.ts';
import { isInGcj02Region } from './china-outline.ts';
import type { Position } from './position.ts';

/**
 * Reference systems of coordinates. The database contains only `wgs84`. Chinese maps use `gcj02`, which is shifted by
 * some hundred metres. Baidu uses `bd09`, which shifts `gcj02` again.
 */
export const datums = ['wgs84', 'gcj02', 'bd09'] as const;
export type Datum = (typeof datums)[number];

export type Coordinates = Position & { readonly datum: Datum };

/** Rejects external coordinates without a known datum, because their position may be wrong by some hundred metres. */
export function parseCoordinates(given: Position & { readonly datum?: string }): Result<Coordinates, 'datum_missing'> {
  const datum = datums.find((known) => known === given.datum);
  return datum === undefined ? failure('datum_missing') : success({ lat: given.lat, lng: given.lng, datum });
}

/**
 * Converts between reference systems of coordinates, without rounding. Outside China all reference systems are equal.
 */
export function translateCoordinates(from: Coordinates, to: Datum): Coordinates {
  if (from.datum === to) return from;
  return { ...fromWgs84(toWgs84(from), to), datum: to };
}

/**
 * Converts coordinates from a Chinese map service to WGS-84. A position outside China is returned unchanged, because
 * Chinese maps do not shift it. Within some hundred metres of a land border the result may be wrong.
 */
export function toWgs84({ lat, lng, datum }: Coordinates): Position {
  const given = { lat, lng };
  if (datum === 'wgs84' || !isInGcj02Region(given)) return given;
  const origin = originOf(datum === 'bd09' ? originOf(given, gcj02ToBaidu) : given, shifted);
  return isInGcj02Region(origin) ? origin : given;
}

/** Converts a WGS-84 position to the datum of a Chinese map service, for a request to the service. */
export function fromWgs84(position: Position, to: Datum): Position {
  if (to === 'wgs84' || !isInGcj02Region(position)) return position;
  const gcj02 = shifted(position);
  return to === 'bd09' ? gcj02ToBaidu(gcj02) : gcj02;
}

/** The Krasovsky ellipsoid on which the shift is computed: semi-major axis and squared eccentricity. */
const semiMajorMetres = 6_378_245;
const eccentricitySquared = 0.006_693_421_622_965_943;

function shifted({ lat, lng }: Position): Position {
  const east = lng - 105;
  const north = lat - 35;
  const phi = radians(lat);
  const curvature = 1 - eccentricitySquared * Math.sin(phi) ** 2;
  const metresNorth = northward(east, north);
  const metresEast = eastward(east, north);
  const perLat = radians((semiMajorMetres * (1 - eccentricitySquared)) / curvature ** 1.5);
  const perLng = radians((semiMajorMetres * Math.cos(phi)) / Math.sqrt(curvature));
  return { lat: lat + metresNorth / perLat, lng: lng + metresEast / perLng };
}

const waves = (x: number, ...parts: readonly (readonly [number, number])[]): number =>
  parts.reduce((sum, [height, length]) => sum + height * Math.sin(x * Math.PI * length), 0) * (2 / 3);

const northward = (x: number, y: number): number =>
  -100 +
  2 * x +
  3 * y +
  0.2 * y * y +
  0.1 * x * y +
  0.2 * Math.sqrt(Math.abs(x)) +
  waves(x, [20, 6], [20, 2]) +
  waves(y, [20, 1], [40, 1 / 3]) +
  waves(y, [160, 1 / 12], [320, 1 / 30]);

const eastward = (x: number, y: number): number =>
  300 +
  x +
  2 * y +
  0.1 * x * x +
  0.1 * x * y +
  0.1 * Math.sqrt(Math.abs(x)) +
  waves(x, [20, 6], [20, 2]) +
  waves(x, [20, 1], [40, 1 / 3]) +
  waves(x, [150, 1 / 12], [300, 1 / 30]);

/**
 * Number of iterations. Each iteration leaves about a thousandth of the error, and five leave less than a micrometre.
 */
const inverseRounds = 5;

/** Inverts the function `move` by iteration. */
function originOf(moved: Position, move: (origin: Position) => Position): Position {
  let guess = moved;
  for (let round = 0; round < inverseRounds; round += 1) {
    const reached = move(guess);
    guess = { lat: guess.lat + moved.lat - reached.lat, lng: guess.lng + moved.lng - reached.lng };
  }
  return guess;
}

const baiduTurn = (Math.PI * 3000) / 180;

function gcj02ToBaidu({ lat, lng }: Position): Position {
  const away = Math.hypot(lat, lng) + 0.000_02 * Math.sin(lat * baiduTurn);
  const angle = Math.atan2(lat, lng) + 0.000_003 * Math.cos(lng * baiduTurn);
  return { lat: away * Math.sin(angle) + 0.006, lng: away * Math.cos(angle) + 0.0065 };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
