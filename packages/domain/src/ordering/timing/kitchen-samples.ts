/** Preparation time of one order. */
export type KitchenSample = {
  readonly hour: number;
  readonly minutes: number;
  /** Categories of its dishes, each once. Empty if unknown. */
  readonly categories: readonly number[];
};

/** Rule ordering-44: minimum number of orders for an estimate. */
export const minKitchenSamples = 5;
/** Rule ordering-44: number of recent orders of a shop that count. */
export const maxKitchenSamples = 60;
/** Three of four orders were at least this quick. A guest prefers early food to waiting. */
const promisedShare = 0.75;
/** A category that is always ordered with others counts with the quickest of these orders. */
const quickShare = 0.25;

type Timed = Pick<KitchenSample, 'minutes'>;

export const promisedKitchenMinutes = (samples: readonly Timed[]): number | null => quantile(samples, promisedShare);

/** Null for too few samples. */
function quantile(samples: readonly Timed[], share: number): number | null {
  if (samples.length < minKitchenSamples) return null;
  const sorted = samples.map(({ minutes }) => minutes).toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? null;
}

/**
 * Rule ordering-44: minutes by category of the shop's menu. Orders of one category give its time directly. An order of
 * several waited for the slowest one, and counts for it once all its categories are known.
 */
export function categoryMinutes(samples: readonly KitchenSample[]): Readonly<Record<string, number>> {
  const all = [...new Set(samples.flatMap(({ categories }) => categories))];
  const alone = (category: number) =>
    samples.filter(({ categories }) => categories.length === 1 && categories[0] === category);
  const having = (category: number) => samples.filter(({ categories }) => categories.includes(category));
  const first = new Map(
    all.flatMap((category) => {
      const minutes = promisedKitchenMinutes(alone(category)) ?? quantile(having(category), quickShare);
      return minutes === null ? [] : [[category, minutes] as const];
    }),
  );
  const waitedFor = Map.groupBy(samples, ({ categories }) => slowestOf(categories, first));
  return Object.fromEntries(
    [...first].map(([category, minutes]) => [
      category,
      promisedKitchenMinutes(waitedFor.get(category) ?? []) ?? minutes,
    ]),
  );
}

/** Null: no category, or one is unknown. */
function slowestOf(categories: readonly number[], known: ReadonlyMap<number, number>): number | null {
  if (categories.some((category) => !known.has(category))) return null;
  const [slowest] = categories.toSorted((one, other) => (known.get(other) ?? 0) - (known.get(one) ?? 0));
  return slowest ?? null;
}
