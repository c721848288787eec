/**
 * The size at which Chinese text of this many characters fills a card and no more, as CSS: so many in a line that the lines
 * make about a square. Han characters are as wide as they are high.
 */
export function typeSize(characters: number): string {
  const inLine = Math.max(4, Math.ceil(Math.sqrt(characters * 0.9)));
  const lines = Math.ceil(characters / inLine) + 1;
  const width = (86 / inLine).toFixed(1);
  const height = (56 / (lines * 1.35)).toFixed(1);
  return `max(1.75rem, min(${width}vw, ${height}dvh, 6rem))`;
}

/** The size at which a dish's name stands in one line beside its quantity, unless it is a long one. */
export const dishSize = (characters: number): string =>
  `max(1.75rem, min(${(82 / (characters + 2)).toFixed(1)}vw, 4rem))`;
