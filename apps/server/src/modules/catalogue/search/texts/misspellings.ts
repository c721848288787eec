/** How many letters may be wrong in a word of this length. */
export const forgivenLetters = (length: number): number => {
  if (length < 3) return 0;
  return length <= 5 ? 1 : 2;
};

/** Only the beginning is varied: a longer one makes very many, and what follows is compared in full afterwards. */
const variedLetters = 7;
const typedLetters = 5;

/**
 * Digests of a word with up to two letters of its beginning left out. A word and its misspelling have one in common: for
 * each wrong letter, leaving it out on both sides makes them the same.
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
  for (let round = 0; round < forgivenLetters(word.length); round += 1) {
    shortened = new Set([...shortened].flatMap(withOneLeftOut));
    for (const variant of shortened) found.add(variant);
  }
  // Whoever is still typing a long word has typed so much of it.
  if (word.length > typedLetters) for (const variant of withOneLeftOut(word.slice(0, typedLetters))) found.add(variant);
  return found;
}

/**
 * How far a word is from what was typed, at most `forgivenLetters`; undefined when farther. Korean is compared by its
 * letters and by its syllables, of which one is easily left out or swapped.
 */
export function wordsApart(typed: string, word: string, isPrefix: boolean): number | undefined {
  const letters = withinForgiven(typed, word, isPrefix);
  const syllables = typed.normalize('NFC');
  const bySyllable = syllables === typed ? undefined : withinForgiven(syllables, word.normalize('NFC'), isPrefix);
  if (letters === undefined || bySyllable === undefined) return letters ?? bySyllable;
  return Math.min(letters, bySyllable);
}

function withinForgiven(typed: string, word: string, isPrefix: boolean): number | undefined {
  const most = forgivenLetters(typed.length);
  const whole = lettersApart(typed, word, { most });
  if (whole <= most) return whole;
  if (!isPrefix || most === 0) return undefined;
  const begun = lettersApart(typed, word, { most, isPrefix: true });
  // A word that goes on is less likely than one that ends here.
  return begun <= most ? begun + 0.5 : undefined;
}

const withOneLeftOut = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** FNV-1a, as the signed 32 bits that PostgreSQL calls int. A clash costs one comparison. */
function digestOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

/**
 * How many letters were typed wrongly, one too many, left out, or swapped with their neighbour; `most + 1` when more.
 * With `isPrefix` what `meant` has beyond the typed letters does not count: the guest is still typing.
 */
export function lettersApart(typed: string, meant: string, { most, isPrefix = false }: Tolerance): number {
  const target = isPrefix ? meant.slice(0, typed.length + most) : meant;
  if (typed.length - target.length > most || (!isPrefix && target.length - typed.length > most)) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: target.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = nextRow(typed, target, { row, last, beforeLast });
    if (Math.min(...current) > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(most + 1, isPrefix ? Math.min(...last) : (last.at(-1) ?? 0));
}

export type Tolerance = { readonly most: number; readonly isPrefix?: boolean };
type Rows = { readonly row: number; readonly last: readonly number[]; readonly beforeLast: readonly number[] };

/** The next row of the table of distances (optimal string alignment). */
function nextRow(typed: string, target: string, { row, last, beforeLast }: Rows): number[] {
  const current = [row];
  const letter = typed[row - 1];
  let left = row;
  for (let column = 1; column <= target.length; column += 1) {
    const above = last[column] ?? 0;
    const diagonal = last[column - 1] ?? 0;
    let best = letter === target[column - 1] ? diagonal : 1 + Math.min(left, above, diagonal);
    if (row > 1 && column > 1 && letter === target[column - 2] && typed[row - 2] === target[column - 1])
      best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
    current.push(best);
    left = best;
  }
  return current;
}
