import { type Language, languages } from '@chifan/domain';
import { editDistance, initialsLine, pinyinLine, withoutBlanks } from '../catalogue/index.ts';
import type { SearchQuery } from './read-query.ts';

/** Minimum score of a name that contains the typed text. Names that are only similar have lower scores. */
export const strongMatchScore = 550;

type Scored = { readonly titles: string; readonly uses: number };

/**
 * Returns the score of a name for a query. An equal name has about 1000 points. A name that begins with the query, or
 * contains its words or initials, has fewer points. Shorter and more frequent names, and names in the reader's
 * language, score higher.
 */
export function scoreName({ titles, uses }: Scored, query: SearchQuery, language: Language): number {
  const own = languages.indexOf(language);
  let best = 0;
  for (const [line, title] of titles.split('\n').entries()) {
    if (title === '') continue;
    const match = line === initialsLine ? scoreInitials(title, query) : scoreTitle(title, query);
    if (match > 0) best = Math.max(best, match + nearness(line, own));
  }
  return best === 0 ? 0 : best + popularity(uses);
}

/** Points added to the score of names that many dishes have. The addition is too small to change the kind of match. */
const popularity = (uses: number): number => Math.min(30, 5 * Math.log2(uses + 1));

function nearness(line: number, own: number): number {
  if (line === own) return 10;
  return line === pinyinLine ? -10 : 0;
}

function scoreInitials(initials: string, { joined }: SearchQuery): number {
  // A text without a vowel is more likely to be initials than the beginning of a word.
  if (initials === joined) return /[aeiou]/.test(joined) ? 640 : 860;
  return joined.length > 1 && initials.startsWith(joined) ? 440 + share(joined, initials) : 0;
}

function scoreTitle(title: string, query: SearchQuery): number {
  const { folded, joined, tokens } = query;
  if (title === folded) return 1000;
  const whole = withoutBlanks(title);
  const has = whole.includes(joined);
  if (!has && !tokens.every(({ text }) => title.includes(text))) return 0;
  const covered = share(joined, whole);
  if (whole === joined) return 990;
  if (title.startsWith(folded)) return (isWordEnd(title, folded.length) ? 850 : 750) + covered;
  if (whole.startsWith(joined)) return 740 + covered;
  const words = scoreWords(title.split(' '), query) + covered;
  if (words > covered) return words;
  return has ? strongMatchScore + covered : 0;
}

/**
 * True if a word ends at the given position. Hanzi and kana are written without blanks, so each character ends a word.
 */
const isWordEnd = (title: string, at: number): boolean =>
  title[at] === ' ' || /[\u3041-\u309f\u3400-\u9fff]/.test(title[at] ?? ' ');

const share = (typed: string, whole: string): number => (100 * Math.min(typed.length, whole.length)) / whole.length;

function scoreWords(words: readonly string[], { tokens }: SearchQuery): number {
  let isFinished = true;
  for (const { script, text } of tokens) {
    if (script === 'word' ? words.includes(text) : words.some((word) => word.includes(text))) continue;
    isFinished = false;
    if (!words.some((word) => word.startsWith(text))) return 0;
  }
  return isFinished ? 700 : 600;
}

/** Returns the similarity of a name with a mistyped query, always below the score of a real match. */
export function resemblance({ titles, uses }: Scored, typed: readonly string[]): number {
  let best = 0;
  for (const title of titles.split('\n')) {
    if (title === '') continue;
    const whole = withoutBlanks(title);
    for (const text of typed) if (isSameWriting(text, whole)) best = Math.max(best, likeness(text, whole));
  }
  return best === 0 ? 0 : Math.min(strongMatchScore - 1, best * (strongMatchScore - 50) + popularity(uses));
}

/** Texts in Latin and in another script are never similar. */
const isSameWriting = (a: string, b: string): boolean => isLatin(a) === isLatin(b);
const isLatin = (text: string): boolean => text.charCodeAt(0) < 0x250;

/**
 * Returns 1 for equal texts, and less for each wrong letter. A name that is longer than the typed text scores a little
 * less.
 */
function likeness(typed: string, whole: string): number {
  const most = Math.ceil(typed.length / 3);
  if (typed.length - whole.length > most) return 0;
  const apart = editDistance(typed, whole);
  if (apart.whole <= most) return 1 - apart.whole / typed.length;
  return apart.begun <= most ? 0.9 - apart.begun / typed.length : 0;
}
