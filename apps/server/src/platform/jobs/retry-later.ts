import { type Job, type JobTools, postponeJob } from './job.store.ts';

/** Number of failures after which a job raises an alert, reached about nine hours after the first failure. */
const alarmingTries = 20;

/**
 * Schedules the next attempt of a failed job: soon at first, later every hour, without end. From `alarmingTries`
 * failures on, the log line raises an alert.
 */
export async function retryLater(tools: JobTools, job: Job, error: unknown, level: 'warn' | 'error'): Promise<void> {
  if (!(await postponeJob(tools, job, error))) return;
  const facts = { err: error, job: job.kind, id: job.id, tries: job.tries + 1 };
  if (facts.tries < alarmingTries) tools.log[level](facts, 'job failed; retrying');
  else tools.log.error({ alert: 'job', ...facts }, 'job keeps failing; retrying hourly; needs attention');
}
