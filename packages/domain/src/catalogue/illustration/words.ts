import { wordsOfWays } from './cooking-method-words.ts';
import { wordsOfDough } from './dough-words.ts';
import { wordsOfDrinks } from './drink-words.ts';
import { wordsOfMeat } from './meat-words.ts';
import { neutralWords } from './neutral-words.ts';
import { wordsOfPlants } from './plant-words.ts';
import { wordsOfSeaAndSoy } from './seafood-and-soy-words.ts';

type Table = readonly (readonly [layers: string, words: string])[];

const tables: Readonly<Record<'dish' | 'drink', readonly Table[]>> = {
  dish: [wordsOfMeat, wordsOfSeaAndSoy, wordsOfPlants, wordsOfDough, wordsOfWays],
  drink: [wordsOfDrinks],
};

const cached = new Map<'dish' | 'drink', ReadonlyMap<string, readonly string[]>>();

function layersByWord(kind: 'dish' | 'drink'): ReadonlyMap<string, readonly string[]> {
  const known = cached.get(kind);
  if (known) return known;
  const layers = new Map<string, string[]>(neutralWords.map((word) => [word, []]));
  for (const [drawn, words] of tables[kind].flat()) {
    for (const word of words.split(' ')) layers.set(word, [...(layers.get(word) ?? []), ...drawn.split(' ')]);
  }
  cached.set(kind, layers);
  return layers;
}

const longestWord = 8;

/** Matches a number of pieces in brackets, such as （两只）. Weights, glasses and persons are not pieces. */
const pieces = /[（(]\s*(\d{1,2}|[一二两三四五六七八九十]{1,3})([只个块串条片件贯根粒颗枚张])/u;
const digits: Readonly<Record<string, number>> = Object.fromEntries(
  [...'一二三四五六七八九'].map((sign, at) => [sign, at + 1]),
);

function numberOf(numeral: string): number {
  if (/^\d+$/.test(numeral)) return Number(numeral);
  const [tens = '', units = ''] = numeral.includes('十') ? numeral.split('十') : ['0', numeral];
  const valueOf = (sign: string, none: number) => (sign === '' ? none : sign === '两' ? 2 : (digits[sign] ?? 0));
  return 10 * valueOf(tens, 1) * Number(numeral.includes('十')) + valueOf(units, 0);
}

export type NameWord = {
  /** Index of the word's first character in the name. `end` is the index after its last character. */
  readonly start: number;
  readonly end: number;
  /** Empty if the word needs no drawing. */
  readonly layers: readonly string[];
};

export type ReadName = {
  readonly words: readonly NameWord[];
  /** True if each part of the name is a known word. */
  readonly isUnderstood: boolean;
  /** Number of pieces that the name states. Undefined: none. */
  readonly pieces: number | undefined;
};

/** Splits a Chinese name into known words, in their order. If one word is inside another, the longer one counts. */
export function readName(name: string, kind: 'dish' | 'drink'): ReadName {
  const layers = layersByWord(kind);
  const counted = pieces.exec(name);
  const halfDozen = name.includes('半打') ? 6 : undefined;
  const text = name.replace(pieces, (found) => '（'.padEnd(found.length, ' ')).replace('半打', '  ');
  const words: NameWord[] = [];
  let isUnderstood = true;
  for (let start = 0; start < text.length; ) {
    let length = Math.min(longestWord, text.length - start);
    while (length > 0 && !layers.has(text.slice(start, start + length))) length -= 1;
    const drawn = layers.get(text.slice(start, start + length));
    if (drawn !== undefined) {
      words.push({ start, end: start + length, layers: drawn.filter((layer) => layer !== 'none') });
    } else if (/[\p{L}\p{N}]/u.test(text[start] ?? '')) {
      isUnderstood = false;
    }
    start += Math.max(1, length);
  }
  if (counted?.[2] === '串') words.push({ start: name.length, end: name.length, layers: ['as-skewers'] });
  return { words, isUnderstood, pieces: counted?.[1] === undefined ? halfDozen : numberOf(counted[1]) };
}
