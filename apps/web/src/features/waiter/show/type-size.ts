/**
 * CSS size at which a Chinese text of this length fills a card with about square lines. Han characters are as wide as
 * they are high.
 */
export function typeSize(characters: number): string {
  const inLine = Math.max(4, Math.ceil(Math.sqrt(characters * 0.9)));
  const lines = Math.ceil(characters / inLine) + 1;
  const width = (86 / inLine).toFixed(1);
  const height = (56 / (lines * 1.35)).toFixed(1);
  return `max(1.75rem, min(${width}vw, ${height}dvh, 6rem))`;
}

/** CSS size at which all but long names fit in one line with the quantity. */
export const dishSize = (characters: number): string =>
  `max(1.75rem, min(${(82 / (characters + 2)).toFixed(1)}vw, 4rem))`;
