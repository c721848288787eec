import type { DietWish } from '../../../member/diet-wishes.ts';
import { type CueDirection, resumingWords } from './cue-words.ts';
import type { AvoidedIngredient } from './ingredient-words.ts';
import {
  countUnknownWords,
  dietPatterns,
  findMeanings,
  isDishName,
  type Meaning,
  type Positioned,
  removeMatches,
  unknownWordsBetween,
} from './meanings.ts';
import { wordPattern } from './word-patterns.ts';

type Found = Positioned<Meaning>;

export type Mention = {
  readonly thing: AvoidedIngredient;
  /** True if the ingredient is part of a dish name, as in "egg fried rice". */
  readonly isDish: boolean;
  verdict: 'avoided' | 'allergic' | 'wanted' | null;
};

/** The text between two commas of a remark. */
export type RemarkClause = {
  readonly mentions: readonly Mention[];
  readonly wishes: readonly DietWish[];
  /** True if the text names an allergy or its effects. */
  readonly isAllergy: boolean;
  readonly isAllergyWord: boolean;
  /** True if the text says only "please without", which refers to the text before the comma. */
  readonly isBare: boolean;
  /** True if the text contains only ingredients, so that it is part of a list. */
  readonly isList: boolean;
  /**
   * The side of the text on which ingredients are avoided: after or before it. Adjacent text that lists only
   * ingredients is avoided too. Null if the text avoids nothing.
   */
  readonly avoids: 'after' | 'before' | 'either' | null;
};

export function parseRemarkClause(text: string): RemarkClause {
  const found = findMeanings(text, dietPatterns);
  const mentions = found.flatMap((each) => (isThing(each) ? [mentionOf(text, each, found)] : []));
  const cues = found.filter(({ kind }) => kind === 'avoid');
  const rest = countUnknownWords(removeMatches(text, found));
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

type FoundThing = Extract<Found, { readonly thing: AvoidedIngredient }>;
const isThing = (found: Found): found is FoundThing => found.kind === 'thing' || found.kind === 'illness';

function directionOf(
  text: string,
  found: readonly Found[],
  cues: readonly Found[],
  mentions: readonly Mention[],
  rest: number,
): RemarkClause['avoids'] {
  if (mentions.length > 0) {
    if (!mentions.some(({ verdict }) => verdict === 'avoided')) return null;
    const directions = new Set(cues.map((cue) => resolved(text, cue, found)));
    return directions.size === 1 ? ([...directions][0] ?? null) : 'either';
  }
  return rest === 0 && cues.length > 0 ? 'before' : null;
}

function mentionOf(text: string, found: FoundThing, all: readonly Found[]): Mention {
  const isDish = found.kind === 'thing' && isDishName(text, found);
  return {
    thing: found.thing,
    isDish,
    verdict: found.kind === 'illness' ? 'allergic' : nearestVerdict(text, found, isDish, all),
  };
}

/** Maximum number of other words between a word such as "no" and the ingredient. */
const reach: Readonly<Record<CueDirection, number>> = { after: 2, before: 0, ending: 4, either: 1, sign: 1 };
/**
 * Matches a sentence in which the verb has another object, as in "put no onion into the fish". Arabic letters are in
 * their normal form.
 */
const otherObject = /^ ?(?:مين(?!\p{L})|에(?!\p{L})|に(?!は))|\p{L}{3,}を|\s\S+[을를](?:\s|$)/u;
const barrier = wordPattern(resumingWords);

/**
 * Decides by the nearest word such as "no" or "extra". When several are equally near, the ingredient counts as avoided.
 */
function nearestVerdict(text: string, thing: FoundThing, isDish: boolean, all: readonly Found[]): Mention['verdict'] {
  let nearest: { readonly verdict: Mention['verdict']; readonly gap: number } = {
    verdict: null,
    gap: Number.POSITIVE_INFINITY,
  };
  for (const cue of all) {
    const verdict = verdictOf(text, cue, thing, all);
    const [from, to] = cue.start < thing.start ? [cue.end, thing.start] : [thing.end, cue.start];
    const gap = verdict === null ? Number.POSITIVE_INFINITY : unknownWordsBetween(text, from, to, all);
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

function isParted(between: string, { direction }: Avoiding): boolean {
  if (direction === 'sign') return between.includes('✅');
  return direction === 'ending' ? otherObject.test(between) : between.search(barrier) !== -1;
}

function verdictOf(text: string, cue: Found, thing: FoundThing, all: readonly Found[]): Mention['verdict'] {
  if (cue.kind === 'allergy' || cue.kind === 'harm') return 'allergic';
  if (cue.kind === 'want') return 'wanted';
  if (cue.kind !== 'avoid') return null;
  if (cue.direction === 'sign') return 'avoided';
  const side = cue.start < thing.start ? 'after' : 'before';
  return resolved(text, cue, all) === side ? 'avoided' : null;
}

/**
 * The side to which a word such as "no" applies. If both sides are possible, the word applies to the words after it, if
 * there are any.
 */
function resolved(text: string, cue: Found, all: readonly Found[]): 'after' | 'before' | null {
  if (cue.kind !== 'avoid') return null;
  if (cue.direction === 'sign') return all.some((each) => isThing(each) && each.end <= cue.start) ? 'before' : 'after';
  if (cue.direction !== 'either') return cue.direction === 'after' ? 'after' : 'before';
  const later = all.filter(({ start }) => start >= cue.end);
  const isAbout = later.some(isThing) || unknownWordsBetween(text, cue.end, text.length, all) > 0;
  return isAbout ? 'after' : 'before';
}
