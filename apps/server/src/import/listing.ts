export type ReadRows = { readonly listings: readonly Listing[]; readonly problems: readonly Problem[] };

/** Region of a restaurant. It determines the format of its phone number and address. */
export type Region = 'hong_kong' | 'macao' | 'mainland';

/**
 * One restaurant of a file, with OpenStreetMap's tags (https://wiki.openstreetmap.org/wiki/Map_features). The import
 * adds `region` if the source states it, `district`, `district:en`, and `shut` if the restaurant is closed permanently.
 */
export type Listing = {
  /** Number of the row or feature in the file, from 1. */
  readonly row: number;
  /** Id of the restaurant, equal in every run and file: "osm:node/123", "fehd:2211045072". */
  readonly sourceId: string;
  /** Source for the attribution: "osm", "fehd", "fehd+osm", or the source's own text. */
  readonly source: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly tags: Readonly<Record<string, string>>;
};

export type Problem = {
  readonly row: number;
  readonly id: string;
  readonly field: string;
  readonly value: string;
  readonly why: ProblemKind;
  readonly lost: 'row' | 'field';
};

export const problemKinds = {
  row_unreadable: 'the row cannot be read',
  no_position: 'no position',
  outside_area: 'outside the supported area',
  no_name: 'no name',
  no_place_to_eat: 'not a place to eat or drink',
  shut: 'closed for good',
  repeated: 'repeats an earlier row',
  hours_unread: 'opening hours that cannot be parsed',
  cuisine_unknown: 'unknown cuisine',
  phone_unread: 'telephone number that cannot be parsed',
} as const;
export type ProblemKind = keyof typeof problemKinds;

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
export const hasLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

/**
 * The region that the source states, otherwise the region by rough bounds. Shenzhen begins at 22.5° north, but parts of
 * Hong Kong are farther north.
 */
export function regionOf(lat: number, lng: number, told: string | undefined): Region {
  if (told !== undefined) return regionByName[told] ?? 'mainland';
  if (lat > 22.13 && lat < 22.5 && lng > 113.82 && lng < 114.5) return 'hong_kong';
  if (lat > 22.1 && lat < 22.22 && lng > 113.52 && lng < 113.61) return 'macao';
  return 'mainland';
}

const regionByName: Readonly<Record<string, Region>> = {
  'Hong Kong': 'hong_kong',
  Macao: 'macao',
  Macau: 'macao',
};
