export type PlaceProblem = {
  /** Counted from 1 among the file's rows or features. */
  readonly row: number;
  readonly id: string;
  readonly value: string;
  readonly why: PlaceProblemKind;
  readonly lost: 'row' | 'field';
};

export const placeProblemKinds = {
  row_unreadable: 'the row cannot be read',
  same_unit: 'the same division on another level, which is known as one',
  parent_unknown: 'beneath a division that nobody knows',
  no_seat: 'no seat, or that of another division in its place',
  seat_far: 'a seat too far from its province or from where it is known to be',
  district_unknown: 'an outline of a district that nobody knows there',
  not_drawn: 'nothing that a map draws',
  eating_place: 'a place to eat or a shop, which is imported as such',
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
