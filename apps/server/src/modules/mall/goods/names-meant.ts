import { fold } from '../../catalogue/index.ts';

/**
 * What a name must be like, as it is compared, to be meant by what somebody typed: it holds every word, in whatever order.
 * null: nothing was typed that a name could hold.
 */
export function namesMeant(typed: string): string[] | null {
  const folded = fold(typed);
  // Folded text is letters, digits and blanks: it cannot hold a sign that a pattern reads otherwise.
  return folded === '' ? null : folded.split(' ').map((word) => `%${word}%`);
}
