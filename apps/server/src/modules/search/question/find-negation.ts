import { isDishName, unknownWordsBetween } from '@chifan/domain/catalogue';
import { type FoundMeaning, isAvoidableThing } from './question-meanings.ts';

/** The normalised query and all phrases that were recognised in it. */
export type MatchedText = { readonly text: string; readonly found: readonly FoundMeaning[] };

/**
 * Returns the negations before and after the word at index `at` that apply to this word, which names a food or a diet.
 */
export function negationsOf(said: MatchedText, at: number): readonly FoundMeaning[] {
  const [before, behind] = [negationBefore(said, at), negationBehind(said, at)];
  return [...(before ? [before] : []), ...(behind ? [behind] : [])];
}

function negationBefore(said: MatchedText, at: number): FoundMeaning | undefined {
  const what = said.found[at];
  for (let index = at - 1; index >= 0; index -= 1) {
    const cue = said.found[index];
    if (cue === undefined || what === undefined) return undefined;
    if (!isNear(said, cue, what)) return undefined;
    if (directionOf(said, cue) === 'after' || cue.kind === 'allergy')
      return isParted(said, cue, what) ? undefined : cue;
    if (!isPassedBy(said, cue, what)) return undefined;
  }
  return undefined;
}

function negationBehind(said: MatchedText, at: number): FoundMeaning | undefined {
  const what = said.found[at];
  for (let index = at + 1; index < said.found.length; index += 1) {
    const cue = said.found[index];
    if (cue === undefined || what === undefined) return undefined;
    if (!isNear(said, what, cue)) return undefined;
    if (directionOf(said, cue) === 'before' || cue.kind === 'allergy')
      return said.text.slice(what.end, cue.start).includes(';') ? undefined : cue;
    if (!isPassedBy(said, cue, what)) return undefined;
  }
  return undefined;
}

/**
 * True if only filler words are between the two words. One other word may also separate a negation from a diet or
 * "hot", so that "not really vegetarian" is not read as a wish for vegetarian food.
 */
function isNear({ text, found }: MatchedText, first: FoundMeaning, last: FoundMeaning): boolean {
  const between = text.slice(first.end, last.start);
  const reach = isWished(last) && !/[,;]/u.test(between) ? 1 : 0;
  return !between.includes('.') && unknownWordsBetween(text, first.end, last.start, found) <= reach;
}

const isWished = ({ kind }: FoundMeaning): boolean => kind === 'wish' || kind === 'hot' || kind === 'mild';

/**
 * True if a negation also applies beyond the word in between. That word can be another item of a list, a degree before
 * "hot", or another diet ("neither vegetarian nor vegan").
 */
function isPassedBy({ text }: MatchedText, between: FoundMeaning, what: FoundMeaning): boolean {
  if (between.kind === 'degree' || between.kind === 'negation')
    return !isAvoidableThing(what) || between.kind === 'degree';
  if (isAvoidableThing(what)) return isAvoidableThing(between);
  const [from, end] = between.end < what.start ? [between.end, what.start] : [what.end, between.start];
  return between.kind === 'wish' && what.kind === 'wish' && !text.slice(from, end).includes(',');
}

const withWords = /(?<!\p{L})(?:with|mit|avec|с|со|مع|plus)(?!\p{L})/u;

/** True if the negation ends before the word: "no nuts, egg noodles", "no nuts, with egg", "no nuts but egg". */
function isParted({ text }: MatchedText, cue: FoundMeaning, what: FoundMeaning): boolean {
  const between = text.slice(cue.end, what.start);
  if (between.includes(';')) return true;
  return between.includes(',') && (withWords.test(between) || isDishName(text, what));
}

/**
 * Returns whether a negating word (cue) applies to the words before it or after it. A word that can negate in both
 * directions applies to the words after it, or if none follow, to the words before it.
 */
function directionOf({ text, found }: MatchedText, cue: FoundMeaning): 'after' | 'before' | null {
  if (cue.kind === 'negation') return cue.direction;
  if (cue.kind !== 'avoid') return null;
  if (cue.direction !== 'either') return cue.direction === 'after' ? 'after' : 'before';
  const isAbout =
    found.some((each) => each.start >= cue.end && isAnything(each)) ||
    unknownWordsBetween(text, cue.end, text.length, found) > 0;
  return isAbout ? 'after' : 'before';
}

const isAnything = (found: FoundMeaning): boolean => isAvoidableThing(found) || isWished(found);
