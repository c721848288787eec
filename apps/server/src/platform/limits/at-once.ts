/** Runs what is given to it, at most `count` at once, in the order in which it came; what fails makes room as well. */
export function atOnce(count: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < count) running += 1;
    // Whoever ends hands its place on: nobody who comes later takes it in between.
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

/** Refuses more than `waiting`, so that a rush of large files cannot fill the memory. @returns undefined then. */
export function concurrencyLimit(limits: { atOnce: number; waiting: number }) {
  const inTurn = atOnce(limits.atOnce);
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
