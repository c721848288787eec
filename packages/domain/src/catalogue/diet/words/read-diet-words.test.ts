import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../language.ts';
import { type DietWords, readDietWords } from './read-diet-words.ts';

const namesOf = (said: DietWords | null): readonly string[] =>
  said === null ? [] : [...said.allergies, ...said.avoids, ...said.wishes, ...(said.isUnnamed ? ['unnamed'] : [])];

/** Columns: language, expected words, remark. */
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
])('remarks that %s', (_which, file, mostly, harmless) => {
  const remarks = remarksOf(file);
  const warning = remarks.filter(({ meant }) => meant.length > 0);
  const others = remarks.filter(({ meant }) => meant.length === 0);

  test('at least 99 of 100 avoided things in these remarks are found', () => {
    expect(warning.length).toBeGreaterThanOrEqual(mostly);
    expect(new Set(warning.map(({ language }) => language))).toEqual(new Set(languages));
    const missed = warning.filter(({ meant, found }) => meant.some((each) => !found.includes(each)));
    expect(missed.length / warning.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.01);
  });

  test('at most 5 of 100 harmless remarks produce a warning', () => {
    expect(others.length).toBeGreaterThanOrEqual(harmless);
    const warned = others.filter(({ found }) => found.length > 0);
    expect(warned.length / others.length, JSON.stringify(warned, null, 1)).toBeLessThanOrEqual(0.05);
  });
});

const signs = readFileSync(new URL('remarks-signs.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string]);

test.each(signs)('the remark “%s” warns of %s', (remark, warning) => {
  expect(namesOf(readDietWords(remark)).join(', ') || 'none').toBe(warning);
});

const nothing = { allergies: [], avoids: [], wishes: [], isUnnamed: false };

test.each<[string, Partial<DietWords> | null]>([
  ['I am allergic to peanuts', { allergies: ['peanut'] }],
  ['no peanuts please', { avoids: ['peanut'] }],
  ['Allergic to nuts. No egg, no milk', { allergies: ['tree_nut'], avoids: ['egg', 'milk'] }],
  ['I have an allergy, please call', { isUnnamed: true }],
  ['no allergies except shrimp', { allergies: ['crustacean'] }],
  ['extra peanuts, but no egg', { avoids: ['egg'] }],
  ['shellfish allergy', { allergies: ['crustacean', 'mollusc'] }],
  ['no pork, no meat', { wishes: ['vegetarian', 'no_pork'] }],
  ['alergic to penuts', { allergies: ['peanut'] }],
  ['glutenfrei', { avoids: ['gluten'] }],
  ['ｎｏ ＥＧＧ', { avoids: ['egg'] }],
  ['ﾋﾟｰﾅｯﾂｱﾚﾙｷﾞｰ', { allergies: ['peanut'] }],
  ['بِدُونِ بَيْضٍ', { avoids: ['egg'] }],
  ['對蝦過敏', { allergies: ['crustacean'] }],
  ['egg on mine, please without', { avoids: ['egg'] }],
  ['魚にネギを入れないで', null],
  ['without onions and with an egg', null],
  ['a better butter', null],
  ['egg fried rice', null],
  ['', null],
])('the remark “%s” is read as %j', (remark, said) => {
  expect(readDietWords(remark)).toEqual(said === null ? null : { ...nothing, ...said });
});

test('readDietWords accepts any text and returns no thing twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (remark) => {
      const names = namesOf(readDietWords(remark));
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});
