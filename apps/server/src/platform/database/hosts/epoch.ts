/**
 * The same object while the database is certainly the same. A standby that took over may lack the last writes and give
 * another row a version (`xmin`) that a cache knows. Caches that compare versions therefore use this object as part of the key.
 */
export type Epoch = object;

const epochs = new WeakMap<object, () => Epoch>();

/** The epoch of the database that `of` queries. An object that is no database of ours is its own epoch for ever. */
export const epochOf = (of: object): Epoch => epochs.get(of)?.() ?? of;

export function createEpoch() {
  let epoch: Epoch = {};
  return {
    /** Invalidates all cache entries made until now. */
    end: (): void => {
      epoch = {};
    },
    of: (executors: readonly object[]): void => {
      for (const executor of executors) epochs.set(executor, () => epoch);
    },
  };
}
