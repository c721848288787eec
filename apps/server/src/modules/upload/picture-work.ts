/** Decoding and painting take a core and up to 200 MB: a few at a time, and no more waiting than memory allows. */
export const pictureWork = concurrencyLimit({ atOnce: 2, waiting: 12 });

/** Refuses more than `waiting`, so that a rush of large files cannot fill the memory. @returns undefined then. */
export function concurrencyLimit(limits: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    if (running >= limits.atOnce) {
      if (queue.length >= limits.waiting) return undefined;
      // The place of whoever ends is handed on, so `running` stays as it is.
      await new Promise<void>((begin) => queue.push(begin));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
