/**
 * An object that is replaced when the database may have changed. A standby that became the primary may lack the last
 * writes and repeat sequence numbers. Data reserved in memory is stored under this object, so that a change invalidates
 * the data.
 */
export type Epoch = object;

const epochs = new WeakMap<object, () => Epoch>();

/** The epoch of the database that `of` queries. An object without an epoch is its own epoch. */
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
