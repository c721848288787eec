import { pinyinOf } from '../../apps/server/src/modules/catalogue/index.ts';
import type { Metropolis } from '../city/metropolis.ts';
import { type Texts, withoutTones } from '../city/real-names.ts';
import { menuInput, nearbyInput, pick, requestsFor, type Scenario, type ScenarioName, wayOf } from './scenarios.ts';

/** Read by the guests of the metropolis: each index asks of another place, shop, dish or name. */
export function metropolisScenarios(metropolis: Metropolis): Partial<Record<ScenarioName, Scenario>> {
  const nearby = requestsFor('/rest/shop/nearby', nearbyInput);
  const menu = requestsFor('/rest/shop/menu', (index) => menuInput(metropolis, index));
  const search = requestsFor('/rest/search/suggest', (index) => searchInput(metropolis, index));
  const byKey = requestsFor('/rest/shop/dish', (index) => dishInput(metropolis, index));
  return {
    nearby: { requests: async () => nearby },
    menu: { requests: async () => menu },
    search: { requests: async () => search },
    'primary-key-read': { requests: async () => byKey },
  };
}

const dishInput = ({ shops }: Metropolis, index: number) => ({
  dishId: pick(pick(shops, index * 7).dishIds, index),
  lang: 'ja',
});

const searchInput = ({ names }: Metropolis, index: number) => ({
  ...wayOf(index),
  query: typedSoFar(pick(names, index * 101), index),
  lang: 'ja',
});

/** What stands in the field while somebody types a name: its beginning, in one of its languages, by sound, or mistyped. */
function typedSoFar(name: Texts, index: number): string {
  const texts = Object.values(name);
  const text = pick(texts, index);
  const chinese = name['zh-CN'] ?? text;
  const spoken = withoutTones(pinyinOf(chinese)).split(' ');
  const ways = [
    text,
    beginning(text, 0.7),
    beginning(text, 0.4),
    chinese,
    spoken.join(''),
    beginning(spoken.join(' '), 0.6),
    spoken.map((syllable) => syllable.slice(0, 1)).join(''),
    withoutOne(text, index),
  ];
  return pick(ways, index).trim() || chinese;
}

const beginning = (text: string, share: number): string => {
  const letters = [...text];
  return letters.slice(0, Math.max(1, Math.ceil(letters.length * share))).join('');
};

const withoutOne = (text: string, index: number): string => {
  const letters = [...text];
  return letters.length < 4 ? text : letters.toSpliced(1 + (index % (letters.length - 1)), 1).join('');
};
