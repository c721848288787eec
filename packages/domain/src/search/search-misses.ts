import type { Position } from '../address/index.ts';

/**
 * Rule search-6: searches without a result are stored for `days` and shown to the platform from `fewest` occurrences
 * on. At most `mostADay` different texts are stored per day, so that automated searches cannot fill the table.
 */
export const searchMissLimits = { days: 90, fewest: 3, mostADay: 2000, shortest: 2, longest: 40 } as const;

/**
 * Matches possible phone numbers, web addresses and e-mail addresses. Searches with such private data are not stored.
 */
const personal = /@|\p{Nd}{5}|https?:|www\./u;

/**
 * The normalised text to store for a search without results. Null if the typed text may be personal, or is too short or
 * too long.
 */
export function searchMissText({ typed, folded }: { readonly typed: string; readonly folded: string }): string | null {
  const { length } = [...folded];
  const isKept = length >= searchMissLimits.shortest && length <= searchMissLimits.longest;
  return isKept && !personal.test(typed.replaceAll(/[\s-]/g, '')) ? folded : null;
}

/** Search areas per degree of latitude and longitude. An area is about ten kilometres wide. */
const cellsADegree = 10;
const columns = 360 * cellsADegree;

/** The area of a search, as large as a part of a city, so that the area does not reveal the guest's position. */
export const searchAreaOf = ({ lat, lng }: Position): number => numberOf(cellOf(lat, 90), cellOf(lng, 180));

/** The area of the position and the eight areas around it. */
export function searchAreasNear({ lat, lng }: Position): readonly number[] {
  const [row, column] = [cellOf(lat, 90), cellOf(lng, 180)];
  return steps.flatMap((north) => steps.map((east) => numberOf(row + north, column + east)));
}

export const searchAreaCentre = (area: number): Position => ({
  lat: (Math.floor(area / columns) + 0.5) / cellsADegree - 90,
  lng: ((area % columns) + 0.5) / cellsADegree - 180,
});

const steps = [-1, 0, 1] as const;

const cellOf = (degrees: number, least: number): number => Math.floor((degrees + least) * cellsADegree);

const numberOf = (row: number, column: number): number => row * columns + ((column + columns) % columns);
