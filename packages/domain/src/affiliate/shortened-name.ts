const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter of a name and always three dots, so that only friends recognise the member. */
export function shortenedName(name: string): string {
  const [first] = letters.segment(name.trim());
  return `${first?.segment ?? ''}•••`;
}
