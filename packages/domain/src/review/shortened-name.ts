const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Shortens the name of a review's author to its first and last letter: "Anna Meier" becomes "A…r". A name of two
 * letters shows only the first.
 */
export function shortenedName(name: string): string {
  const seen = [...graphemes.segment(name.trim())].map(({ segment }) => segment);
  const [first = '', , ...fromThird] = seen;
  return `${first}…${fromThird.at(-1) ?? ''}`;
}
