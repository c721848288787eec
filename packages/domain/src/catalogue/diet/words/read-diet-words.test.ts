import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../language.ts';
import { type DietWords, mayAnswerAboutDiet, readDietWords } from './read-diet-words.ts';

const namesOf = (said: DietWords | null): readonly string[] =>
  said === null ? [] : [...said.allergies, ...said.avoids, ...said.wishes, ...(said.isUnnamed ? ['unnamed'] : [])];

/** Reads a table with the columns language, expected diet words and remark. */
const remarksOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [language = '', meant = '', remark = ''] = line.split('\t');
      return { language, meant: meant === '-' ? [] : meant.split(' '), found: namesOf(readDietWords(remark)), remark };
    });

describe.each([
  ['the words were tuned for', 'remarks-tuned.tsv', 200, 100],
  ['the words were not tuned for', 'remarks-apart.tsv', 100, 50],
])('readDietWords on remarks that %s', (_which, file, mostly, harmless) => {
  const remarks = remarksOf(file);
  const warning = remarks.filter(({ meant }) => meant.length > 0);
  const others = remarks.filter(({ meant }) => meant.length === 0);

  test('readDietWords finds at least 99 % of the avoided ingredients in a list of remarks', () => {
    expect(warning.length).toBeGreaterThanOrEqual(mostly);
    expect(new Set(warning.map(({ language }) => language))).toEqual(new Set(languages));
    const missed = warning.filter(({ meant, found }) => meant.some((each) => !found.includes(each)));
    expect(missed.length / warning.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.01);
  });

  test('readDietWords warns for at most 5 % of listed remarks that name nothing to avoid', () => {
    expect(others.length).toBeGreaterThanOrEqual(harmless);
    const warned = others.filter(({ found }) => found.length > 0);
    expect(warned.length / others.length, JSON.stringify(warned, null, 1)).toBeLessThanOrEqual(0.05);
  });
});

const signs = readFileSync(new URL('remarks-signs.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string]);

test.each(signs)('for the remark “%s”, readDietWords returns the warnings “%s”', (remark, warning) => {
  expect(namesOf(readDietWords(remark)).join(', ') || 'none').toBe(warning);
});

const nothing = { allergies: [], avoids: [], wishes: [], isUnnamed: false };

test.each<[string, string, Partial<DietWords> | null]>([
  ['I am allergic to peanuts', 'an allergy to peanut', { allergies: ['peanut'] }],
  ['no peanuts please', 'avoided peanut', { avoids: ['peanut'] }],
  [
    'Allergic to nuts. No egg, no milk',
    'an allergy to tree_nut, avoided egg and milk',
    { allergies: ['tree_nut'], avoids: ['egg', 'milk'] },
  ],
  ['I have an allergy, please call', 'an unknown allergy', { isUnnamed: true }],
  ['no allergies except shrimp', 'an allergy to crustacean', { allergies: ['crustacean'] }],
  ['extra peanuts, but no egg', 'avoided egg', { avoids: ['egg'] }],
  ['shellfish allergy', 'an allergy to crustacean and mollusc', { allergies: ['crustacean', 'mollusc'] }],
  ['no pork, no meat', 'the wish vegetarian and no_pork', { wishes: ['vegetarian', 'no_pork'] }],
  ['alergic to penuts', 'an allergy to peanut', { allergies: ['peanut'] }],
  ['glutenfrei', 'avoided gluten', { avoids: ['gluten'] }],
  ['ｎｏ ＥＧＧ', 'avoided egg', { avoids: ['egg'] }],
  ['ﾋﾟｰﾅｯﾂｱﾚﾙｷﾞｰ', 'an allergy to peanut', { allergies: ['peanut'] }],
  ['بِدُونِ بَيْضٍ', 'avoided egg', { avoids: ['egg'] }],
  ['對蝦過敏', 'an allergy to crustacean', { allergies: ['crustacean'] }],
  ['egg on mine, please without', 'avoided egg', { avoids: ['egg'] }],
  ['魚にネギを入れないで', 'no diet words', null],
  ['without onions and with an egg', 'no diet words', null],
  ['a better butter', 'no diet words', null],
  ['egg fried rice', 'no diet words', null],
  ['', 'no diet words', null],
])('readDietWords of the remark “%s” returns %s', (remark, _words, said) => {
  expect(readDietWords(remark)).toEqual(said === null ? null : { ...nothing, ...said });
});

test('readDietWords accepts any text and returns no allergen or wish twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (remark) => {
      const names = namesOf(readDietWords(remark));
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});

test.each([
  ['放心，换成芝麻', true],
  ['没有虾', true],
  ['用花生油炒的', true],
  ['We can use egg instead', true],
  ['您的面好了', false],
  ['您的餐快好了，请稍等', false],
  ['The lift is broken', false],
])(
  'mayAnswerAboutDiet decides whether the words “%s” may answer a question about an allergy: %s',
  (words, isAnswer) => {
    expect(mayAnswerAboutDiet(words)).toBe(isAnswer);
  },
);
