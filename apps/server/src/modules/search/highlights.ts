import { foldWithPositions } from '../catalogue/index.ts';

export type Highlight = { start: number; end: number };

/**
 * Parts of a text to highlight: the query as one part if the text contains the whole query, otherwise each word of the
 * query.
 * @param query as `fold` returns it.
 */
export function highlightsOf(text: string, query: string): Highlight[] {
  const { folded: shown, starts, ends } = foldWithPositions(text);
  const words = query.split(' ');
  const whole = words.join('');
  if (whole === '') return [];
  const pieces = shown.includes(whole) ? [whole] : [...new Set(words)].filter((word) => shown.includes(word));
  if (pieces.length === 0) return [];
  const isMarked = Array.from({ length: shown.length }, () => false);
  for (const piece of pieces) {
    const at = indexAtWord(shown, piece, { text, starts });
    if (at !== -1) isMarked.fill(true, at, at + piece.length);
  }
  return rangesOf(isMarked, starts, ends);
}

type Shown = { readonly text: string; readonly starts: readonly number[] };

/**
 * Returns the first position at which a word begins with `piece`. If no word begins with it, returns the first position
 * inside a word, or -1 if `piece` is a single Latin letter or digit.
 */
function indexAtWord(shown: string, piece: string, { text, starts }: Shown): number {
  for (let at = shown.indexOf(piece); at !== -1; at = shown.indexOf(piece, at + 1))
    if (!/[\p{L}\p{M}\p{N}]/u.test(text[(starts[at] ?? 0) - 1] ?? ' ')) return at;
  return piece.length > 1 || !/[a-z0-9]/.test(piece) ? shown.indexOf(piece) : -1;
}

function rangesOf(isMarked: readonly boolean[], starts: readonly number[], ends: readonly number[]): Highlight[] {
  const ranges: Highlight[] = [];
  for (const [at, marked] of isMarked.entries()) {
    if (!marked) continue;
    const start = starts[at] ?? 0;
    const end = ends[at] ?? start;
    const last = ranges.at(-1);
    // Highlight blanks and hyphens between two highlighted letters too.
    if (last && (isMarked[at - 1] || start < last.end)) last.end = Math.max(last.end, end);
    else ranges.push({ start, end });
  }
  return ranges;
}
