import { allergensOfIngredient, findMeanings, normalizeRemark, wishOfIngredient } from '@chifan/domain/catalogue';
import type { Filter } from './filter.ts';
import { type MatchedText, negationsOf } from './find-negation.ts';
import { type FoundMeaning, isAvoidableThing, questionPatterns } from './question-meanings.ts';

/** A part of the query and the filters that it expresses. */
export type Phrase = { readonly start: number; readonly end: number; readonly filters: readonly Filter[] };

/**
 * Finds phrases about diets, allergens, spice and "open now". A negated wish is never read as a wish (rule search-5).
 */
export function phrasesIn(written: string): readonly Phrase[] {
  const { text, starts, ends } = normalizeRemark(written);
  const said = { text, found: findMeanings(text, questionPatterns) };
  const phrases = said.found.flatMap((_, at) => phraseAt(said, at) ?? []);
  return joinedPhrases(phrases).map(({ start, end, filters }) => ({
    start: starts[start] ?? 0,
    end: ends[end - 1] ?? written.length,
    filters,
  }));
}

function phraseAt(said: MatchedText, at: number): Phrase | null {
  const what = said.found[at];
  if (what === undefined || !mayAsk(what)) return null;
  const degree = takesDegree(what) ? degreeOf(said, at) : undefined;
  const negations = negationsOf(said, at);
  const filters = filtersOf(what, degree, negations);
  if (filters.length === 0) return null;
  const beside = [...(degree ? [degree] : []), ...negations];
  const places = [what, ...beside, ...beside.flatMap((each) => otherMeanings(said, each))];
  return {
    start: Math.min(...places.map(({ start }) => start)),
    end: Math.max(...places.map(({ end }) => end)),
    filters,
  };
}

const mayAsk = ({ kind }: FoundMeaning): boolean => kind !== 'avoid' && kind !== 'negation' && kind !== 'degree';

/**
 * Returns the words that belong to a negation and are next to it. For example, "ne … pas" has two words, and "совсем
 * не" begins with a word of degree.
 */
const otherMeanings = ({ text, found }: MatchedText, each: FoundMeaning): readonly FoundMeaning[] =>
  found.filter(
    ({ kind, start, end }) =>
      (kind === 'negation' || kind === 'degree') &&
      (text.slice(end, each.start) === ' ' || text.slice(each.end, start) === ' '),
  );

const takesDegree = ({ kind }: FoundMeaning): boolean => kind === 'hot' || kind === 'mild' || kind === 'spice';

type Degree = Extract<FoundMeaning, { readonly kind: 'degree' }>;

/** Finds a word such as "very" before the given word or, in Arabic, after it. */
function degreeOf({ text, found }: MatchedText, at: number): Degree | undefined {
  const [before, what, behind] = [found[at - 1], found[at], found[at + 1]];
  if (what === undefined) return undefined;
  if (before?.kind === 'degree' && /^ ?$/.test(text.slice(before.end, what.start))) return before;
  if (behind?.kind === 'degree' && /^ ?$/.test(text.slice(what.end, behind.start))) return behind;
  return undefined;
}

function filtersOf(
  what: FoundMeaning,
  degree: Degree | undefined,
  negations: readonly FoundMeaning[],
): readonly Filter[] {
  const isNegated = negations.length > 0;
  if (what.kind === 'hot')
    return spiceOf(what.isVery || degree !== undefined, what.isVery || degree?.isWished === true, isNegated);
  if (what.kind === 'mild') return isNegated ? unmarked : [{ kind: 'max_spice', level: degree ? 1 : what.level }];
  if (what.kind === 'wish') return isNegated ? unmarked : [{ kind: 'wish', wish: what.wish }];
  if (what.kind === 'unmarked_diet') return unmarked;
  if (what.kind === 'open') return [{ kind: 'open_now' }];
  if (!isAvoidableThing(what) || (!isNegated && what.kind !== 'illness')) return [];
  return isDoubtful(negations) ? unmarked : without(what, degree !== undefined);
}

const unmarked: readonly Filter[] = [{ kind: 'unmarked' }];

function spiceOf(hasDegree: boolean, isWished: boolean, isNegated: boolean): readonly Filter[] {
  if (isNegated) return [{ kind: 'max_spice', level: hasDegree ? 1 : 0 }];
  return isWished ? [{ kind: 'min_spice', level: 2 }] : [];
}

/** True for two negations, as in "not gluten free", whose meaning is uncertain. */
const isDoubtful = (negations: readonly FoundMeaning[]): boolean =>
  negations[0]?.kind === 'negation' && negations[1]?.kind === 'avoid';

/**
 * Returns the filters that exclude an ingredient with all its allergens. "No meat" selects only dishes known to have no
 * meat.
 */
function without(what: FoundMeaning, hasDegree: boolean): readonly Filter[] {
  if (what.kind === 'spice') return spiceOf(hasDegree, false, true);
  if (what.kind === 'meat') return [...unmarked, { kind: 'wish', wish: 'vegetarian' }];
  if (what.kind !== 'thing' && what.kind !== 'illness') return unmarked;
  const wish = wishOfIngredient(what.thing);
  const avoids = allergensOfIngredient(what.thing).map((allergen) => ({ kind: 'avoid', allergen }) as const);
  return [...avoids, ...(wish === null ? [] : [{ kind: 'wish', wish } as const])];
}

/**
 * Joins overlapping phrases. "No nuts, eggs or milk" is one phrase, because without "no" the rest would mean the
 * opposite.
 */
function joinedPhrases(phrases: readonly Phrase[]): readonly Phrase[] {
  const whole: Phrase[] = [];
  for (const phrase of phrases.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last === undefined || phrase.start >= last.end) {
      whole.push(phrase);
      continue;
    }
    whole[whole.length - 1] = {
      start: last.start,
      end: Math.max(last.end, phrase.end),
      filters: [
        ...last.filters,
        ...phrase.filters.filter((filter) => !last.filters.some((other) => isSame(filter, other))),
      ],
    };
  }
  return whole;
}

const isSame = (filter: Filter, other: Filter): boolean => JSON.stringify(filter) === JSON.stringify(other);
