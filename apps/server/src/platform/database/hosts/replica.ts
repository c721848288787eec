import { sql } from 'kysely';
import type { Database, Executor } from '../database.ts';

/** A standby that is read from. */
export type Replica = {
  readonly read: Executor;
  /** Whether all that was committed until the limit ago is there, and perhaps more. */
  isNear(): boolean;
  /** It has failed, or what it follows may be another: it is not near until it has been looked at again. */
  doubt(): void;
  close(): Promise<void>;
};

export type ReplicaOptions = {
  readonly primary: Executor;
  /** How far behind it may be, milliseconds. */
  readonly maxLagMs: number;
  readonly pollMs?: number;
};

const defaultPollMs = 500;
const maxSamples = 20;

/** Where the primary's log ended at a moment of ours. */
type Sample = { readonly at: number; readonly end: bigint };

/**
 * The primary is asked how far its log has come, then the replica how far it has followed: whoever has followed to the
 * end of a sample knows all that was committed before it was asked for. `pg_last_xact_replay_timestamp` would not tell a
 * replica that is cut off from a primary on which nothing happens.
 */
export function openReplica(
  database: Database,
  { primary, maxLagMs, pollMs = defaultPollMs }: ReplicaOptions,
): Replica {
  let samples: Sample[] = [];
  let knownUntil = Number.NEGATIVE_INFINITY;
  let doubts = 0;
  let asking: Promise<void> | undefined;
  const look = async () => {
    const before = doubts;
    const at = performance.now();
    samples = [...samples.slice(-maxSamples), { at, end: await endOfLog(primary) }];
    const followed = await followedTo(database.read);
    if (doubts !== before || followed === null) return;
    for (const sample of samples) if (sample.end <= followed) knownUntil = Math.max(knownUntil, sample.at);
  };
  const poll = () => {
    // What fails is not near after a while, which is all that anybody has to know.
    asking ??= look()
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      });
  };
  const timer = setInterval(poll, pollMs).unref();
  poll();
  return {
    read: database.read,
    isNear: () => performance.now() - knownUntil <= maxLagMs,
    doubt: () => {
      doubts += 1;
      samples = [];
      knownUntil = Number.NEGATIVE_INFINITY;
      database.doubtPrimary();
    },
    close: async () => {
      clearInterval(timer);
      await database.close();
    },
  };
}

async function endOfLog(primary: Executor): Promise<bigint> {
  const { rows } = await sql<{ end: string }>`SELECT pg_current_wal_flush_lsn()::text AS end`.execute(primary);
  return positionOf(rows[0]?.end ?? '');
}

/** null: it follows nobody. */
async function followedTo(read: Executor): Promise<bigint | null> {
  const { rows } = await sql<{ followed: string | null }>`
    SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS followed`.execute(read);
  return rows[0]?.followed ? positionOf(rows[0].followed) : null;
}

/** A place in the log as PostgreSQL writes it: `16/B374D848`. */
function positionOf(written: string): bigint {
  const [high = '', low = ''] = written.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
