import { eachOf, type Tx } from '../database/database.ts';
import type { Job } from './job.store.ts';
import type { JobHandlers, TransactionalJob } from './jobs.ts';

/**
 * Runs these on one transaction. Those that concern nothing in common run beside each other, so that their statements
 * share round trips; others in their order. One whose predecessor fails is not begun. Ends when all have: what they
 * still ask reaches the database before the rollback. @throws what failed first.
 */
export async function runBatch(
  tx: Tx,
  jobs: readonly Job[],
  handlers: JobHandlers,
  after: (effect: () => void) => void,
): Promise<void> {
  const begun: Promise<void>[] = [];
  const lastOf = new Map<string, Promise<void>>();
  let alone: Promise<void> = Promise.resolve();
  for (const job of jobs) {
    const handler = handlers[job.kind];
    if (!handler || !('inTransaction' in handler)) continue;
    const keys = handler.concerns?.(job.payload);
    const before = keys ? [alone, ...keys.flatMap((key) => lastOf.get(key) ?? [])] : [...begun];
    const run = runAfter(before, () => handler.inTransaction(tx, job.payload, after));
    if (keys) for (const key of keys) lastOf.set(key, run);
    else alone = run;
    begun.push(run);
  }
  await eachOf(begun);
}

async function runAfter(before: readonly Promise<void>[], run: () => ReturnType<TransactionalJob['inTransaction']>) {
  await Promise.all(before);
  await run();
}
