import { allergyWords } from './cue-words.ts';
import { illnessWords, ingredientWords, wishWords } from './ingredient-words.ts';
import { type MappedText, replaceWithPositions } from './mapped-text.ts';
import { wordsOf } from './word-patterns.ts';

/**
 * Minimum length of a corrected word. Shorter words are too similar to others, such as "butter" and "better", or
 * "Milch" and "mich".
 */
const shortestWord = 6;
/** Ordinary words that differ by one letter from a word of the diet word lists. They are not corrected. */
const ordinary = new Set('better|bitter|batter|letter|cheers|custard|counts|minutes'.split('|'));

type Listed = { readonly word: string; readonly isStem: boolean };

const listed: readonly Listed[] = [
  ...Object.values(ingredientWords),
  ...Object.values(illnessWords),
  ...Object.values(wishWords),
  allergyWords,
]
  .flatMap(wordsOf)
  .filter((word) => /^[\p{Script=Latin}\p{Script=Cyrillic}]+\*?$/u.test(word))
  .map((word) => ({ word: word.replace('*', ''), isStem: word.endsWith('*') }));
const whole = new Set(listed.map(({ word }) => word));
const stems = listed.filter(({ isStem }) => isStem).map(({ word }) => word);
const long = listed.filter(({ word }) => word.length >= shortestWord);

/** Corrects words with one typing mistake, such as "alergic to penuts". */
export const correctTypos = (folded: MappedText): MappedText =>
  replaceWithPositions(folded, /[\p{Script=Latin}\p{Script=Cyrillic}]{5,}/gu, (typed) => {
    if (whole.has(typed) || ordinary.has(typed) || stems.some((stem) => typed.startsWith(stem))) return typed;
    return long.find((each) => isSlipOf(typed, each))?.word ?? typed;
  });

function isSlipOf(typed: string, { word, isStem }: Listed): boolean {
  // In Latin script the first letter must be right, because it is seldom mistyped. In Cyrillic an unstressed vowel may
  // be wrong.
  if (typed[0] !== word[0] && (/^[a-z]/u.test(typed) || typed[1] !== word[1])) return false;
  const lengths = isStem ? [word.length - 1, word.length, word.length + 1] : [typed.length];
  return lengths.some((length) => typed.length >= length && isOneSlip(typed.slice(0, length), word));
}

/** Whether two words differ by one additional, missing or different letter, or by two swapped letters. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [left, right] = [one.slice(from), other.slice(from)];
  if (left.length !== right.length)
    return left.length > right.length ? left.slice(1) === right : left === right.slice(1);
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || left.slice(1) === right.slice(1);
}
