import { sql } from 'kysely';
import type { Executor } from './database/database.ts';

/** The only source of the current time. Domain code receives times as arguments and never reads a clock. */
export type Clock = { now(): Date };

export type RunningClock = Clock & { stop(): void };

const comparedEveryMs = 30_000;

/**
 * Returns a clock with the database's time, which all servers use, because the clocks of their machines may differ by
 * an hour. Between two queries of the database time, the process measures the time with its monotonic clock. @throws if
 * the database does not respond to the first query. A later query that fails is repeated.
 */
export async function databaseClock(read: Executor): Promise<RunningClock> {
  let aheadMs = await databaseAheadMs(read);
  const compare = async () => {
    aheadMs = await databaseAheadMs(read);
  };
  const timer = setInterval(() => void compare().catch(() => undefined), comparedEveryMs);
  timer.unref();
  return {
    now: () => new Date(performance.now() + aheadMs),
    stop: () => clearInterval(timer),
  };
}

/**
 * The database's time minus this process's monotonic clock, in milliseconds. The query is assumed to read the time
 * halfway between request and response.
 */
async function databaseAheadMs(read: Executor): Promise<number> {
  const asked = performance.now();
  const { rows } = await sql<{ ms: number }>`
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`.execute(read);
  const heard = performance.now();
  const [row] = rows;
  if (!row) throw new Error('the database returned no time');
  return row.ms - (asked + heard) / 2;
}
