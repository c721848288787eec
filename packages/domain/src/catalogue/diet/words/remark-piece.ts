import type { DietWish } from '../../../member/member.ts';
import {
  allergyWords,
  avoidingWords,
  barrierWords,
  type Direction,
  dishWords,
  fillerWords,
  harmWords,
  wantingWords,
} from './cue-words.ts';
import { harmlessWords, illnessWords, type Thing, thingWords, wishWords } from './thing-words.ts';
import { wordPattern, wordsOf } from './word-patterns.ts';

type Meaning =
  | { readonly kind: 'thing' | 'illness'; readonly thing: Thing }
  | { readonly kind: 'wish'; readonly wish: DietWish }
  | { readonly kind: 'avoid'; readonly direction: Direction }
  | { readonly kind: 'allergy' | 'harm' | 'want' | 'harmless' };
type Found = Meaning & { readonly start: number; readonly end: number };

export type Mention = {
  readonly thing: Thing;
  /** The name of a dish, as in "egg fried rice". */
  readonly isDish: boolean;
  verdict: 'avoided' | 'allergic' | 'wanted' | null;
};

/** What stands between two commas. */
export type Piece = {
  readonly mentions: readonly Mention[];
  readonly wishes: readonly DietWish[];
  /** An allergy or what it does. */
  readonly isAllergy: boolean;
  readonly isAllergyWord: boolean;
  /** Nothing but "please without": it is about the piece before. */
  readonly isBare: boolean;
  /** Nothing but things: a part of a list. */
  readonly isList: boolean;
  /** Where its things are avoided, or where it says so of its neighbours. */
  readonly avoids: 'after' | 'before' | 'either' | null;
};

export function readPiece(text: string): Piece {
  const found = meaningsIn(text);
  const mentions = found.flatMap((each) => (isThing(each) ? [mentionOf(text, each, found)] : []));
  const cues = found.filter(({ kind }) => kind === 'avoid');
  const rest = unknownIn(withoutFound(text, found));
  return {
    mentions,
    wishes: found.flatMap((each) => (each.kind === 'wish' ? [each.wish] : [])),
    isAllergy: found.some(({ kind }) => kind === 'allergy' || kind === 'harm' || kind === 'illness'),
    isAllergyWord: found.some(({ kind }) => kind === 'allergy'),
    isBare: mentions.length === 0 && rest === 0 && cues.length > 0,
    isList: mentions.length > 0 && rest === 0 && cues.length === 0 && mentions.every(({ isDish }) => !isDish),
    avoids: directionOf(text, found, cues, mentions, rest),
  };
}

type FoundThing = Extract<Found, { readonly thing: Thing }>;
const isThing = (found: Found): found is FoundThing => found.kind === 'thing' || found.kind === 'illness';

function directionOf(
  text: string,
  found: readonly Found[],
  cues: readonly Found[],
  mentions: readonly Mention[],
  rest: number,
): Piece['avoids'] {
  if (mentions.length > 0) {
    if (!mentions.some(({ verdict }) => verdict === 'avoided')) return null;
    const directions = new Set(cues.map((cue) => resolved(text, cue, found)));
    return directions.size === 1 ? ([...directions][0] ?? null) : 'either';
  }
  return rest === 0 && cues.length > 0 ? 'before' : null;
}

const patterns: readonly { readonly meaning: Meaning; readonly pattern: RegExp }[] = [
  ...entries(thingWords).map(([thing, words]) => row({ kind: 'thing', thing }, words)),
  ...entries(illnessWords).map(([thing, words]) => row({ kind: 'illness', thing }, words)),
  ...entries(wishWords).map(([wish, words]) => row({ kind: 'wish', wish }, words)),
  ...entries(avoidingWords).map(([direction, words]) => row({ kind: 'avoid', direction }, words)),
  row({ kind: 'allergy' }, allergyWords),
  row({ kind: 'harm' }, harmWords),
  row({ kind: 'want' }, wantingWords),
  row({ kind: 'harmless' }, harmlessWords),
];

function row(meaning: Meaning, words: string) {
  return { meaning, pattern: wordPattern(words) };
}

function entries<K extends string>(lists: Readonly<Partial<Record<K, string>>>): readonly (readonly [K, string])[] {
  return Object.entries(lists) as [K, string][];
}

/** From left to right, the longest where several begin. */
function meaningsIn(text: string): readonly Found[] {
  const all = patterns.flatMap(({ meaning, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      ...meaning,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  const kept: Found[] = [];
  for (const each of all.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (each.start >= (kept.at(-1)?.end ?? 0)) kept.push(each);
  return kept;
}

const dishAtOnce = new RegExp(`^ ?(?:${wordPattern(dishWords).source})`, 'u');

function mentionOf(text: string, found: FoundThing, all: readonly Found[]): Mention {
  const isDish = found.kind === 'thing' && dishAtOnce.test(text.slice(found.end));
  return {
    thing: found.thing,
    isDish,
    verdict: found.kind === 'illness' ? 'allergic' : nearestVerdict(text, found, isDish, all),
  };
}

/** In how many words of other meaning. */
const reach: Readonly<Record<Direction, number>> = { after: 2, before: 0, ending: 4, either: 1 };
/** Another thing is what the verb is about: "put no onion into the fish". Arabic letters as folded. */
const otherObject = /^ ?(?:مين(?!\p{L})|에(?!\p{L})|に(?!は))|\p{L}{3,}を|\s\S+[을를](?:\s|$)/u;
const barrier = wordPattern(barrierWords);

/** By the nearest word that says something of it: avoided in doubt. */
function nearestVerdict(text: string, thing: FoundThing, isDish: boolean, all: readonly Found[]): Mention['verdict'] {
  let nearest: { readonly verdict: Mention['verdict']; readonly gap: number } = {
    verdict: null,
    gap: Number.POSITIVE_INFINITY,
  };
  for (const cue of all) {
    const verdict = verdictOf(text, cue, thing, all);
    const [from, to] = cue.start < thing.start ? [cue.end, thing.start] : [thing.end, cue.start];
    const gap = verdict === null ? Number.POSITIVE_INFINITY : gapIn(text, from, to, all);
    if (cue.kind === 'avoid' && (gap > (isDish ? 0 : reachOf(cue, thing)) || isParted(text.slice(from, to), cue)))
      continue;
    if (cue.kind === 'want' && gap > 2) continue;
    if (gap < nearest.gap || (gap === nearest.gap && verdict !== 'wanted')) nearest = { verdict, gap };
  }
  return nearest.verdict;
}

type Avoiding = Extract<Found, { readonly kind: 'avoid' }>;

const reachOf = ({ direction, start }: Avoiding, thing: FoundThing): number =>
  direction === 'either' && start < thing.start ? reach.after : reach[direction];

const isParted = (between: string, { direction }: Avoiding): boolean =>
  direction === 'ending' ? otherObject.test(between) : between.search(barrier) !== -1;

function verdictOf(text: string, cue: Found, thing: FoundThing, all: readonly Found[]): Mention['verdict'] {
  if (cue.kind === 'allergy' || cue.kind === 'harm') return 'allergic';
  if (cue.kind === 'want') return 'wanted';
  if (cue.kind !== 'avoid') return null;
  const side = cue.start < thing.start ? 'after' : 'before';
  return resolved(text, cue, all) === side ? 'avoided' : null;
}

/** What may stand on either side is about what follows, if anything does. */
function resolved(text: string, cue: Found, all: readonly Found[]): 'after' | 'before' | null {
  if (cue.kind !== 'avoid') return null;
  if (cue.direction !== 'either') return cue.direction === 'after' ? 'after' : 'before';
  const later = all.filter(({ start }) => start >= cue.end);
  const isAbout = later.some(isThing) || gapIn(text, cue.end, text.length, all) > 0;
  return isAbout ? 'after' : 'before';
}

const gapIn = (text: string, from: number, to: number, all: readonly Found[]): number =>
  unknownIn(
    withoutFound(
      text.slice(from, to),
      all.map((each) => ({ start: each.start - from, end: each.end - from })),
    ),
  );

const withoutFound = (text: string, found: readonly { readonly start: number; readonly end: number }[]): string =>
  found.reduceRight(
    (left, { start, end }) =>
      end <= 0 || start >= text.length ? left : `${left.slice(0, Math.max(0, start))} ${left.slice(end)}`,
    text,
  );

const running = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const fillers = new Set(wordsOf(fillerWords));
const runningFillers = wordPattern([...fillers].filter((word) => running.test(word)));

const koreanEnding = /(?<=[가-힣])(?:은|는|이|가|을|를|도|에|의|로|으로)$/u;

/** How many words are left that say something else; two letters of what is written without blanks are one. */
function unknownIn(text: string): number {
  const words = text.replace(runningFillers, ' ').match(/[\p{L}\p{M}]+/gu) ?? [];
  return words
    .filter((word) => !fillers.has(word) && !fillers.has(word.replace(koreanEnding, '')))
    .map((word) => (running.test(word) ? Math.ceil(word.length / 2) : 1))
    .reduce((sum, each) => sum + each, 0);
}
