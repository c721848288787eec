const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Recognisable to friends only: the first letter, and always the same number of dots. */
export function shortenedName(name: string): string {
  const [first] = letters.segment(name.trim());
  return `${first?.segment ?? ''}•••`;
}
