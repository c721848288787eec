/**
 * Cache key that is replaced whenever another database server may have become the primary. A standby that became the
 * primary may lack the last writes and repeat sequence numbers. Data cached under the old key is then no longer used.
 */
export type Epoch = object;

const epochs = new WeakMap<object, () => Epoch>();

/**
 * Returns the current epoch (cache key) of the database that `of` queries. Without a registered epoch, `of` itself is
 * the cache key.
 */
export const epochOf = (of: object): Epoch => epochs.get(of)?.() ?? of;

export function createEpoch() {
  let epoch: Epoch = {};
  return {
    /** Starts a new epoch, so that data stored under the old epoch is no longer used. */
    end: (): void => {
      epoch = {};
    },
    of: (executors: readonly object[]): void => {
      for (const executor of executors) epochs.set(executor, () => epoch);
    },
  };
}
