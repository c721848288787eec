import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, misspellingsOf, wordDistance } from './misspellings.ts';

test.each([
  ['chiken', 'chicken', 1],
  ['noddle', 'noodle', 1],
  ['tfou', 'tofu', 1],
  ['szehcuan', 'szechuan', 1],
  ['chcken', 'chicken', 1],
  ['rice', 'duck', 3],
])('the edit distance between %s and %s is %d', (typed, meant, apart) => {
  expect(editDistance(typed, meant).whole).toBe(apart);
});

test('the edit distance of an unfinished word ignores letters that are not typed yet', () => {
  expect(editDistance('szehc', 'szechuan').begun).toBe(1);
});

test('a swapped or missing Korean syllable counts as one mistake', () => {
  const jamo = (text: string) => text.normalize('NFD');
  expect(wordDistance(jamo('마두파부'), jamo('마파두부'), false)).toBe(1);
  expect(wordDistance(jamo('마두부'), jamo('마파두부'), false)).toBe(1);
});

const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 4, maxLength: 12 });
const change = fc.record({ at: fc.nat(20), kind: fc.constantFrom('drop', 'double', 'swap', 'replace') });

function misspelled(text: string, { at, kind }: { at: number; kind: string }): string {
  const letters = text.split('');
  const place = at % (letters.length - 1);
  const [letter = '', next = ''] = letters.slice(place);
  const typed =
    { drop: [next], double: [letter, letter, next], swap: [next, letter], replace: ['z', next] }[kind] ?? [];
  letters.splice(place, 2, ...typed);
  return letters.join('');
}

describe('a word and its misspelling', () => {
  test('a word and the same word with one wrong letter share at least one digest in the search index', () => {
    fc.assert(
      fc.property(word, change, (text, wrong) => {
        const known = new Set(misspellingsOf(text));
        expect(misspellingsOf(misspelled(text, wrong)).some((digest) => known.has(digest))).toBe(true);
      }),
    );
  });

  test('the edit distance of two words is the same in both directions', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b).whole).toBe(editDistance(b, a).whole);
      }),
    );
  });
});
