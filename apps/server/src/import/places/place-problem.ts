export type PlaceProblem = {
  /** Number of the row or feature in the file, from 1. */
  readonly row: number;
  readonly id: string;
  readonly value: string;
  readonly why: PlaceProblemKind;
  readonly lost: 'row' | 'field';
};

export const placeProblemKinds = {
  row_unreadable: 'the row cannot be read',
  same_unit: 'a duplicate of a division on another level',
  parent_unknown: 'in an unknown division',
  no_seat: 'no seat, or the seat of another division',
  seat_far: 'a seat too far from its province or from its known position',
  district_unknown: 'an outline of an unknown district',
  not_drawn: 'not drawn on a map',
  eating_place: 'a restaurant or a shop, imported without --basemap',
} as const;
export type PlaceProblemKind = keyof typeof placeProblemKinds;

export type PlacesResult = {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly left: number;
  readonly problems: Readonly<Partial<Record<PlaceProblemKind, number>>>;
  readonly note?: string;
};

export function countProblems(problems: readonly PlaceProblem[]): PlacesResult['problems'] {
  const counts: Partial<Record<PlaceProblemKind, number>> = {};
  for (const { why } of problems) counts[why] = (counts[why] ?? 0) + 1;
  return counts;
}
