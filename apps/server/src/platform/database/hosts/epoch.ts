/**
 * As long as a database is surely the same, one object. A standby that took over may count on from before what was written
 * last, and give another row the version (`xmin`) that is remembered: what is remembered by versions is kept by this object.
 */
export type Epoch = object;

const epochs = new WeakMap<object, () => Epoch>();

/** Of the database that `of` asks; what asks none of ours has one of its own for ever. */
export const epochOf = (of: object): Epoch => epochs.get(of)?.() ?? of;

export function createEpoch() {
  let epoch: Epoch = {};
  return {
    /** What is remembered until now is remembered no more. */
    end: (): void => {
      epoch = {};
    },
    of: (executors: readonly object[]): void => {
      for (const executor of executors) epochs.set(executor, () => epoch);
    },
  };
}
