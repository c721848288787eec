/** Things to end when a run is over, the last opened first; each is ended once. */
export type Closers = { push(close: () => Promise<void>): void };

/**
 * Runs `work` and closes what it opened, also when it fails, takes too long or is interrupted.
 * @throws Error when `longestSeconds` have passed
 */
export async function underDeadline<Value>(
  longestSeconds: number,
  work: (closers: Closers) => Promise<Value>,
): Promise<Value> {
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).toReversed()) await close().catch(() => undefined);
  };
  const interrupted = () => void closeAll().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${longestSeconds} s, given up`)), longestSeconds * 1000);
  });
  try {
    return await Promise.race([work({ push: (close) => closers.push(close) }), late]);
  } finally {
    clearTimeout(timer);
    await closeAll();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted);
  }
}
