import { sql } from 'kysely';
import type { Executor } from './database/database.ts';

/** The only source of time. Domain code gets times as arguments and never reads the clock. */
export type Clock = { now(): Date };

export type RunningClock = Clock & { stop(): void };

const comparedEveryMs = 30_000;

/**
 * All servers use the clock of the database. Their machines may be an hour off. Between two readings the monotonic clock
 * counts. @throws if the database does not respond to the first reading. A later reading that fails is repeated.
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

/** The database's time minus the age of this process. The time is taken half-way between request and response. */
async function databaseAheadMs(read: Executor): Promise<number> {
  const asked = performance.now();
  const { rows } = await sql<{ ms: number }>`
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`.execute(read);
  const heard = performance.now();
  const [row] = rows;
  if (!row) throw new Error('the database returned no time');
  return row.ms - (asked + heard) / 2;
}
