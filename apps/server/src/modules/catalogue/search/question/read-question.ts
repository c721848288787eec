import { type Allergen, allergens } from '@chifan/domain/catalogue';
import type { DietWish } from '@chifan/domain/member';
import { fold, foldWithPositions, withoutBlanks } from '../texts/fold.ts';
import {
  fillers,
  hotWords,
  mildWords,
  openWords,
  pricePatterns,
  thingWords,
  wishWords,
  withoutPatterns,
} from './question-words.ts';

export type Filter =
  | { readonly kind: 'wish'; readonly wish: DietWish }
  | { readonly kind: 'avoid'; readonly allergen: Allergen }
  | { readonly kind: 'max_spice'; readonly level: number }
  | { readonly kind: 'min_spice'; readonly level: number }
  | { readonly kind: 'max_price'; readonly fen: number }
  | { readonly kind: 'open_now' };

/** `words`: what the guest wrote for it. */
export type AskedFilter = Filter & { readonly words: string };

/** What a guest asks for (rule search-2). `rest` is what is left to be found by name, maybe nothing. */
export type Question = { readonly filters: readonly AskedFilter[]; readonly rest: string };

/** "Halal noodles under 50" in any of the nine languages; a query without a filter comes back as its rest. */
export function readQuestion(text: string): Question {
  const written = withPlainDigits(text);
  const spans = [...pricesIn(written), ...phrasesIn(written)].toSorted((a, b) => a.start - b.start);
  if (spans.length === 0) return { filters: [], rest: text };
  const filters: AskedFilter[] = [];
  let left = '';
  let from = 0;
  for (const { start, end, filter } of spans) {
    if (start < from) continue;
    left += `${written.slice(from, start)} `;
    from = end;
    filters.push({ ...filter, words: text.slice(start, end).trim() });
  }
  return { filters, rest: withoutFillers(left + written.slice(from)) };
}

/** Arabic and Persian digits become plain ones; nothing moves. */
const withPlainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= 0x6f0 ? 0x6f0 : 0x660));
  });

type Span = { readonly start: number; readonly end: number; readonly filter: Filter };

function pricesIn(text: string): Span[] {
  for (const pattern of pricePatterns) {
    const found = pattern.exec(text);
    const [whole, sum] = found ?? [];
    if (!found || whole === undefined || sum === undefined || Number(sum) === 0) continue;
    const filter = { kind: 'max_price', fen: Number(sum) * 100 } as const;
    return [{ start: found.index, end: found.index + whole.length, filter }];
  }
  return [];
}

/** The longest phrase at each beginning of a word. */
function phrasesIn(text: string): Span[] {
  const { folded, starts, ends } = foldWithPositions(text);
  const { filters, longest } = phrases();
  const spans: Span[] = [];
  for (let at = 0; at < folded.length; ) {
    let length = isWordStart(text, starts[at] ?? 0) ? Math.min(longest, folded.length - at) : 0;
    while (length > 0 && !isPhrase(at, length)) length -= 1;
    const filter = filters.get(folded.slice(at, at + length));
    if (filter) spans.push({ start: starts[at] ?? 0, end: ends[at + length - 1] ?? text.length, filter });
    at += Math.max(1, length);
  }
  return spans;

  function isPhrase(at: number, length: number): boolean {
    return filters.has(folded.slice(at, at + length)) && isWordEnd(text, ends[at + length - 1] ?? text.length);
  }
}

/** Scripts that part words by blanks; hanzi, kana and Hangul run on. */
const inWords = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}]/u;
const isWordStart = (text: string, at: number): boolean =>
  !(inWords.test(text[at - 1] ?? '') && inWords.test(text[at] ?? ''));
const isWordEnd = (text: string, end: number): boolean =>
  !(inWords.test(text[end - 1] ?? '') && inWords.test(text[end] ?? ''));

type Phrases = { readonly filters: ReadonlyMap<string, Filter>; readonly longest: number };
let known: Phrases | undefined;

function phrases(): Phrases {
  known ??= readPhrases();
  return known;
}

const folded = (phrase: string): string => withoutBlanks(fold(phrase));

function readPhrases(): Phrases {
  const filters = new Map<string, Filter>();
  const add = (words: string, filter: Filter) => {
    for (const word of words.split('|')) if (word !== '') filters.set(folded(word), filter);
  };
  // Folded apart: folding each pair anew would take half a second.
  const patterns = withoutPatterns
    .flatMap((language) => language.split('|'))
    .map((pattern) => pattern.split('_').map(folded));
  for (const [thing, words] of Object.entries(thingWords)) {
    const filter = withoutThing(thing as keyof typeof thingWords);
    for (const word of words.split('|').map(folded))
      for (const [before = '', after = ''] of patterns) filters.set(before + word + after, filter);
  }
  for (const [wish, words] of Object.entries(wishWords)) add(words, { kind: 'wish', wish: wish as DietWish });
  add(mildWords, { kind: 'max_spice', level: 0 });
  add(hotWords, { kind: 'min_spice', level: 2 });
  add(openWords, { kind: 'open_now' });
  return { filters, longest: Math.max(...[...filters.keys()].map(({ length }) => length)) };
}

function withoutThing(thing: keyof typeof thingWords): Filter {
  if (thing === 'pork') return { kind: 'wish', wish: 'no_pork' };
  if (thing === 'alcohol') return { kind: 'wish', wish: 'no_alcohol' };
  if (thing === 'meat') return { kind: 'wish', wish: 'vegetarian' };
  if (thing === 'spice') return { kind: 'max_spice', level: 0 };
  const allergen = allergens.find((each) => each === thing);
  if (allergen === undefined) throw new Error(`nobody can be without ${thing}`);
  return { kind: 'avoid', allergen };
}

const idle = new Set(fillers.split('|'));
const idleTogether = [...idle].filter((words) => words.includes(' '));
const idleOneByOne = new Set(['的', 'の', 'が', 'を', 'な', '菜', '餐', '要', '我']);

/** "Something with … please" is nothing to look for. */
function withoutFillers(text: string): string {
  const spoken = ` ${text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `;
  const words = idleTogether
    .reduce((left, together) => left.replaceAll(new RegExp(` ${together} `, 'giu'), ' '), spoken)
    .trim()
    .split(' ')
    .filter((word) => !idle.has(word.toLowerCase()));
  return words
    .map(withoutIdleEnds)
    .filter((word) => word !== '')
    .join(' ');
}

/** 不辣的面: what runs on is freed of its particles. */
function withoutIdleEnds(word: string): string {
  let [from, to] = [0, word.length];
  while (from < to && idleOneByOne.has(word[from] ?? '') && to - from > 1) from += 1;
  while (to > from && ['的', 'の', 'が', 'を'].includes(word[to - 1] ?? '')) to -= 1;
  const rest = word.slice(from, to);
  return idle.has(rest) || idleOneByOne.has(rest) ? '' : rest;
}
