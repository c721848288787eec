import type { Position } from '../address/index.ts';

/**
 * Rule search-6: searches without a result are stored for `days` and shown after `fewest` occurrences. On one day at
 * most `mostADay` different words are stored, so that typing cannot fill the table.
 */
export const searchMissLimits = { days: 90, fewest: 3, mostADay: 2000, shortest: 2, longest: 40 } as const;

/** Possible phone numbers, addresses or mailboxes have nothing to do with food and are private. */
const personal = /@|\p{Nd}{5}|https?:|www\./u;

/** The folded text to store, without signs. The typed text decides whether it may be personal. Null: not stored. */
export function searchMissText({ typed, folded }: { readonly typed: string; readonly folded: string }): string | null {
  const { length } = [...folded];
  const isKept = length >= searchMissLimits.shortest && length <= searchMissLimits.longest;
  return isKept && !personal.test(typed.replaceAll(/[\s-]/g, '')) ? folded : null;
}

/** Cells per degree. A cell is about ten kilometres wide. */
const cellsADegree = 10;
const columns = 360 * cellsADegree;

/** Deliberately coarse position of a search: a part of a city. */
export const searchAreaOf = ({ lat, lng }: Position): number => numberOf(cellOf(lat, 90), cellOf(lng, 180));

/** The cell of this place and the cells around it, where a guest may have searched. */
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
