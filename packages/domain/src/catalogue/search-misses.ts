import type { Position } from '../address/index.ts';

/**
 * Rule search-6: what guests looked for and did not find is kept for `days`, shown where it was looked for `fewest` times, and of
 * one day no more than `mostADay` different words are kept, so that nobody fills a table by typing.
 */
export const searchMisses = { days: 90, fewest: 3, mostADay: 2000, shortest: 2, longest: 40 } as const;

/** What may be somebody's number, address or mailbox says nothing of food, and is nobody else's to read. */
const personal = /@|\p{Nd}{5}|https?:|www\./u;

/** In one writing, of which signs are gone: whether it may be personal is told by what was typed. Null: not to be kept. */
export function missedWords({ typed, folded }: { readonly typed: string; readonly folded: string }): string | null {
  const { length } = [...folded];
  const isKept = length >= searchMisses.shortest && length <= searchMisses.longest;
  return isKept && !personal.test(typed.replaceAll(/[\s-]/g, '')) ? folded : null;
}

/** So many cells of an area make a degree: a cell is about ten kilometres wide. */
const cellsADegree = 10;
const columns = 360 * cellsADegree;

/** About where somebody searched: coarse on purpose, a part of a city. */
export const areaOf = ({ lat, lng }: Position): number => numberOf(cellOf(lat, 90), cellOf(lng, 180));

/** What a guest of this place might have had in mind: the cell that it lies in and those around it. */
export function areasNear({ lat, lng }: Position): readonly number[] {
  const [row, column] = [cellOf(lat, 90), cellOf(lng, 180)];
  return steps.flatMap((north) => steps.map((east) => numberOf(row + north, column + east)));
}

export const middleOfArea = (area: number): Position => ({
  lat: (Math.floor(area / columns) + 0.5) / cellsADegree - 90,
  lng: ((area % columns) + 0.5) / cellsADegree - 180,
});

const steps = [-1, 0, 1] as const;

const cellOf = (degrees: number, least: number): number => Math.floor((degrees + least) * cellsADegree);

const numberOf = (row: number, column: number): number => row * columns + ((column + columns) % columns);
