/** Maximum number of variants of one statement that are checked. */
const maxVariants = 200;

/**
 * Chooses an alternative for a question, such as a condition in the code, and returns its index. Within one variant of
 * a statement, a repeated question gets the same alternative.
 */
export type Decide = (question: string, alternatives: number) => number;

/** Calls `make` once for each combination of decisions. The result omits null. */
export function everyVariant<Made>(make: (decide: Decide) => Made | null): Made[] {
  const made: Made[] = [];
  const waiting: ReadonlyMap<string, number>[] = [new Map()];
  for (let given = waiting.shift(); given !== undefined && made.length < maxVariants; given = waiting.shift()) {
    const decided = new Map(given);
    const one = make((question, alternatives) => {
      const known = decided.get(question);
      if (known !== undefined) return known;
      for (let other = 1; other < alternatives; other += 1) waiting.push(new Map(decided).set(question, other));
      decided.set(question, 0);
      return 0;
    });
    if (one !== null) made.push(one);
  }
  return made;
}
