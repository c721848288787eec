/** Collects functions that close resources. Each function is called once at the end, in reverse order. */
export type Closers = { push(close: () => Promise<void>): void };

/**
 * Runs `work` of a script and closes its resources, even if `work` fails, takes longer than `maxSeconds` or is
 * interrupted. Prints a failure as one sentence and sets the exit code.
 * @returns null if the work failed
 */
export async function runWithDeadline<Value>(
  maxSeconds: number,
  work: (closers: Closers) => Promise<Value>,
): Promise<Value | null> {
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).toReversed()) await close().catch(() => undefined);
  };
  const interrupted = () => void closeAll().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, interrupted);
  // Stops if the reader of a pipe has ended, as in `npm run bench | head`.
  process.stdout.once('error', interrupted);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`stopped after ${maxSeconds} s`)), maxSeconds * 1000);
  });
  try {
    return await Promise.race([work({ push: (close) => closers.push(close) }), late]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return null;
  } finally {
    clearTimeout(timer);
    await closeAll();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, interrupted);
    process.stdout.off('error', interrupted);
  }
}
