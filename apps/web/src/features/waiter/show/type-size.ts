/**
 * CSS font size at which a Chinese text of the given length fills the card. Each Han character is about as wide as
 * high.
 */
export function typeSize(characters: number): string {
  const inLine = Math.max(4, Math.ceil(Math.sqrt(characters * 0.9)));
  const lines = Math.ceil(characters / inLine) + 1;
  const width = (86 / inLine).toFixed(1);
  const height = (56 / (lines * 1.35)).toFixed(1);
  return `max(1.75rem, min(${width}vw, ${height}dvh, 6rem))`;
}

/** CSS font size at which a dish name and its quantity fit in one line, except for long names. */
export const dishSize = (characters: number): string =>
  `max(1.75rem, min(${(82 / (characters + 2)).toFixed(1)}vw, 4rem))`;
