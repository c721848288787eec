const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * A guest's name as strangers may read it beside a review: its first and its last character as people see them ("Anna Meier"
 * is "A…r"). A name of two characters would be told in full by both, so it keeps only the first.
 */
export function shortenedName(name: string): string {
  const seen = [...graphemes.segment(name.trim())].map(({ segment }) => segment);
  const [first = '', , ...fromThird] = seen;
  return `${first}…${fromThird.at(-1) ?? ''}`;
}
