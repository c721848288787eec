import { type Job, type JobTools, postponeJob } from './job.store.ts';

/** Nine hours after the first: no outage is so long that nobody should know. */
const alarmingTries = 20;

/** A job that fails is tried again without end, soon at first and then every hour; in time a person is called for. */
export async function tryAgain(tools: JobTools, job: Job, error: unknown, level: 'warn' | 'error'): Promise<void> {
  await postponeJob(tools, job, error);
  const facts = { err: error, job: job.kind, id: job.id, tries: job.tries + 1 };
  if (facts.tries < alarmingTries) tools.log[level](facts, 'a job failed and will be tried again');
  else tools.log.error({ alert: 'job', ...facts }, 'a job fails for hours, is tried every hour and needs a person');
}
