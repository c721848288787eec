const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The name beside a review: first and last grapheme ("Anna Meier" is "A…r"). A name of two keeps only the first. */
export function shortenedName(name: string): string {
  const seen = [...graphemes.segment(name.trim())].map(({ segment }) => segment);
  const [first = '', , ...fromThird] = seen;
  return `${first}…${fromThird.at(-1) ?? ''}`;
}
