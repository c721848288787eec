/** The text that the recogniser read in a picture. `confidence` is from 0 to 1. */
export type Reading = { readonly text: string; readonly confidence: number };

/**
 * Combines several readings of one text line. Uses only readings of the most common length, and the majority decides
 * each character. If the readings differ, the confidence is lower.
 */
export function mostLikelyReading(readings: readonly Reading[]): Reading {
  const plain = readings.map(({ text, confidence }) => ({ signs: [...text.replaceAll(/\s+/gu, '')], confidence }));
  const lengths = tally(plain.map(({ signs, confidence }) => ({ value: signs.length, weight: 1 + confidence })));
  const [length] = lengths;
  if (length === undefined) return { text: '', confidence: 0 };
  const alike = plain.filter(({ signs }) => signs.length === length.value);
  const places = Array.from({ length: length.value }, (_, at) =>
    tally(alike.map(({ signs, confidence }) => ({ value: signs[at] ?? '', weight: 1 + confidence }))),
  );
  const text = places.map(([best]) => best?.value ?? '').join('');
  const agreement = Math.min(...places.map(([best]) => (best?.votes ?? 0) / readings.length), 1);
  return { text, confidence: agreement * Math.max(...alike.map(({ confidence }) => confidence)) };
}

type Vote<Value> = { readonly value: Value; readonly weight: number };
type Counted<Value> = { readonly value: Value; readonly votes: number; readonly weight: number };

/** Sums the weights of equal values. The heaviest value comes first. */
function tally<Value>(votes: readonly Vote<Value>[]): Counted<Value>[] {
  const counted = new Map<Value, Counted<Value>>();
  for (const { value, weight } of votes) {
    const { votes: before, weight: sum } = counted.get(value) ?? { votes: 0, weight: 0 };
    counted.set(value, { value, votes: before + 1, weight: sum + weight });
  }
  return [...counted.values()].toSorted((one, other) => other.weight - one.weight);
}
