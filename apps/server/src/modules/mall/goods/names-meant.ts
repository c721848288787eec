import { fold } from '../../catalogue/index.ts';

/** Patterns, one a word, all of which a name must be like. null: nothing was typed that a name could hold. */
export function namesMeant(typed: string): string[] | null {
  const folded = fold(typed);
  // Folded text is letters, digits and blanks: it cannot hold a sign that a pattern reads otherwise.
  return folded === '' ? null : folded.split(' ').map((word) => `%${word}%`);
}
