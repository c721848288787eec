import { draftLanguages } from '@chifan/domain/catalogue/dish-names';
import { expect, test } from 'vitest';
import { dishWords } from './dish-words.ts';

const nouns = [...dishWords()].filter(([, { kind }]) => ['ingredient', 'dish', 'base'].includes(kind));

test('each noun of the dictionary for dish names has the grammatical forms that each language requires', () => {
  const wrong = nouns.flatMap(([name, { cells }]) => [
    ...draftLanguages.filter((language) => cells[language].trim() === '').map((language) => `${name} ${language}`),
    ...(['ru', 'ur', 'ar', 'fr'] as const).filter((language) => !/^[^/]+\/[^/]+\/[mfnpq]$/u.test(cells[language])),
    ...(/^[^/]+\/(?:[^/]+\/)?[mfnpq]$/u.test(cells.de) ? [] : [`${name} de`]),
  ]);
  expect(wrong).toEqual([]);
});

test('each word of the dish dictionary is written in the script of its language', () => {
  const letters = { ru: /[\u0400-\u04ff]/u, ur: /[\u0600-\u06ff]/u, ar: /[\u0600-\u06ff]/u, ko: /[\uac00-\ud7a3]/u };
  const strange = [...dishWords()].flatMap(([name, { cells }]) =>
    (['ru', 'ur', 'ar', 'ko'] as const)
      .filter((language) => cells[language] !== '' && !letters[language].test(cells[language]))
      .map((language) => `${name} ${language}`),
  );
  expect(strange).toEqual([]);
});
