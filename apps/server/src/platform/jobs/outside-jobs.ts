import { isUnavailable } from '../database/hosts/lost-connection.ts';
import { claimJobs, deleteJobs, type Job, type JobTools, rescheduleJobs } from './job.store.ts';
import { retryLater } from './retry-later.ts';

const leaseMs = 30_000;
const renewEveryMs = 10_000;
/** Maximum duration of a job. A job that runs longer counts as stuck, and another node may run it. */
const longestMs = 15 * 60_000;

export type OutsideJobs = {
  lease(size: number): Promise<Job[]>;
  /** Runs a leased job. A failed job is retried later. */
  run(job: Job): Promise<void>;
};

/**
 * Runs jobs that call other servers. The lease of a running job is renewed, so that no other worker runs the job. After
 * a crash, the job is due again when its lease ends.
 */
export function outsideJobs(tools: JobTools, kinds: readonly string[]): OutsideJobs {
  const { database, clock, handlers } = tools;
  const leaseEnd = () => new Date(clock.now().getTime() + leaseMs);
  const leases = renewing((ids) => rescheduleJobs(database.read, ids, leaseEnd()), tools);
  return {
    lease: async (size) => {
      if (kinds.length === 0) return [];
      return database.transact(async (tx) => {
        const jobs = await claimJobs(tx, clock.now(), kinds, size);
        if (jobs.length > 0) await rescheduleJobs(tx, idsOf(jobs), leaseEnd());
        return jobs;
      });
    },
    run: async (job) => {
      leases.begin(job.id);
      try {
        const handler = handlers[job.kind];
        if (handler && 'outside' in handler) await handler.outside(job.payload);
        leases.end(job.id);
        await deleteJobs(database.read, [job.id]);
      } catch (error) {
        leases.end(job.id);
        await retryLater(tools, job, error, 'warn');
      }
    },
  };
}

const idsOf = (jobs: readonly Job[]) => jobs.map(({ id }) => id);

function renewing(renew: (ids: readonly number[]) => Promise<unknown>, { clock, database, log }: JobTools) {
  const since = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  const renewAll = () => {
    const oldest = clock.now().getTime() - longestMs;
    const ids = [...since].filter(([, begun]) => begun > oldest).map(([id]) => id);
    renew(ids).catch((error: unknown) =>
      isUnavailable(error) ? database.suspect(error) : log.warn({ err: error }, 'leases of jobs could not be renewed'),
    );
  };
  return {
    begin: (id: number) => {
      since.set(id, clock.now().getTime());
      timer ??= setInterval(renewAll, renewEveryMs).unref();
    },
    end: (id: number) => {
      since.delete(id);
      if (since.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
  };
}
