import {
  beginningOf,
  bigramsOf,
  fold,
  type Run,
  runsOf,
  shortBeginnings,
  wholeTitle,
  withoutArticle,
  withoutBlanks,
} from '../catalogue/index.ts';

export type SearchQuery = {
  readonly folded: string;
  /** The query without blanks. */
  readonly joined: string;
  readonly tokens: readonly Run[];
  /**
   * Index query for names that begin with the query, that contain the query as one term (its last word may be
   * unfinished), or whose initials are the query.
   */
  readonly close: string;
  /** Index query for names that contain all words anywhere. Null if this query would equal `close`. */
  readonly loose: string | null;
  /** Index query for names that equal the query. */
  readonly exact: string;
};

/** Returns undefined if the text has neither a letter nor a digit. */
export function readQuery(text: string): SearchQuery | undefined {
  const folded = withoutToneNumbers(fold(text));
  const tokens = runsOf(folded);
  if (tokens.length === 0) return undefined;
  const whole = `=${wholeTitle(folded)}`;
  return { folded, joined: withoutBlanks(folded), tokens, exact: quoteTerm(whole), ...termsFor(whole, tokens) };
}

/** Removes tone numbers, as in "gong1 bao3". The digits are tones if every word ends with a digit. */
function withoutToneNumbers(folded: string): string {
  const words = folded.split(' ');
  return words.every((word) => /^[a-z]{1,6}[0-5]$/.test(word)) ? folded.replace(/[0-5]/g, '') : folded;
}

/**
 * Returns two index queries, because the index is fast for the rare terms of `close` and slow for common separate
 * words.
 */
function termsFor(whole: string, tokens: readonly Run[]): Pick<SearchQuery, 'close' | 'loose'> {
  const [only] = tokens;
  if (tokens.length === 1 && only !== undefined) return { close: termsForOne(whole, only), loose: null };
  const loose = allOf(tokens.map(termOf));
  // The index finds hanzi, kana and Hangul at any place in a name. Words of other scripts may be split differently in
  // the name, so also search the query without blanks.
  const parted = tokens.some(({ script }) => script === 'word') ? [`${quoteTerm(whole)}:*`] : [];
  const together = [...parted, ...joinedAlternatives(tokens)];
  return together.length === 0 ? { close: loose, loose: null } : { close: anyOf(together), loose };
}

function termsForOne(whole: string, only: Run): string {
  const term = termOf(only, 0, [only]);
  if (only.script !== 'word') return term;
  // A single letter begins very many words, so a query of one letter finds only names that begin with it.
  if (isOneCharacter(only.text)) return quoteTerm(beginningOf(whole, 2));
  const alternatives = [term];
  if (only.text.length >= shortestJoined) alternatives.push(`${quoteTerm(whole)}:*`, `${quoteTerm(`+${only.text}`)}:*`);
  if (/^[a-z]{2,10}$/.test(only.text))
    alternatives.push(`${quoteTerm(`~${only.text}`)}${only.text.length > 2 ? ':*' : ''}`);
  return anyOf(alternatives);
}

/**
 * Minimum length to search a word as the beginning of a whole name. A shorter text is usually the beginning of a name's
 * first word and is found as such.
 */
const shortestJoined = 5;

function termOf({ script, text }: Run, place: number, all: readonly Run[]): string {
  const isLast = place === all.length - 1;
  if (script === 'han') return allOf((isOneCharacter(text) ? [text] : bigramsOf(text)).map(quoteTerm));
  if (script !== 'word') return `${quoteTerm(text)}:*`;
  const words = [...new Set([text, withoutArticle(text)])];
  return anyOf(words.map((word) => (isLast ? unfinished(word) : finished(word))));
}

/** True for one character. Counts code points, because rare hanzi take two UTF-16 units. */
const isOneCharacter = (text: string): boolean => [...text].length === 1;

function unfinished(word: string): string {
  const letters = [...word].length;
  return shortBeginnings.includes(letters) ? quoteTerm(beginningOf(word, letters)) : `${quoteTerm(word)}:*`;
}

const longestBeginning = Math.max(...shortBeginnings);

/**
 * Returns the index term for a finished word. A long word may have another form ("noodle", "noodles"), so only its
 * beginning is searched, and the whole is compared later.
 */
const finished = (word: string): string =>
  word.length < longestBeginning ? quoteTerm(word) : quoteTerm(beginningOf(word, longestBeginning));

const maxJoined = 5;

/**
 * Returns alternative queries in which adjacent words are joined: "won ton" as "wonton", "xiao long bao" as
 * "xiaolongbao", and also with only two of its words joined.
 */
function joinedAlternatives(tokens: readonly Run[]): string[] {
  if (tokens.length < 2 || tokens.length > maxJoined || tokens.some(({ script }) => script === 'han')) return [];
  const joined = (from: number, to: number): Run => ({
    script: tokens[from]?.script ?? 'word',
    text: tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(''),
  });
  const whole = joined(0, tokens.length);
  const alternatives = [termOf(whole, 0, [whole])];
  if (whole.script === 'word') alternatives.push(`${quoteTerm(`+${whole.text}`)}:*`);
  if (tokens.length === 2) return alternatives;
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const pair = joined(at, at + 2);
    const pieces = [...tokens.slice(0, at), pair, ...tokens.slice(at + 2)];
    const terms = pieces.map((piece, place) => {
      const written =
        piece === pair && pair.script === 'word' ? anyOf([quoteTerm(pair.text), quoteTerm(`+${pair.text}`)]) : '';
      return written || termOf(piece, place, pieces);
    });
    alternatives.push(allOf(terms));
  }
  return alternatives;
}

/** Quotes a term, so that the index query treats it as one word. */
export const quoteTerm = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
export const allOf = (parts: readonly string[]): string => `(${parts.join(' & ')})`;
export const anyOf = (parts: readonly string[]): string => `(${parts.join(' | ')})`;
