import { placeKey } from '../regions/place-key.ts';

export type PlaceQuery = {
  /** The whole text as a search key. Empty if the text contains nothing that can be searched. */
  readonly key: string;
  /** A regular expression, for JavaScript and PostgreSQL, that matches the search keys of names. */
  readonly pattern: string;
  /** The house number in the text, or null if the text has no house number. */
  readonly number: string | null;
};

const directions = 'east|west|north|south|middle|central|dong|xi|nan|bei|zhong';

/** Words for kinds of streets and sights, in English and pinyin. The words of one row are interchangeable. */
const kinds: readonly (readonly string[])[] = [
  ['road', 'rd', 'lu', 'ave', 'avenue', 'dadao', 'dao'],
  ['street', 'str', 'st', 'jie', 'dajie'],
  ['lane', 'xiang', 'nong', 'alley'],
  ['square', 'sq', 'plaza', 'guangchang'],
  ['park', 'gongyuan'],
  ['temple', 'si', 'miao'],
  ['bridge', 'qiao'],
  ['station', 'zhan'],
];
const kindOf = new Map(kinds.flatMap((words) => words.map((word) => [word, words.join('|')] as const)));

const houseNumber =
  /(?:\bno\.?\s*|门牌)?(?<![\p{L}\d])\d+(?:[-–]\d+)?[a-z]?(?![\p{L}\d])\s*(?:[号號]|hao\b)?|\d+(?:[-–]\d+)?[号號]/giu;

/**
 * Parses an address or name that a guest typed (rule address-16). The words must occur in the same sequence in the
 * name. A possessive "s", the direction of a street (East) and the language of the word for the kind of place (lu,
 * Road) may differ. For example, "nanjing lu" finds Nanjing East Road, and "people square" finds People's Square.
 */
export function readPlaceQuery(typed: string): PlaceQuery {
  const name = typed.replace(houseNumber, ' ').trim();
  // A text of digits only, such as 1933, is a name and not a house number.
  const isNumbered = placeKey(name) !== '';
  const [number] = isNumbered ? (typed.match(/\d+(?:[-–]\d+)?/) ?? []) : [];
  const text = isNumbered ? name : typed;
  return { key: placeKey(text), pattern: patternOf(text), number: number ?? null };
}

function patternOf(text: string): string {
  if (/\p{Script=Han}/u.test(text)) return placeKey(text).replace(/(.)([路街])$/u, '$1[东西南北中]?$2');
  const words = text
    .replace(/['’`]s\b/gi, '')
    .split(/[\s,.]+/)
    .map(placeKey)
    .filter((word) => word !== '');
  return words.map((word, index) => (index === 0 ? word : followed(word))).join('');
}

function followed(word: string): string {
  const kind = kindOf.get(word);
  return kind === undefined ? `s?${word}` : `s?(?:${directions})?(?:${kind})`;
}
