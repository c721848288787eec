import { foldLetters } from './fold-remark.ts';

/** Builds a pattern that matches any word of a list, longest first. The format is that of `ingredient-words.ts`. */
export function wordPattern(words: readonly string[] | string): RegExp {
  const list = (typeof words === 'string' ? wordsOf(words) : words).toSorted((a, b) => b.length - a.length);
  const those = (isOf: RegExp) => list.filter((word) => isOf.test(word)).map(bodyOf);
  const inSpaces = those(beginsSpaced).map((body) => body.replaceAll('*', `${spaced}*`));
  const inArabic = those(beginsArabic).map((body) => body.replaceAll(' +', ' +(?:ال)?').replaceAll('*', `${arabic}*`));
  const running = list.filter((word) => !beginsSpaced.test(word) && !beginsArabic.test(word)).map(runningBody);
  const parts = [
    ...(inSpaces.length > 0 ? [`(?<!${spaced})(?:${inSpaces.join('|')})(?!${spaced})`] : []),
    ...(inArabic.length > 0
      ? [`(?<!${arabic})${arabicBefore}(?:${inArabic.join('|')})${arabicAfter}(?!${arabic})`]
      : []),
    ...running,
  ];
  return new RegExp(parts.join('|'), 'gu');
}

export const wordsOf = (list: string): readonly string[] => [
  ...new Set(list.split('|').map((word) => foldLetters(word.toLowerCase()).replace(/['’/-]/gu, ' '))),
];

const spaced = '[\\p{Script=Latin}\\p{Script=Cyrillic}]';
const arabic = '\\p{Script=Arabic}';
const beginsSpaced = /^[\p{Script=Latin}\p{Script=Cyrillic}]/u;
const beginsArabic = /^\p{Script=Arabic}/u;
/** Arabic prefixes for "and", "with", "for" and the article. */
const arabicBefore = '(?:[وفبكل]{0,2}ال|[وف]?لل|[وفبكل]{1,2})?';
const arabicAfter = '(?:ه|ات|ين|ون|ي|ا)?';
const koreanAfter = '(?:은|는|이|가|을|를|도|과|와|랑|이랑|하고|나)?';

const bodyOf = (word: string): string => word.replaceAll(' ', ' +');

const runningBody = (word: string): string =>
  word.replace(/^\^/u, '(?<!\\p{L})').replace(/\$$/u, `${koreanAfter}(?!\\p{L})`).replaceAll(' ', ' *');
