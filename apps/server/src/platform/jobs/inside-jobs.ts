import { claimJobs, deleteJobs, type Job, type JobTools } from './job.store.ts';
import { tryAgain } from './try-again.ts';

const batchSize = 20;

/** Runs what is due of the jobs that touch the database alone, in one transaction. @returns how many there were. */
export async function runInside(tools: JobTools, kinds: readonly string[], size: number = batchSize): Promise<number> {
  const { database, clock, handlers } = tools;
  let claimed: Job[] = [];
  try {
    await database.transact(async (tx, after) => {
      claimed = await claimJobs(tx, clock.now(), kinds, size);
      for (const job of claimed) {
        const handler = handlers[job.kind];
        if (handler && 'inTransaction' in handler) await handler.inTransaction(tx, job.payload, after);
      }
      if (claimed.length > 0) {
        await deleteJobs(
          tx,
          claimed.map((job) => job.id),
        );
      }
    });
    return claimed.length;
  } catch (error) {
    const [first] = claimed;
    if (!first) throw error;
    // One bad job spoils its batch: find it by running them one at a time.
    if (claimed.length > 1) return runInside(tools, kinds, 1);
    await tryAgain(tools, first, error, 'error');
    return 1;
  }
}
