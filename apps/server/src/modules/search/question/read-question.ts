import type { Filter } from './filter.ts';
import { type Phrase, phrasesIn } from './question-phrases.ts';
import { pricePatterns } from './question-words.ts';
import { remainingQuery } from './remaining-query.ts';

/** A filter with the words of the query that express it. The same words may express several filters. */
export type PhraseFilter = Filter & { readonly words: string };

/**
 * The filters of a search query, and the rest of the query (rule search-2). The search finds names with `rest`, which
 * may be empty.
 */
export type Question = { readonly filters: readonly PhraseFilter[]; readonly rest: string };

/**
 * Splits a search query such as "Halal noodles under 50" into its filters (halal, at most 50 yuan) and `rest`, the text
 * to search names for ("noodles"). Reads all nine languages. The `rest` of a query without a filter is the whole query.
 */
export function readQuestion(text: string): Question {
  const written = withPlainDigits(text);
  const phrases = [...pricesIn(written), ...phrasesIn(written)].toSorted((a, b) => a.start - b.start);
  if (phrases.length === 0) return { filters: [], rest: text };
  const filters: PhraseFilter[] = [];
  const pieces: string[] = [];
  let from = 0;
  for (const phrase of phrases) {
    if (phrase.start < from) continue;
    pieces.push(written.slice(from, phrase.start));
    from = phrase.end;
    const words = text.slice(phrase.start, phrase.end).trim();
    filters.push(...phrase.filters.map((filter) => ({ ...filter, words })));
  }
  return { filters, rest: remainingQuery([...pieces, written.slice(from)]) };
}

/** Replaces Arabic and Persian digits by ASCII digits. Positions do not change. */
const withPlainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= 0x6f0 ? 0x6f0 : 0x660));
  });

function pricesIn(text: string): Phrase[] {
  for (const pattern of pricePatterns) {
    const found = pattern.exec(text);
    const [whole, sum] = found ?? [];
    if (!found || whole === undefined || sum === undefined || Number(sum) === 0) continue;
    const filters = [{ kind: 'max_price', fen: Number(sum) * 100 } as const];
    return [{ start: found.index, end: found.index + whole.length, filters }];
  }
  return [];
}
