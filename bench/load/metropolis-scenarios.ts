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
import { zipfian } from './zipfian.ts';

const variety = 32_768;
/** Length of the sequence before it repeats. */
const questions = 131_072;

/** Guests' reads in the metropolis: each index asks for another place, shop, dish or name. */
export function metropolisScenarios(metropolis: Metropolis): Partial<Record<ScenarioName, Scenario>> {
  const nearby = asked('/rest/shop/nearby', nearbyInput);
  const menu = frequently(dishesRequests(metropolis, variety));
  const suggest = asked('/rest/search/suggest', (index) => suggestInput(metropolis, index));
  const search = asked('/rest/search', (index) => searchInput(metropolis, index));
  const byKey = asked('/rest/shop/dish', (index) => dishInput(metropolis, index));
  return {
    nearby: { requests: async () => nearby },
    menu: { requests: async () => menu },
    suggest: { requests: async () => suggest },
    search: { requests: async () => search },
    'primary-key-read': { requests: async () => byKey },
  };
}

/**
 * Zipfian, as usual for such a load: the n-th most frequent question is asked 1/n^0.99 as often, so that half of all
 * come from those that are rarely asked.
 */
const asked = (path: string, inputOf: (index: number) => object): MakeRequest[] =>
  frequently(requestsFor(path, inputOf, variety));

function frequently(different: readonly MakeRequest[]): MakeRequest[] {
  const frequency = zipfian(variety);
  return Array.from({ length: questions }, (_, turn) => pick(different, frequency(luckOf(turn))));
}

/** Evenly over 0 to 1, the same in every run. */
const luckOf = (turn: number): number => (0.5 + turn * 0.618_033_988_749_895) % 1;

const dishInput = ({ shops }: Metropolis, index: number) => ({
  dishId: pick(pick(shops, index * 7).dishIds, index),
  lang: 'ja',
});

const suggestInput = ({ names }: Metropolis, index: number) => ({
  ...wayOf(index),
  query: typedSoFar(pick(names, index * 101), index),
  lang: 'ja',
});

/** Somebody who typed on to the end, or took what was suggested. */
const searchInput = ({ names }: Metropolis, index: number) => ({
  ...wayOf(index),
  query: typed(pick(names, index * 101), index),
  lang: 'ja',
});

const slips = 8;
const shortestTyped = 2;

/** A prefix of what is typed. */
function typedSoFar(name: Texts, index: number): string {
  const letters = [...typed(name, index)];
  const length = shortestTyped + ((index * 7) % Math.max(1, letters.length - shortestTyped + 1));
  return letters.slice(0, length).join('').trim() || chineseOf(name);
}

/** A name in one of its languages or its sound, now and then with a letter left out. */
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

/** A hanzi without a sound stands for itself, and may take two units of a string. */
const firstLetter = (syllable: string): string => [...syllable][0] ?? '';

const chineseOf = (name: Texts): string => name['zh-CN'] ?? pick(Object.values(name), 0);

const withoutOne = (text: string, index: number): string => {
  const letters = [...text];
  return letters.length < 4 ? text : letters.toSpliced(1 + (index % (letters.length - 1)), 1).join('');
};
