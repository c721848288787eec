/** How long one order took. */
export type KitchenSample = {
  readonly hour: number;
  readonly minutes: number;
  /** Of its dishes, each once; empty where it is not known. */
  readonly categories: readonly number[];
};

/** Rule ordering-44: of fewer orders nothing is concluded. */
export const minKitchenSamples = 5;
/** Rule ordering-44: of a shop's last so many orders. */
export const maxKitchenSamples = 60;
/** Three of four orders were as quick: a guest would rather be surprised than wait. */
const promisedShare = 0.75;
/** What is always ordered with something else takes no longer than the quickest orders that it was in. */
const quickShare = 0.25;

type Timed = Pick<KitchenSample, 'minutes'>;

export const promised = (samples: readonly Timed[]): number | null => quantile(samples, promisedShare);

/** Null of too few. */
function quantile(samples: readonly Timed[], share: number): number | null {
  if (samples.length < minKitchenSamples) return null;
  const sorted = samples.map(({ minutes }) => minutes).toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? null;
}

/**
 * Rule ordering-44: by the categories of the shop's own menu, of which each knows its slow one. An order of one category says
 * how long that takes; of several it waited for the slowest, and counts for it once all of them are known.
 */
export function categoryMinutes(samples: readonly KitchenSample[]): Readonly<Record<string, number>> {
  const all = [...new Set(samples.flatMap(({ categories }) => categories))];
  const alone = (category: number) =>
    samples.filter(({ categories }) => categories.length === 1 && categories[0] === category);
  const having = (category: number) => samples.filter(({ categories }) => categories.includes(category));
  const first = new Map(
    all.flatMap((category) => {
      const minutes = promised(alone(category)) ?? quantile(having(category), quickShare);
      return minutes === null ? [] : [[category, minutes] as const];
    }),
  );
  const waitedFor = Map.groupBy(samples, ({ categories }) => slowestOf(categories, first));
  return Object.fromEntries(
    [...first].map(([category, minutes]) => [category, promised(waitedFor.get(category) ?? []) ?? minutes]),
  );
}

/** Null: there is none, or one of them is not known. */
function slowestOf(categories: readonly number[], known: ReadonlyMap<number, number>): number | null {
  if (categories.some((category) => !known.has(category))) return null;
  const [slowest] = categories.toSorted((one, other) => (known.get(other) ?? 0) - (known.get(one) ?? 0));
  return slowest ?? null;
}
