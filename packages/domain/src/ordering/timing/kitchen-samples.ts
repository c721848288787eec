/** Preparation time of one order, used to estimate the times of later orders. */
export type KitchenSample = {
  readonly hour: number;
  readonly minutes: number;
  /** Ids of the menu categories of its dishes, without duplicates. Empty if unknown. */
  readonly categories: readonly number[];
};

/** Rule ordering-44: minimum number of orders for an estimate of preparation times. */
export const minKitchenSamples = 5;
/** Rule ordering-44: number of recent orders of a shop that an estimate uses. */
export const maxKitchenSamples = 60;
/**
 * The estimate is the time within which this share of orders was ready. The share is above one half, because guests
 * prefer early food to late food.
 */
const promisedShare = 0.75;
/**
 * If too few orders have dishes of only one given category, the estimate of this category uses all orders with the
 * category. The estimate is then the time within which this share of these orders was ready. The share is small,
 * because the other categories may have made these orders slow.
 */
const quickShare = 0.25;

type Timed = Pick<KitchenSample, 'minutes'>;

export const promisedKitchenMinutes = (samples: readonly Timed[]): number | null => quantile(samples, promisedShare);

/** The minutes within which `share` of the orders were ready. Null for too few orders. */
function quantile(samples: readonly Timed[], share: number): number | null {
  if (samples.length < minKitchenSamples) return null;
  const sorted = samples.map(({ minutes }) => minutes).toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? null;
}

/**
 * Rule ordering-44: estimates the kitchen minutes of each category of the shop's menu from the samples. The minutes of
 * an order with one category count for this category. The minutes of an order with several categories count for the
 * slowest of them, if a first estimate exists for each of them.
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

/**
 * The category that takes the longest. Null if the list is empty, or if the minutes of one of its categories are
 * unknown.
 */
function slowestOf(categories: readonly number[], known: ReadonlyMap<number, number>): number | null {
  if (categories.some((category) => !known.has(category))) return null;
  const [slowest] = categories.toSorted((one, other) => (known.get(other) ?? 0) - (known.get(one) ?? 0));
  return slowest ?? null;
}
