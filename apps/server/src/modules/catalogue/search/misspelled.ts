import { pinyin } from 'pinyin-pro';
import type { Executor } from '../../../platform/database/database.ts';
import { fold, withoutBlanks } from './fold.ts';
import { forgivenLetters, lettersApart, misspellingsOf } from './misspellings.ts';
import { allOf, anyOf, quoted, type SearchQuery } from './read-query.ts';
import { wordsLike } from './search-name.store.ts';

export type Meant = {
  /** For the index. */
  readonly full: string;
  /** The forms of what was typed that a name may resemble, without blanks. */
  readonly typed: readonly string[];
  /** What it should read like; null where only the names themselves can tell. */
  readonly words: string | null;
};

/** What a query that finds nothing may have meant: other letters, other hanzi of the same sound, one hanzi less. */
export async function whatWasMeant(executor: Executor, query: SearchQuery): Promise<Meant | undefined> {
  if (query.tokens.every(({ script }) => script === 'han')) return hanziMeant(query.joined);
  return lettersMeant(executor, query);
}

function hanziMeant(hanzi: string): Meant | undefined {
  const characters = [...hanzi];
  if (characters.length < 2) return undefined;
  const spoken = withoutBlanks(fold(pinyin(hanzi, { toneType: 'none' })));
  const alternatives = [`${quoted(`=${spoken}`)}:*`, `${quoted(spoken)}:*`];
  if (characters.length > 2 && characters.length <= longestHanzi)
    for (const left of characters.keys())
      alternatives.push(allOf(characters.filter((_, at) => at !== left).map(quoted)));
  return { full: anyOf(alternatives), typed: [hanzi, spoken], words: null };
}

const longestHanzi = 10;

type Piece = { readonly text: string; readonly isLast: boolean };

async function lettersMeant(executor: Executor, query: SearchQuery): Promise<Meant | undefined> {
  const pieces = piecesOf(query);
  // Without its blanks it may be one word, of pinyin say.
  const joined = pieces.length > 1 && pieces.length <= 5 ? [{ text: query.joined, isLast: true }] : [];
  const digests = new Set([...pieces, ...joined].flatMap(({ text }) => misspellingsOf(text)));
  const known = digests.size === 0 ? [] : await wordsLike(executor, [...digests]);
  const found = pieces.map((piece) => likeliest(piece, known));
  const alternatives = joined.flatMap((piece) => termsOf(likeliest(piece, known)));
  const understood = found.filter(({ length }) => length > 0);
  if (understood.length === pieces.length) alternatives.push(allOf(found.map((words) => anyOf(termsOf(words)))));
  if (alternatives.length === 0) return undefined;
  const words = found.map(([first]) => first ?? '').join(' ');
  return { full: anyOf(alternatives), typed: [query.joined], words: words.normalize('NFC') };
}

/** As words were indexed: kana and Hangul without blanks. */
function piecesOf({ tokens }: SearchQuery): Piece[] {
  const pieces: { text: string; script: string }[] = [];
  for (const { script, text } of tokens) {
    const last = pieces.at(-1);
    if (last && last.script === script && script !== 'word') last.text += text;
    else pieces.push({ text, script });
  }
  return pieces.map(({ text }, place) => ({ text, isLast: place === pieces.length - 1 }));
}

const mostWords = 8;

/** The words that differ least from what was typed, itself included. */
function likeliest({ text, isLast }: Piece, known: readonly string[]): string[] {
  const most = forgivenLetters(text.length);
  if (most === 0) return [text];
  const near: { word: string; apart: number }[] = [];
  for (const word of known) {
    const whole = lettersApart(text, word, { most });
    // A word that goes on is less likely than one that ends here.
    const begun = isLast && whole > most ? lettersApart(text, word, { most, isPrefix: true }) + 0.5 : whole;
    if (Math.min(whole, begun) < most + 1) near.push({ word, apart: Math.min(whole, begun) });
  }
  return near
    .toSorted((a, b) => a.apart - b.apart || sameStart(b.word, text) - sameStart(a.word, text))
    .slice(0, mostWords)
    .map(({ word }) => word);
}

/** Few mistype the first letter. */
const sameStart = (word: string, typed: string): number => (word[0] === typed[0] ? 1 : 0);

const termsOf = (words: readonly string[]): string[] => words.flatMap((word) => [quoted(word), quoted(`=${word}`)]);
