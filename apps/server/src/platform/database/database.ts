import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { type ConnectionOptions, connectionsOf, isOfName } from './connections.ts';
import { createEpoch } from './hosts/epoch.ts';
import type { HostRole } from './hosts/hosts.ts';
import { isLostConnection, isReadOnly } from './hosts/lost-connection.ts';
import { openPool } from './hosts/pool.ts';
import { type DatabaseLimits, longWorkLimits, settingsOf, silenceGraceMs } from './limits.ts';
import type { DB } from './schema.ts';

/** Reads and single statements; a transaction is one too. */
export type Executor = Kysely<DB>;
/** Its statements reach the connection in the order in which they are asked, whether or not each is waited for. */
export type Tx = LentTransaction<DB>;

/** Kysely's own transaction sends no statement before the answer to the one before it is there. */
class LentTransaction<Tables> extends Kysely<Tables> {
  override get isTransaction(): true {
    return true;
  }
}

export type Work<Value> = (tx: Tx, after: (effect: () => void) => void) => Promise<Value>;

/**
 * `isKeyed`: the work leaves its key and, where it finds it, does nothing more. Then it is tried again even where the
 * connection was lost with the commit, and nobody knows whether that stands.
 */
export type Keyed = { readonly isKeyed: true };

export type Database = {
  readonly read: Executor;
  /** For what must be of this moment even where `read` is a replica's. */
  readonly primary: Executor;
  /** One statement that writes, and is a transaction of its own. */
  readonly alone: Executor;
  /**
   * `after` runs once the commit stands, never after a rollback. Serialization failures, deadlocks and plans that a
   * migration made old are tried again, at most 5 times, and so is what was lost with its connection before the commit:
   * nothing outside the database may be done in `work`.
   */
  transact<Value>(work: Work<Value>, keyed?: Keyed): Promise<Value>;
  /** Statements that do not wait for one another share one round trip; each sees the database at its own moment. */
  together<Value>(ask: (executor: Executor) => Promise<Value>): Promise<Value>;
  /** Something of the database was lost: the primary may be another, and versions of rows are remembered no more. */
  doubtPrimary(): void;
  /** How many are open, how many of those are free, and who waits for one. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
};

// int8 as number: our ids and fen stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date stays the text that it is: "2026-11-21" has no time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** `role`: of several hosts the one that takes writes, unless it is said. */
export type DatabaseOptions = Omit<ConnectionOptions, 'silenceMs' | 'onSilent'> & { readonly role?: HostRole };

/** `url` may name several hosts: the one of the role is asked. Without `limits` whoever asks waits as long as it takes. */
export function openDatabase(
  url: string,
  poolSize: number,
  onLost: (error: Error) => void,
  limits: DatabaseLimits = longWorkLimits,
  statements: DatabaseOptions = { isNamed: true, onNamesLost: () => undefined },
): Database {
  const epoch = createEpoch();
  const settings = { ...settingsOf(limits), ...poolSettings, max: poolSize };
  const pool = openPool(url, {
    settings,
    waitMs: limits.connectMs,
    role: statements.role ?? 'primary',
    onLost,
    onMoved: epoch.end,
  });
  const silenceMs = limits.statementMs > 0 ? limits.statementMs + silenceGraceMs : 0;
  const connections = connectionsOf(pool, { silenceMs, onSilent: pool.recheck, ...statements });
  const executorOn = byPool((lent) => new Kysely<DB>({ dialect: new PostgresDialect({ pool: lent }) }));
  const txOn = byPool((lent) => new LentTransaction<DB>({ dialect: new PostgresDialect({ pool: lent }) }));
  const read = new Kysely<DB>({ dialect: new PostgresDialect({ pool: connections }) });
  const database: Database = {
    read,
    primary: read,
    alone: read,
    transact: (work, keyed) =>
      withRetry((reached) => connections.alone((lent) => transactOn(txOn(lent), work, reached)), {
        isKeyed: keyed?.isKeyed === true,
        doubt: pool.doubt,
      }),
    together: (ask) => connections.alone((lent) => ask(executorOn(lent))),
    doubtPrimary: () => {
      epoch.end();
      pool.doubt();
    },
    connections: pool.connections,
    close: () => read.destroy(),
  };
  epoch.of([database, read]);
  return database;
}

const poolSettings = {
  fallback_application_name: 'chifan',
  // A connection keeps the plans of its statements: whoever comes first in the morning waits for them, and nobody else.
  idleTimeoutMillis: 600_000,
  // Where what lies between forgets silent connections, an idle one would be found dead by whoever asks next.
  keepAlive: true,
  keepAliveInitialDelayMillis: 60_000,
  pipeline: true,
};

/** One for each connection that is lent, as long as it lives. */
function byPool<Made>(make: (pool: PostgresPool) => Made): (pool: PostgresPool) => Made {
  const made = new WeakMap<PostgresPool, Made>();
  return (pool) => {
    const one = made.get(pool) ?? make(pool);
    made.set(pool, one);
    return one;
  };
}

/** Whoever waits for this waits for the commit. @throws what failed first, and then nothing stands. */
async function transactOn<Value>(tx: Tx, work: Work<Value>, reached: (phase: Phase) => void): Promise<Value> {
  reached('working');
  await sql`begin`.execute(tx);
  const { value, written, effects } = await workIn(tx, work).catch(async (error: unknown) => {
    // Where the connection is lost nothing stands anyway, and what was lost with it says why.
    await sql`rollback`.execute(tx).catch(() => undefined);
    throw error;
  });
  reached('committing');
  // The commit goes after them on the same connection; where one of them failed it is none.
  writeDown(written, sql`commit`.execute(tx));
  await eachOf(written);
  for (const effect of effects) effect();
  return value;
}

/** A transaction within one that is open already, and stands or falls with it. */
export async function transactWithin<Value>(tx: Tx, work: Work<Value>): Promise<Value> {
  const { value, written, effects } = await workIn(tx, work);
  await eachOf(written);
  for (const effect of effects) effect();
  return value;
}

const writing = new WeakMap<Tx, Promise<unknown>[]>();

/** Writes what nothing waits for: a round trip less. What follows finds it written; if it fails `transact` throws. */
export function writePipelined(tx: Tx, write: Promise<unknown>): void {
  const written = writing.get(tx);
  if (!written) throw new Error('nobody would look at what is written outside of a transaction of ours');
  writeDown(written, write);
}

function writeDown(written: Promise<unknown>[], write: Promise<unknown>): void {
  // Whoever runs the transaction looks at it; until then nobody does.
  write.catch(() => undefined);
  written.push(write);
}

/** @throws what failed first of them as they were asked. */
export async function eachOf(written: readonly Promise<unknown>[]): Promise<void> {
  const failures = await failuresOf(written);
  if (failures.length > 0) throw causeOf(failures);
}

/** Waits for all of them. */
async function failuresOf(written: readonly Promise<unknown>[]): Promise<unknown[]> {
  const ends = await Promise.allSettled(written);
  return ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
}

/** After a statement has failed every other one of its transaction is refused, which says nothing of the cause. */
const causeOf = (failures: readonly unknown[]): unknown =>
  failures.find((failure) => !(isDatabaseError(failure) && failure.code === '25P02')) ?? failures[0];

async function workIn<Value>(tx: Tx, work: Work<Value>) {
  const written: Promise<unknown>[] = [];
  const effects: (() => void)[] = [];
  const around = writing.get(tx);
  writing.set(tx, written);
  try {
    return { value: await work(tx, (effect) => effects.push(effect)), written, effects };
  } catch (error) {
    throw causeOf([...(await failuresOf(written)), error]);
  } finally {
    if (around) writing.set(tx, around);
    else writing.delete(tx);
  }
}

const retried = new Set(['40001', '40P01']);

/** How far a transaction has come. */
type Phase = 'connecting' | 'working' | 'committing';
type Transacting<Value> = (reached: (phase: Phase) => void) => Promise<Value>;

async function withRetry<Value>(
  transact: Transacting<Value>,
  { isKeyed, doubt }: { readonly isKeyed: boolean; readonly doubt: () => void },
): Promise<Value> {
  for (let round = 1; ; round += 1) {
    const at: { phase: Phase } = { phase: 'connecting' };
    try {
      return await transact((reached) => {
        at.phase = reached;
      });
    } catch (error) {
      // Each of its statements may be of an old plan, once; and once all names are given up.
      if (isOfName(error)) continue;
      if (round >= 5) throw error;
      if (isDatabaseError(error) && retried.has(error.code ?? '')) continue;
      const isUnsure = isLostConnection(error) && at.phase === 'committing';
      if (!isUndone(error, at.phase) && !(isKeyed && isUnsure)) throw error;
      doubt();
    }
  }
}

/** Whoever could not connect has waited already. */
const isUndone = (error: unknown, phase: Phase): boolean =>
  isReadOnly(error) || (isLostConnection(error) && phase === 'working');

const isDatabaseError = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError;

export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  isDatabaseError(error) && error.code === '23505' && (constraint === undefined || error.constraint === constraint);

/** What `demand` of the database was asked to see to is not so. */
export const isUnmet = (error: unknown): boolean => isDatabaseError(error) && error.code === 'CF001';

export const isCheckViolation = (error: unknown, constraint: string): boolean =>
  isDatabaseError(error) && error.code === '23514' && error.constraint === constraint;
