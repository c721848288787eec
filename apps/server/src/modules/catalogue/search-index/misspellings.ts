export const maxEditDistance = (length: number): number => {
  if (length < 3) return 0;
  return length <= 5 ? 1 : 2;
};

/**
 * The search index contains variants of only this number of first letters of a word, because more letters have too many
 * variants. The search compares the later letters afterwards.
 */
const variedLetters = 7;
const typedLetters = 5;

/**
 * Returns digests of the first letters of a word, with up to two of these letters removed. A word and its misspelling
 * have a digest in common.
 */
export function misspellingsOf(word: string): number[] {
  const found = variantsOf(word);
  const syllables = word.normalize('NFC');
  if (syllables !== word) for (const variant of variantsOf(syllables)) found.add(variant);
  return [...found].map(digestOf);
}

function variantsOf(word: string): Set<string> {
  const beginning = word.slice(0, variedLetters);
  const found = new Set<string>([beginning]);
  let shortened = new Set(found);
  for (let round = 0; round < maxEditDistance(word.length); round += 1) {
    shortened = new Set([...shortened].flatMap(withOneLeftOut));
    for (const variant of shortened) found.add(variant);
  }
  // Adds variants of the first letters, for guests who are still typing a long word.
  if (word.length > typedLetters) for (const variant of withOneLeftOut(word.slice(0, typedLetters))) found.add(variant);
  return found;
}

/**
 * Returns the edit distance, or undefined if it is above `maxEditDistance`. Compares Korean by letters and by
 * syllables, because guests often swap syllables.
 */
export function wordDistance(typed: string, word: string, isPrefix: boolean): number | undefined {
  const letters = withinForgiven(typed, word, isPrefix);
  const syllables = typed.normalize('NFC');
  const bySyllable = syllables === typed ? undefined : withinForgiven(syllables, word.normalize('NFC'), isPrefix);
  if (letters === undefined || bySyllable === undefined) return letters ?? bySyllable;
  return Math.min(letters, bySyllable);
}

function withinForgiven(typed: string, word: string, isPrefix: boolean): number | undefined {
  const most = maxEditDistance(typed.length);
  if (Math.abs(typed.length - word.length) > most && (!isPrefix || most === 0)) return undefined;
  const { whole, begun } = editDistance(typed, word);
  if (whole <= most) return whole;
  // Adds 0.5 for a longer word, because the guest more likely typed a complete word than a beginning.
  return isPrefix && most > 0 && begun <= most ? begun + 0.5 : undefined;
}

const withOneLeftOut = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** FNV-1a hash as a signed 32-bit integer, which PostgreSQL calls int. A collision only costs one more comparison. */
function digestOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

export type EditDistance = {
  /** The number of wrong, extra, missing and swapped letters. */
  readonly whole: number;
  /** The edit distance without the letters of `meant` after the typed letters, because the guest is still typing. */
  readonly begun: number;
};

const longest = 64;
/** Rows of the distance matrix. Reused, because a search compares hundreds of names. */
let beforeLast = new Uint8Array(longest + 1);
let last = new Uint8Array(longest + 1);
let current = new Uint8Array(longest + 1);

/** Returns the edit distance of two words (optimal string alignment), by their first 64 letters. */
export function editDistance(typed: string, meant: string): EditDistance {
  const rows = Math.min(typed.length, longest);
  const columns = Math.min(meant.length, longest);
  for (let column = 0; column <= columns; column += 1) last[column] = column;
  for (let row = 1; row <= rows; row += 1) {
    fillRow(typed, meant, row, columns);
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  let begun = last[0] ?? 0;
  for (let column = 1; column <= columns; column += 1) begun = Math.min(begun, last[column] ?? 0);
  return { whole: last[columns] ?? 0, begun };
}

function fillRow(typed: string, meant: string, row: number, columns: number): void {
  const letter = typed.charCodeAt(row - 1);
  const before = row > 1 ? typed.charCodeAt(row - 2) : -1;
  current[0] = row;
  let left = row;
  for (let column = 1; column <= columns; column += 1) {
    const wanted = meant.charCodeAt(column - 1);
    const diagonal = last[column - 1] ?? 0;
    let best = letter === wanted ? diagonal : 1 + Math.min(left, last[column] ?? 0, diagonal);
    if (before === wanted && column > 1 && letter === meant.charCodeAt(column - 2))
      best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
    current[column] = best;
    left = best;
  }
}
