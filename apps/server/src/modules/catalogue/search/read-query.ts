import { wholeTitle } from './indexing/terms-of-name.ts';
import { fold, withoutBlanks } from './texts/fold.ts';
import { bigramsOf, type Run, runsOf, withoutArticle } from './texts/runs.ts';

export type SearchQuery = {
  readonly folded: string;
  /** Without blanks. */
  readonly joined: string;
  readonly tokens: readonly Run[];
  /** For the index: names that begin so, have all the words (the last may be unfinished), or these initials. */
  readonly full: string;
  /** For the index: names that are just this. */
  readonly exact: string;
};

/** undefined: there is neither letter nor digit in it. */
export function readQuery(text: string): SearchQuery | undefined {
  const folded = withoutToneNumbers(fold(text));
  const tokens = runsOf(folded);
  if (tokens.length === 0) return undefined;
  const whole = `=${wholeTitle(folded)}`;
  return { folded, joined: withoutBlanks(folded), tokens, exact: quoted(whole), full: fullQuery(whole, tokens) };
}

/** gong1 bao3: the numbers are tones when every word bears one. */
function withoutToneNumbers(folded: string): string {
  const words = folded.split(' ');
  return words.every((word) => /^[a-z]{1,6}[0-5]$/.test(word)) ? folded.replace(/[0-5]/g, '') : folded;
}

function fullQuery(whole: string, tokens: readonly Run[]): string {
  const alternatives = [`${quoted(whole)}:*`];
  const [only] = tokens;
  // A single letter begins very many words: it finds what begins with it as a whole.
  if (tokens.length > 1 || (only && only.text.length > 1) || only?.script === 'han')
    alternatives.push(allOf(tokens.map(termOf)), ...joinedAlternatives(tokens));
  if (tokens.length === 1 && only && /^[a-z]{2,10}$/.test(only.text)) alternatives.push(`${quoted(`~${only.text}`)}:*`);
  return anyOf(alternatives);
}

/** What finds a piece of what was typed. Only very short words are taken as finished: others may go on ("noodle"). */
function termOf({ script, text }: Run, place: number, all: readonly Run[]): string {
  const isLast = place === all.length - 1;
  if (script === 'han') return allOf(text.length === 1 ? [quoted(text)] : bigramsOf(text).map(quoted));
  if (script !== 'word') return `${quoted(text)}:*`;
  const ending = isLast || text.length >= 4 ? ':*' : '';
  const bare = withoutArticle(text);
  return bare === text ? `${quoted(text)}${ending}` : anyOf([`${quoted(text)}${ending}`, `${quoted(bare)}${ending}`]);
}

const mostJoined = 5;

/** "won ton" may be written "wonton", and "xiao long bao" in one word, alone or among others. */
function joinedAlternatives(tokens: readonly Run[]): string[] {
  if (tokens.length < 2 || tokens.length > mostJoined || tokens.some(({ script }) => script === 'han')) return [];
  const joined = (from: number, to: number): Run => ({
    script: tokens[from]?.script ?? 'word',
    text: tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(''),
  });
  const alternatives = [`${quoted(joined(0, tokens.length).text)}:*`];
  if (tokens.length === 2) return alternatives;
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const pieces = [...tokens.slice(0, at), joined(at, at + 2), ...tokens.slice(at + 2)];
    alternatives.push(allOf(pieces.map(termOf)));
  }
  return alternatives;
}

/** Whatever stands in a term, to the index it is one word. */
export const quoted = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
export const allOf = (parts: readonly string[]): string => `(${parts.join(' & ')})`;
export const anyOf = (parts: readonly string[]): string => `(${parts.join(' | ')})`;
