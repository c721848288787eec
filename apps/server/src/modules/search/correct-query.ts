import type { Executor } from '../../platform/database/database.ts';
import { loadPinyin } from '../../platform/loading/hanzi.ts';
import { fold, misspellingsOf, withoutBlanks, wordDistance } from '../catalogue/index.ts';
import { allOf, anyOf, quoteTerm, type SearchQuery } from './read-query.ts';
import { wordsLike } from './search-name.store.ts';

export type QueryCorrection = {
  readonly terms: string;
  /** Forms of the typed query that a name may resemble, without blanks. */
  readonly typed: readonly string[];
  /**
   * The corrected query as text. Null if the server has only search terms for similar names, but no single corrected
   * text.
   */
  readonly words: string | null;
};

/**
 * Returns a correction for a query that finds too few names. A correction replaces letters, replaces hanzi by other
 * hanzi with the same sound, or omits one word or hanzi.
 */
export async function correctQuery(executor: Executor, query: SearchQuery): Promise<QueryCorrection | undefined> {
  if (query.tokens.every(({ script }) => script === 'han')) return hanziMeant(query.joined);
  return lettersMeant(executor, query);
}

function hanziMeant(hanzi: string): QueryCorrection | undefined {
  const characters = [...hanzi];
  if (characters.length < 2) return undefined;
  const spoken = withoutBlanks(fold(loadPinyin()(hanzi, { toneType: 'none' })));
  const alternatives = [`${quoteTerm(`=${spoken}`)}:*`, `${quoteTerm(`+${spoken}`)}:*`];
  if (characters.length > 2 && characters.length <= longestHanzi)
    for (const left of characters.keys())
      alternatives.push(allOf(characters.filter((_, at) => at !== left).map(quoteTerm)));
  return { terms: anyOf(alternatives), typed: [hanzi, spoken], words: null };
}

const longestHanzi = 10;

type Piece = { readonly text: string; readonly isLast: boolean };
/**
 * A part of the query, and the words that the guest may have meant by it. `terms` finds all these words in the index,
 * and `word` is the most likely of them.
 */
type Element = { readonly terms: string; readonly word: string };

async function lettersMeant(executor: Executor, query: SearchQuery): Promise<QueryCorrection | undefined> {
  const pieces = piecesOf(query);
  const words = pieces.filter(({ text }) => !isHan(text));
  // The query without its blanks may be one known word, for example in pinyin.
  const joined = pieces.length > 1 && pieces.length <= maxElements ? [{ text: query.joined, isLast: true }] : [];
  const withMisspellings = ({ text }: Piece) => ({ text, misspellings: misspellingsOf(text) });
  const known = await wordsLike(executor, {
    words: words.filter(({ text }) => text.length >= shortestDoubted).map(withMisspellings),
    joined: joined.map(withMisspellings),
  });
  const elements = pieces.flatMap((piece) => elementsOf(piece, known));
  const alternatives = joined.flatMap((piece) => termsOf(likeliest(piece, known)));
  if (elements.every(({ word }) => word !== '')) alternatives.push(allOf(elements.map(({ terms }) => terms)));
  alternatives.push(...withOneLess(elements));
  if (alternatives.length === 0) return undefined;
  const isSure = pieces.every(({ text }) => !isHan(text)) && elements.every(({ word }) => word !== '');
  const text = elements.map(({ word }) => word).join(' ');
  return { terms: anyOf(alternatives), typed: [query.joined], words: isSure ? text.normalize('NFC') : null };
}

const maxElements = 8;
/** Minimum length of a word that is corrected. Shorter words resemble too many others. */
const shortestDoubted = 3;
const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

/**
 * If all words of a query are known, any of them may still be wrong. `withOneLess` then omits each word in turn, but
 * only in a query with at most this many parts, because each omission adds an alternative to the query of the index.
 */
const maxTried = 3;

/**
 * Returns alternative queries that omit one part, because this part may be entirely wrong. Returns none if too few
 * parts would remain.
 */
function withOneLess(elements: readonly Element[]): string[] {
  const strange = elements.filter(({ word }) => word === '').length;
  const most = strange === 1 ? maxElements : maxTried;
  if (elements.length > most || strange > 1 || elements.length < 2) return [];
  return elements
    .filter(({ word }) => strange === 0 || word === '')
    .map((left) => allOf(elements.filter((element) => element !== left).map(({ terms }) => terms)));
}

/** Splits the query as the index splits names. Neighbouring kana or Hangul are joined. */
function piecesOf({ tokens }: SearchQuery): Piece[] {
  const pieces: { text: string; script: string }[] = [];
  for (const { script, text } of tokens) {
    const last = pieces.at(-1);
    if (last && last.script === script && script !== 'word') last.text += text;
    else pieces.push({ text, script });
  }
  return pieces.map(({ text }, place) => ({ text, isLast: place === pieces.length - 1 }));
}

/**
 * Returns the words that the guest may have meant by a part of the query. A typed word also finds longer words that
 * begin with it. A short syllable in the middle of the query does not, because half of all names contain a word that
 * begins with it.
 */
function elementsOf(piece: Piece, known: readonly string[]): Element[] {
  if (isHan(piece.text)) return [...new Set(piece.text)].map((hanzi) => ({ terms: quoteTerm(hanzi), word: hanzi }));
  const words = piece.text.length < shortestDoubted ? [piece.text] : likeliest(piece, known);
  const isBeginning = piece.isLast || piece.text.length >= shortestDoubted;
  const itself = isBeginning ? `${quoteTerm(piece.text)}:*` : quoteTerm(piece.text);
  return [{ terms: anyOf([itself, ...termsOf(words)]), word: words[0] ?? '' }];
}

const maxWords = 10;

/** Returns the known words that differ least from the typed word. The typed word itself may be among them. */
function likeliest({ text, isLast }: Piece, known: readonly string[]): string[] {
  const near: { word: string; apart: number }[] = [];
  for (const word of known) {
    const apart = wordDistance(text, word, isLast);
    if (apart !== undefined) near.push({ word, apart });
  }
  return near
    .toSorted((a, b) => a.apart - b.apart || sameStart(b.word, text) - sameStart(a.word, text))
    .slice(0, maxWords)
    .map(({ word }) => word);
}

/** Returns 1 if both words have the same first letter, which guests rarely mistype. */
const sameStart = (word: string, typed: string): number => (word[0] === typed[0] ? 1 : 0);

const termsOf = (words: readonly string[]): string[] =>
  words.flatMap((word) => [quoteTerm(word), quoteTerm(`=${word}`), quoteTerm(`+${word}`)]);
