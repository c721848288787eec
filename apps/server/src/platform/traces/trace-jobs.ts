import type { JobHandler, JobHandlers } from '../jobs/jobs.ts';
import type { Traces } from './traces.ts';

/** Wraps job handlers so that each job is the root span of its statements and gateway calls. */
export function traceJobs(handlers: JobHandlers, traces: Traces): JobHandlers {
  if (!traces.isOn) return handlers;
  return Object.fromEntries(Object.entries(handlers).map(([kind, handler]) => [kind, traced(kind, handler, traces)]));
}

function traced(kind: string, handler: JobHandler, traces: Traces): JobHandler {
  const within = (work: () => Promise<void>): Promise<void> =>
    traces.first({ name: `job ${kind}`, kind: 'job' }, async (span) => {
      let failure: unknown;
      try {
        await work();
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        span.end(failure);
      }
    });
  return 'outside' in handler
    ? { ...handler, outside: (payload) => within(() => handler.outside(payload)) }
    : { ...handler, inTransaction: (tx, payload, after) => within(() => handler.inTransaction(tx, payload, after)) };
}
