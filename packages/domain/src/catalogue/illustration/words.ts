import { wordsOfWays } from './cooking-method-words.ts';
import { wordsOfDough } from './dough-words.ts';
import { wordsOfDrinks } from './drink-words.ts';
import { wordsOfMeat } from './meat-words.ts';
import { wordsOfPlants } from './plant-words.ts';
import { wordsOfSeaAndSoy } from './seafood-and-soy-words.ts';

type Table = readonly (readonly [layers: string, words: string])[];

const tables: Readonly<Record<'dish' | 'drink', readonly Table[]>> = {
  dish: [wordsOfMeat, wordsOfSeaAndSoy, wordsOfPlants, wordsOfDough, wordsOfWays],
  drink: [wordsOfDrinks],
};

const known = new Map<'dish' | 'drink', ReadonlyMap<string, readonly string[]>>();

function layersByWord(kind: 'dish' | 'drink'): ReadonlyMap<string, readonly string[]> {
  const before = known.get(kind);
  if (before) return before;
  const layers = new Map<string, string[]>();
  for (const [drawn, words] of tables[kind].flat()) {
    for (const word of words.split(' ')) layers.set(word, [...(layers.get(word) ?? []), ...drawn.split(' ')]);
  }
  known.set(kind, layers);
  return layers;
}

const longestWord = 8;

/**
 * The layers for all words in a name, in the order of the words. If several words start at one character, the longest
 * is used.
 */
export function wordsIn(name: string, kind: 'dish' | 'drink'): string[] {
  const layers = layersByWord(kind);
  const found: string[] = [];
  for (let at = 0; at < name.length; ) {
    let length = Math.min(longestWord, name.length - at);
    while (length > 0 && !layers.has(name.slice(at, at + length))) length -= 1;
    found.push(...(layers.get(name.slice(at, at + length)) ?? []));
    at += Math.max(1, length);
  }
  return [...new Set(found)].filter((layer) => layer !== 'none');
}
