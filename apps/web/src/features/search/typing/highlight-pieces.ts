export type HighlightPiece = { readonly text: string; readonly isFound: boolean };

type Range = { readonly start: number; readonly end: number };

/**
 * Splits a text into parts that match the search and other parts. `highlights` are the ranges of the matching parts.
 * They must be sorted without overlap. Ranges outside the text are ignored.
 */
export function highlightPieces(text: string, highlights: readonly Range[]): HighlightPiece[] {
  const pieces: HighlightPiece[] = [];
  let done = 0;
  for (const { start, end } of highlights) {
    if (start < done || end <= start || end > text.length) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), isFound: false });
    pieces.push({ text: text.slice(start, end), isFound: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isFound: false });
  return pieces;
}
