import { pinyinOf } from '../../apps/server/src/modules/catalogue/index.ts';
import type { Metropolis } from '../city/metropolis.ts';
import { type Texts, withoutTones } from '../city/real-names.ts';
import {
  dishesRequests,
  type MakeRequest,
  nearbyInput,
  pick,
  requestsFor,
  type Scenario,
  type ScenarioName,
  wayOf,
} from './scenarios.ts';

const variety = 32_768;
/** Number of requests before the sequence repeats. */
const sequenceLength = 131_072;

/** Requests of guests who only read, in the large city. Each index requests another place, shop, dish or name. */
export function metropolisScenarios(metropolis: Metropolis): Partial<Record<ScenarioName, Scenario>> {
  const nearby = zipfianRequests('/rest/shop/nearby', nearbyInput);
  const menu = byFrequency(dishesRequests(metropolis, variety));
  const suggest = zipfianRequests('/rest/search/suggest', (index) => suggestInput(metropolis, index));
  const search = zipfianRequests('/rest/search', (index) => searchInput(metropolis, index));
  const byKey = zipfianRequests('/rest/shop/dish', (index) => dishInput(metropolis, index));
  return {
    nearby: async () => nearby,
    menu: async () => menu,
    suggest: async () => suggest,
    search: async () => search,
    'primary-key-read': async () => byKey,
  };
}

const zipfianRequests = (path: string, inputOf: (index: number) => object): MakeRequest[] =>
  byFrequency(requestsFor(path, inputOf, variety));

/**
 * Orders requests by Zipf's distribution: the n-th most frequent request is sent 1/n as often as the most frequent one.
 */
const byFrequency = (requests: readonly MakeRequest[]): MakeRequest[] =>
  Array.from({ length: sequenceLength }, (_, turn) => pick(requests, Math.floor(variety ** evenShare(turn)) - 1));

/** Returns values that are evenly distributed from 0 to 1, and equal in every run. */
const evenShare = (turn: number): number => (0.5 + turn * 0.618_033_988_749_895) % 1;

const dishInput = ({ shops }: Metropolis, index: number) => ({
  dishId: pick(pick(shops, index * 7).dishIds, index),
  lang: 'ja',
});

const suggestInput = ({ names }: Metropolis, index: number) => ({
  ...wayOf(index),
  query: typedSoFar(pick(names, index * 101), index),
  lang: 'ja',
});

/** A full search, by a guest who typed the whole name or selected a suggestion. */
const searchInput = ({ names }: Metropolis, index: number) => ({
  ...wayOf(index),
  query: typed(pick(names, index * 101), index),
  lang: 'ja',
});

const slips = 8;
const shortestTyped = 2;

/** The first letters of a name, like the input of a guest who is still typing. */
function typedSoFar(name: Texts, index: number): string {
  const letters = [...typed(name, index)];
  const length = shortestTyped + ((index * 7) % Math.max(1, letters.length - shortestTyped + 1));
  return letters.slice(0, length).join('').trim() || chineseOf(name);
}

/** A name in one of its languages or in pinyin, sometimes with a missing letter. */
function typed(name: Texts, index: number): string {
  const texts = Object.values(name);
  const text = pick(texts, index);
  const chinese = chineseOf(name);
  const spoken = withoutTones(pinyinOf(chinese)).split(' ');
  const whole = pick(
    [text, text, text, chinese, spoken.join(''), spoken.join(' '), spoken.map(firstLetter).join('')],
    index >> 3,
  );
  return index % slips === 0 ? withoutOne(whole, index) : whole;
}

/**
 * The first letter of a syllable. A character without pinyin is returned unchanged, and may consist of two UTF-16
 * units.
 */
const firstLetter = (syllable: string): string => [...syllable][0] ?? '';

const chineseOf = (name: Texts): string => name['zh-CN'] ?? pick(Object.values(name), 0);

const withoutOne = (text: string, index: number): string => {
  const letters = [...text];
  return letters.length < 4 ? text : letters.toSpliced(1 + (index % (letters.length - 1)), 1).join('');
};
