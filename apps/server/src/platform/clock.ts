import { sql } from 'kysely';
import type { Executor } from './database/database.ts';

/** The only source of time. Domain never reads it: instants arrive there as arguments. */
export type Clock = { now(): Date };

export type RunningClock = Clock & { stop(): void };

const comparedEveryMs = 30_000;

/**
 * Several servers go by the database's clock, which may be an hour off their own machines'. Between two looks it goes
 * on by the monotonic clock. @throws when the database does not respond the first look; a later one that fails is made
 * again.
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

/** The database's time less what has passed since this process began; the answer was made half-way between asking and hearing. */
async function databaseAheadMs(read: Executor): Promise<number> {
  const asked = performance.now();
  const { rows } = await sql<{ ms: number }>`
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`.execute(read);
  const heard = performance.now();
  const [row] = rows;
  if (!row) throw new Error('the database returned no time');
  return row.ms - (asked + heard) / 2;
}
