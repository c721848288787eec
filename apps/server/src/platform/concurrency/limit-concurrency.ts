/** Runs at most `count` tasks at once. Waiting tasks start in the sequence of the calls. */
export function limitConcurrency(count: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < count) running += 1;
    // A task that ends starts the next waiting task directly, so that a later call cannot overtake it.
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export type ConcurrencyLimits = { readonly atOnce: number; readonly waiting: number };

/**
 * Returns undefined instead of running the task when the queue is full, so that many large files cannot fill the
 * memory.
 */
export function concurrencyLimit(limits: ConcurrencyLimits) {
  const inTurn = limitConcurrency(limits.atOnce);
  let present = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    if (present >= limits.atOnce + limits.waiting) return undefined;
    present += 1;
    try {
      return await inTurn(work);
    } finally {
      present -= 1;
    }
  };
}

/** Limits the number of tasks over all keys and the number of tasks per key. @returns undefined beyond either limit */
export function sharedLimit<Key>(all: ConcurrencyLimits, each: ConcurrencyLimits) {
  const shared = concurrencyLimit(all);
  const byKey = new Map<Key, { run: ReturnType<typeof concurrencyLimit>; present: number }>();
  return async <Value>(key: Key, work: () => Promise<Value>): Promise<Value | undefined> => {
    const own = byKey.get(key) ?? { run: concurrencyLimit(each), present: 0 };
    byKey.set(key, own);
    own.present += 1;
    try {
      return await own.run(() => shared(work));
    } finally {
      own.present -= 1;
      if (own.present === 0) byKey.delete(key);
    }
  };
}
