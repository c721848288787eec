/**
 * The same object while the database is certainly the same. A standby that took over may lack the last writes and repeat
 * sequence numbers. Data that was reserved in memory is therefore stored under this object.
 */
export type Epoch = object;

const epochs = new WeakMap<object, () => Epoch>();

/** The epoch of the database that `of` queries. Any other object is its own epoch. */
export const epochOf = (of: object): Epoch => epochs.get(of)?.() ?? of;

export function createEpoch() {
  let epoch: Epoch = {};
  return {
    /** Invalidates everything that was stored under the epoch until now. */
    end: (): void => {
      epoch = {};
    },
    of: (executors: readonly object[]): void => {
      for (const executor of executors) epochs.set(executor, () => epoch);
    },
  };
}
