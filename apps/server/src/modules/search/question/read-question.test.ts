import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '@chifan/domain';
import { describe, expect, test } from 'vitest';
import { type PhraseFilter, readQuestion } from './read-question.ts';

const root = new URL('../../../../../../', import.meta.url);
const readSet = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
const set = readSet('question-set.tsv');

const named = (filter: PhraseFilter): string => {
  if (filter.kind === 'wish') return filter.wish;
  if (filter.kind === 'avoid') return `avoid:${filter.allergen}`;
  if (filter.kind === 'max_spice' || filter.kind === 'min_spice') return `${filter.kind}:${filter.level}`;
  return filter.kind === 'max_price' ? `max_price:${filter.fen / 100}` : filter.kind;
};

const understood = (text: string): string => {
  const { filters, rest } = readQuestion(text);
  return [...new Set(filters.map(named).toSorted()), ...(rest === '' ? [] : [`=${rest}`])].join(' ');
};

const sorted = (wanted: string): string => {
  const names = wanted.split(' ').filter((part) => part !== '' && !part.startsWith('='));
  const rest = wanted.includes('=') ? [wanted.slice(wanted.indexOf('='))] : [];
  return [...names.toSorted(), ...rest].join(' ');
};

describe('the filters of a question', () => {
  test.each(set)('the filters in the search query “%s” are read correctly', (question = '', wanted = '') => {
    expect(understood(question)).toBe(sorted(wanted));
  });
});

test('the filters in at least 95 of 100 search queries that were not used for tuning are read correctly', () => {
  const apart = readSet('question-apart.tsv');
  const missed = apart.filter(([question = '', wanted = '']) => understood(question) !== sorted(wanted));
  expect(new Set(apart.map(([, , language = 'en']) => language))).toEqual(new Set(languages));
  expect(missed.length / apart.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05);
});

describe('a negated wish is never read as its opposite', () => {
  const negated = {
    en: ['not _', 'no _', 'not really _', "isn't _", 'non _'],
    de: ['nicht _', 'nicht wirklich _', 'kein _'],
    fr: ['pas _', 'ne pas _', 'non _'],
    ru: ['не _', 'ничего _'],
    ja: ['_以外', '_ではない', '_じゃない', '_が苦手'],
    ko: ['_ 말고', '_ 아닌', '_ 빼고', '_ 제외'],
    'zh-CN': ['不是_', '不要_', '没有_', '不吃_', '别_'],
    ar: ['ليس _', 'غير _', 'مش _', 'بدون _'],
    ur: ['_ نہیں', '_ نہ ہو', '_ کے علاوہ'],
  };
  const wished: Record<keyof typeof negated, readonly string[]> = {
    en: ['very spicy', 'vegetarian', 'vegan', 'halal'],
    de: ['sehr scharf', 'vegetarisch', 'vegan', 'halal'],
    fr: ['très épicé', 'végétarien', 'végan', 'halal'],
    ru: ['очень острое', 'вегетарианское', 'веганское', 'халяль'],
    ja: ['激辛', 'ベジタリアン', 'ヴィーガン', 'ハラール'],
    ko: ['아주 매운 거', '채식', '비건', '할랄'],
    'zh-CN': ['很辣', '素食', '纯素', '清真'],
    ar: ['حار جدا', 'نباتي', 'نباتي صرف', 'حلال'],
    ur: ['بہت تیکھا', 'سبزی خور', 'ویگن', 'حلال'],
  };
  const cases = languages.flatMap((language) =>
    negated[language].flatMap((negation) => wished[language].map((wish) => [negation.replace('_', wish), wish])),
  );
  test.each(cases)('the negated search query “%s” is not read as its opposite', (question, wish) => {
    const { filters } = readQuestion(question);
    expect(filters.map(({ kind }) => kind)).not.toContain('min_spice');
    expect(filters.map(({ kind }) => kind)).not.toContain('wish');
    expect(filters.length).toBeGreaterThan(0);
    expect(readQuestion(wish).filters.map(({ kind }) => kind)).toEqual([expect.stringMatching(/^(?:wish|min_spice)$/)]);
  });
});

describe('the name of a dish has no filter', () => {
  test.each([
    '素鸭',
    '猪肉水饺',
    '无锡小笼',
    '去骨鸡爪',
    'pork belly',
    'vegetable soup',
    'Milk tea',
    'egg fried rice',
    'chili crab',
    'Pfannkuchen',
    'fish',
    '辣子鸡',
    '水煮鱼',
    'без',
    'no',
    '50',
    '3 cups chicken',
    'Eis',
    'milder',
    'Hot and sour soup',
    'no hot pot',
    'Boules de riz au vin doux',
    'Porc aigre-doux',
    '去骨鱼片',
    '免浆黑鱼片',
    '无辣不欢',
    '疙瘩汤',
    'ポークカットレット',
    'ピリ辛きゅうり',
    'spicy beef noodles',
    '매운 닭볶음',
  ])('the search query “%s” has no filter and is searched by name', (name) => {
    expect(readQuestion(name)).toEqual({ filters: [], rest: name });
  });
});

test('each filter that is read from a search query contains the words that express it', () => {
  const { filters } = readQuestion('Halal noodles without peanuts, under 50 yuan');
  expect(filters.map(({ words }) => words)).toEqual(['Halal', 'without peanuts', 'under 50 yuan']);
});

test('no dish name of the demo city is read as a filter against an ingredient or spice', () => {
  const shops = new URL('demo/shops/', root);
  const names = readdirSync(shops).flatMap((file) =>
    [...readFileSync(new URL(file, shops), 'utf8').matchAll(/"(?:en|ja|ko|ru|ur|ar|fr|de|zh-CN)": "(.*?)"/g)].map(
      ([, name = '']) => name,
    ),
  );
  const short = [...new Set(names)].filter((name) => name.length <= 60 && !/[.。!！؟?۔]/u.test(name));
  expect(short.length).toBeGreaterThan(2000);
  const misread = short.filter((name) =>
    readQuestion(name).filters.some(({ kind }) => kind === 'avoid' || kind === 'unmarked' || kind === 'max_spice'),
  );
  expect(misread).toEqual([]);
});

test('a negated list of ingredients in a search query is one phrase, which the guest can remove only as a whole', () => {
  const { filters, rest } = readQuestion('noodles, no nuts, eggs or milk');
  expect(new Set(filters.map(({ words }) => words))).toEqual(new Set(['no nuts, eggs or milk']));
  expect(rest).toBe('noodles');
});

describe.each(languages)('the example questions of the search are understood in %s', (language) => {
  const sentences = readFileSync(new URL(`packages/phrases/${language}/search.po`, root), 'utf8');
  test.each([
    ['No pork', 'no_pork'],
    ['Vegetarian food', 'vegetarian'],
    ['Not spicy', 'max_spice:0'],
    ['Halal food', 'halal'],
    ['Without peanuts', 'avoid:peanut'],
  ])(
    'the filter in the example query “%s”, which the search screen shows in the guest’s language, is read correctly',
    (english, wanted) => {
      const [, offered = ''] = new RegExp(`msgid "${english}"\nmsgstr "(.*)"`).exec(sentences) ?? [];
      expect(understood(offered)).toBe(wanted);
    },
  );
});
