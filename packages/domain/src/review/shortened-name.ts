const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The author of a review: first and last grapheme ("Anna Meier" becomes "A…r"). Only the first one of a name with two.
 */
export function shortenedName(name: string): string {
  const seen = [...graphemes.segment(name.trim())].map(({ segment }) => segment);
  const [first = '', , ...fromThird] = seen;
  return `${first}…${fromThird.at(-1) ?? ''}`;
}
