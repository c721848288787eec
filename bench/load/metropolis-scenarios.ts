import { pinyinOf } from '../../apps/server/src/modules/catalogue/index.ts';
import type { Metropolis } from '../city/metropolis.ts';
import { type Texts, withoutTones } from '../city/real-names.ts';
import { menuInput, nearbyInput, pick, requestsFor, type Scenario, type ScenarioName, wayOf } from './scenarios.ts';

/** So many that a round hardly asks twice: what the server or the database remembers of the last time helps little. */
const variety = 32_768;

/** Read by the guests of the metropolis: each index asks of another place, shop, dish or name. */
export function metropolisScenarios(metropolis: Metropolis): Partial<Record<ScenarioName, Scenario>> {
  const nearby = asked('/rest/shop/nearby', nearbyInput);
  const menu = asked('/rest/shop/menu', (index) => menuInput(metropolis, index));
  const search = asked('/rest/search/suggest', (index) => searchInput(metropolis, index));
  const byKey = asked('/rest/shop/dish', (index) => dishInput(metropolis, index));
  return {
    nearby: { requests: async () => nearby },
    menu: { requests: async () => menu },
    search: { requests: async () => search },
    'primary-key-read': { requests: async () => byKey },
  };
}

const asked = (path: string, inputOf: (index: number) => object) => requestsFor(path, inputOf, variety);

const dishInput = ({ shops }: Metropolis, index: number) => ({
  dishId: pick(pick(shops, index * 7).dishIds, index),
  lang: 'ja',
});

const searchInput = ({ names }: Metropolis, index: number) => ({
  ...wayOf(index),
  query: typedSoFar(pick(names, index * 101), index),
  lang: 'ja',
});

/** One guest in eight mistypes a letter. */
const slips = 8;
const shortestTyped = 2;

/**
 * What stands in the field at some moment while somebody types a name, in one of its languages or by its sound: mostly a
 * beginning, now and then with a letter left out.
 */
function typedSoFar(name: Texts, index: number): string {
  const texts = Object.values(name);
  const text = pick(texts, index);
  const chinese = name['zh-CN'] ?? text;
  const spoken = withoutTones(pinyinOf(chinese)).split(' ');
  const whole = pick(
    [
      text,
      text,
      text,
      chinese,
      spoken.join(''),
      spoken.join(' '),
      spoken.map((syllable) => syllable.slice(0, 1)).join(''),
    ],
    index >> 3,
  );
  const typed = index % slips === 0 ? withoutOne(whole, index) : whole;
  const letters = [...typed];
  const length = shortestTyped + ((index * 7) % Math.max(1, letters.length - shortestTyped + 1));
  return letters.slice(0, length).join('').trim() || chinese;
}

const withoutOne = (text: string, index: number): string => {
  const letters = [...text];
  return letters.length < 4 ? text : letters.toSpliced(1 + (index % (letters.length - 1)), 1).join('');
};
