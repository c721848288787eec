const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A name that tells its bearer's friends who it is, and nobody else: its first letter, and as many dots for anybody. */
export function shortenedName(name: string): string {
  const [first] = letters.segment(name.trim());
  return `${first?.segment ?? ''}•••`;
}
