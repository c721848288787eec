import { writePipelined } from '../database/database.ts';
import { claimJobs, deleteJobs, type Job, type JobTools } from './job.store.ts';
import { retryLater } from './retry-later.ts';

export type StartedJob = {
  /** The id of the claimed job, or null if no due job was available. */
  readonly claimed: Promise<number | null>;
  /** Resolves when the job is done or postponed. @throws if the database is unreachable. */
  readonly ended: Promise<void>;
};

/** Claims one due job and runs it. Claim, effect and deletion are one transaction, so the effect happens exactly once. */
export function startNextJob(tools: JobTools, kinds: readonly string[]): StartedJob {
  const { promise: claimed, resolve } = Promise.withResolvers<number | null>();
  const ended = runNext(tools, kinds, (job) => resolve(job?.id ?? null)).finally(() => resolve(null));
  return { claimed, ended };
}

async function runNext(
  tools: JobTools,
  kinds: readonly string[],
  onClaim: (job: Job | undefined) => void,
): Promise<void> {
  const { database, clock, handlers } = tools;
  let job: Job | undefined;
  try {
    await database.transact(async (tx, after) => {
      [job] = await claimJobs(tx, clock.now(), kinds, 1);
      onClaim(job);
      const handler = job && handlers[job.kind];
      if (!job || !handler || !('inTransaction' in handler)) return;
      await handler.inTransaction(tx, job.payload, after);
      writePipelined(tx, deleteJobs(tx, [job.id]));
    });
  } catch (error) {
    if (!job) throw error;
    await retryLater(tools, job, error, 'error');
  }
}
