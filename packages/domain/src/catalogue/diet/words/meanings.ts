import type { DietWish } from '../../../member/diet-wishes.ts';
import {
  allergyWords,
  avoidingWords,
  type CueDirection,
  dishWords,
  fillerWords,
  harmWords,
  wantingWords,
} from './cue-words.ts';
import {
  type AvoidedIngredient,
  falseMatchWords,
  illnessWords,
  ingredientWords,
  wishWords,
} from './ingredient-words.ts';
import { wordPattern, wordsOf } from './word-patterns.ts';

export type Meaning =
  | { readonly kind: 'thing' | 'illness'; readonly thing: AvoidedIngredient }
  | { readonly kind: 'wish'; readonly wish: DietWish }
  | { readonly kind: 'avoid'; readonly direction: CueDirection }
  | { readonly kind: 'allergy' | 'harm' | 'want' | 'harmless' };
export type Positioned<M> = M & { readonly start: number; readonly end: number };
export type MeaningPattern<M> = { readonly meaning: M; readonly pattern: RegExp };

export const meaningPattern = <M>(meaning: M, words: string): MeaningPattern<M> => ({
  meaning,
  pattern: wordPattern(words),
});

/** A pattern for each word list, with the meaning of its words. */
export const dietPatterns: readonly MeaningPattern<Meaning>[] = [
  ...entries(ingredientWords).map(([thing, words]) => meaningPattern({ kind: 'thing', thing } as const, words)),
  ...entries(illnessWords).map(([thing, words]) => meaningPattern({ kind: 'illness', thing } as const, words)),
  ...entries(wishWords).map(([wish, words]) => meaningPattern({ kind: 'wish', wish } as const, words)),
  ...entries(avoidingWords).map(([direction, words]) => meaningPattern({ kind: 'avoid', direction } as const, words)),
  meaningPattern({ kind: 'allergy' }, allergyWords),
  meaningPattern({ kind: 'harm' }, harmWords),
  meaningPattern({ kind: 'want' }, wantingWords),
  meaningPattern({ kind: 'harmless' }, falseMatchWords),
];

function entries<K extends string>(lists: Readonly<Partial<Record<K, string>>>): readonly (readonly [K, string])[] {
  return Object.entries(lists) as [K, string][];
}

/**
 * Finds the meanings in a text from left to right. If several meanings begin at one position, uses the longest,
 * otherwise the first in `patterns`.
 */
export function findMeanings<M>(text: string, patterns: readonly MeaningPattern<M>[]): readonly Positioned<M>[] {
  const all = patterns.flatMap(({ meaning, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      ...meaning,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  const kept: Positioned<M>[] = [];
  for (const each of all.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (each.start >= (kept.at(-1)?.end ?? 0)) kept.push(each);
  return kept;
}

const dishAtOnce = new RegExp(`^ ?(?:${wordPattern(dishWords).source})`, 'u');

/** Whether the ingredient is part of a dish name, such as "egg fried rice". */
export const isDishName = (text: string, { end }: { readonly end: number }): boolean =>
  dishAtOnce.test(text.slice(end));

type Place = { readonly start: number; readonly end: number };

/** Number of words between two positions that are not in the word lists. */
export const unknownWordsBetween = (text: string, from: number, to: number, all: readonly Place[]): number =>
  countUnknownWords(
    removeMatches(
      text.slice(from, to),
      all.map((each) => ({ start: each.start - from, end: each.end - from })),
    ),
  );

export const removeMatches = (text: string, found: readonly Place[]): string =>
  found.reduceRight(
    (left, { start, end }) =>
      end <= 0 || start >= text.length ? left : `${left.slice(0, Math.max(0, start))} ${left.slice(end)}`,
    text,
  );

const running = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const fillers = new Set(wordsOf(fillerWords));
const runningFillers = wordPattern([...fillers].filter((word) => running.test(word)));

const koreanEnding = /(?<=[가-힣])(?:은|는|이|가|을|를|도|에|의|로|으로)$/u;

/** Number of words that are not in the word lists. In scripts without spaces, two letters count as one word. */
export function countUnknownWords(text: string): number {
  const words = text.replace(runningFillers, ' ').match(/[\p{L}\p{M}]+/gu) ?? [];
  return words
    .filter((word) => !fillers.has(word) && !fillers.has(word.replace(koreanEnding, '')))
    .map((word) => (running.test(word) ? Math.ceil(word.length / 2) : 1))
    .reduce((sum, each) => sum + each, 0);
}
