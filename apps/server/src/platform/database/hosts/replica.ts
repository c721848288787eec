import { sql } from 'kysely';
import type { Database, Executor } from '../database.ts';

/** A standby server that is used for reads. */
export type Replica = {
  readonly read: Executor;
  /** True if the replica has at least all commits from before `maxLagMs` ago. */
  isNear(): boolean;
  /** Call when the replica failed or may follow another primary. `isNear` is false until the next check. */
  doubt(): void;
  close(): Promise<void>;
};

export type ReplicaOptions = {
  readonly primary: Executor;
  /** Maximum delay of the replica in milliseconds. */
  readonly maxLagMs: number;
  readonly pollMs?: number;
};

const defaultPollMs = 500;
const maxSamples = 20;

/** The end position of the primary's log, measured at the local time `at`. */
type Sample = { readonly at: number; readonly end: bigint };

/**
 * Reads the log position of the primary, then the replayed position of the replica. A replica that has replayed a
 * sampled position has every commit from before the sample. `pg_last_xact_replay_timestamp` cannot distinguish a
 * disconnected replica from a replica of an idle primary.
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
    // An error of the check is ignored. Without new samples, `isNear` becomes false by itself.
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

/** The replayed log position. null: this server is not a standby */
async function followedTo(read: Executor): Promise<bigint | null> {
  const { rows } = await sql<{ followed: string | null }>`
    SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS followed`.execute(read);
  return rows[0]?.followed ? positionOf(rows[0].followed) : null;
}

/** Parses a log position in PostgreSQL's format, such as `16/B374D848`. */
function positionOf(written: string): bigint {
  const [high = '', low = ''] = written.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
