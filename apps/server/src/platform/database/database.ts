import { type Dialect, DummyDriver, Kysely, type KyselyProps, Transaction } from 'kysely';
import pg from 'pg';
import { dialectOn } from './driver.ts';
import { createEpoch } from './hosts/epoch.ts';
import type { HostRole } from './hosts/hosts.ts';
import { isLostConnection, isReadOnly } from './hosts/lost-connection.ts';
import { openPool } from './hosts/pool.ts';
import { type DatabaseLimits, longWorkLimits, settingsOf, silenceGraceMs } from './limits.ts';
import type { DB } from './schema.ts';
import { openSessions, type Session, type SessionOptions, type Sessions } from './sessions.ts';
import { isNameError } from './statement-names.ts';

/** For reads, and for writes of a single statement outside a transaction. */
export type Executor = Kysely<DB>;
/**
 * A transaction. Statements reach the connection in the sequence of the calls, and do not wait for the results of
 * earlier statements.
 */
export type Tx = Transaction<DB>;

export type Work<Value> = (tx: Tx, after: (effect: () => void) => void) => Promise<Value>;

/**
 * `isKeyed`: the work writes an idempotency key and does nothing if the key exists. `transact` then retries also if the
 * connection was lost during the commit, when the outcome is unknown.
 */
export type IdempotentWork = { readonly isKeyed: true };

export type Database = {
  readonly read: Executor;
  /** Always executes on the primary server, even if `read` uses a replica. */
  readonly primary: Executor;
  /** For a single statement that writes, on the primary server. The statement is its own transaction. */
  readonly alone: Executor;
  /**
   * Runs `work` in a transaction. `after` runs once the commit succeeded, never after a rollback. Retries at most 5
   * times: serialization failures, deadlocks, stale plans, and connections lost before the commit. `work` must have no
   * effect outside the database.
   */
  transact<Value>(work: Work<Value>, keyed?: IdempotentWork): Promise<Value>;
  /**
   * Sends independent statements on one connection without waiting between them. Each statement has its own snapshot.
   */
  onOneConnection<Value>(ask: (executor: Executor) => Promise<Value>): Promise<Value>;
  /** Call when a connection was lost. Searches for the primary server again and invalidates caches of row versions. */
  doubtPrimary(): void;
  /**
   * Call with an error that may mean that the database is unreachable. Such an error is then handled like a lost
   * connection.
   */
  suspect(error: unknown): void;
  /** Open connections, idle connections, and callers that wait for one. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
};

// Parses int8 as number, because ids and amounts in fen stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Leaves a date as text, because a date such as "2026-11-21" has no time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** `role` selects the primary or the standby if the URL lists several hosts. The primary is the default. */
export type DatabaseOptions = Omit<SessionOptions, 'silenceMs' | 'onSilent'> & { readonly role?: HostRole };

/** @param url may list several hosts. The host that currently has the requested role is used. */
export function openDatabase(
  url: string,
  poolSize: number,
  onLost: (error: unknown) => void,
  limits: DatabaseLimits = longWorkLimits,
  statements: DatabaseOptions = { isNamed: true, onNamesLost: () => undefined },
): Database {
  const epoch = createEpoch();
  const pool = openPool(url, {
    settings: { ...settingsOf(limits), ...poolSettings, max: poolSize },
    waitMs: limits.connectMs,
    role: statements.role ?? 'primary',
    onLost,
    onMoved: epoch.end,
  });
  const silenceMs = limits.statementMs > 0 ? limits.statementMs + silenceGraceMs : 0;
  const sessions = openSessions(pool, { silenceMs, onSilent: pool.recheck, ...statements });
  const dialect = dialectOn(sessions);
  const read = new Kysely<DB>({ dialect });
  const lend = lending(sessions, { dialect, executor: read.getExecutor(), driver: new DummyDriver() });
  const database: Database = {
    read,
    primary: read,
    alone: read,
    transact: (work, keyed) =>
      withRetry((reached) => lend((lent) => transactOn(lent, work, reached)), {
        isKeyed: keyed?.isKeyed === true,
        doubt: pool.doubt,
      }),
    onOneConnection: (ask) => lend(({ props }) => ask(new Kysely<DB>(props))),
    doubtPrimary: () => {
      epoch.end();
      pool.doubt();
    },
    suspect: onLost,
    connections: pool.connections,
    close: () => sessions.end(),
  };
  epoch.of([database, read]);
  return database;
}

const poolSettings = {
  fallback_application_name: 'chifan',
  // Idle connections stay open for ten minutes, because each connection caches statement plans and a new connection is
  // slow at first.
  idleTimeoutMillis: 600_000,
  // Firewalls drop idle connections silently, and the next statement would then fail.
  keepAlive: true,
  keepAliveInitialDelayMillis: 60_000,
  pipeline: true,
};

type Lent = { readonly session: Session; readonly props: KyselyProps; close(): void };

/**
 * Takes one session from the pool until the work ends. Kysely's own transaction waits for each result before it sends
 * the next statement. This transaction sends each statement at once. A statement after `close` is a bug and is
 * rejected.
 */
const lending =
  (sessions: Sessions, { dialect, driver, executor }: Omit<KyselyProps, 'config'> & { readonly dialect: Dialect }) =>
  async <Value>(work: (lent: Lent) => Promise<Value>): Promise<Value> => {
    const session = await sessions.acquire();
    let isOpen = true;
    const close = () => {
      isOpen = false;
    };
    const onSession = executor.withConnectionProvider({
      provideConnection: (consume) =>
        isOpen ? consume(session) : Promise.reject(new Error('this connection was given back already')),
    });
    try {
      return await work({ session, props: { config: { dialect }, dialect, driver, executor: onSession }, close });
    } finally {
      close();
      session.release();
    }
  };

/** Runs a transaction on a session and resolves after the commit. @throws the first failure, after a rollback. */
async function transactOn<Value>(
  { session, props, close }: Lent,
  work: Work<Value>,
  reached: (phase: Phase) => void,
): Promise<Value> {
  reached('working');
  const begun = session.query('begin');
  const { value, written, effects } = await workIn(new Transaction<DB>(props), work, [begun]).catch(
    async (error: unknown) => {
      close();
      // If the connection is lost, the rollback fails too. The first error is the cause, so only the first error is
      // thrown.
      await session.query('rollback').catch(() => undefined);
      throw error;
    },
  );
  reached('committing');
  close();
  // PostgreSQL turns the commit into a rollback if one of the pipelined statements failed.
  noteWrite(written, session.query('commit'));
  await allOf(written);
  for (const effect of effects) effect();
  return value;
}

/**
 * Runs the work inside an open transaction. The writes of the work commit or roll back with that transaction. The
 * `after` effects of the work run at once, even if that transaction rolls back later.
 */
export async function transactWithin<Value>(tx: Tx, work: Work<Value>): Promise<Value> {
  const { value, written, effects } = await workIn(tx, work);
  await allOf(written);
  for (const effect of effects) effect();
  return value;
}

const writing = new WeakMap<Tx, Promise<unknown>[]>();

/**
 * Saves a round trip for a write whose result is not needed. Later statements of the transaction see the write. If the
 * write fails, `transact` throws.
 */
export function writePipelined(tx: Tx, write: Promise<unknown>): void {
  const written = writing.get(tx);
  if (!written) throw new Error('pipelined write outside of a transaction');
  noteWrite(written, write);
}

function noteWrite(written: Promise<unknown>[], write: Promise<unknown>): void {
  // `transact` awaits the write at the end of the transaction. Until then, this handler prevents an unhandled
  // rejection.
  write.catch(() => undefined);
  written.push(write);
}

/** Waits for all writes. @throws the first failure, in the order of the calls */
async function allOf(written: readonly Promise<unknown>[]): Promise<void> {
  const failures = await failuresOf(written);
  if (failures.length > 0) throw causeOf(failures);
}

async function failuresOf(written: readonly Promise<unknown>[]): Promise<unknown[]> {
  const ends = await Promise.allSettled(written);
  return ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
}

/**
 * Returns the failure that made a transaction fail. After one statement has failed, all later statements of the
 * transaction fail with 25P02.
 */
const causeOf = (failures: readonly unknown[]): unknown =>
  failures.find((failure) => !(isDatabaseError(failure) && failure.code === '25P02')) ?? failures[0];

async function workIn<Value>(tx: Tx, work: Work<Value>, begun: readonly Promise<unknown>[] = []) {
  const written: Promise<unknown>[] = [];
  for (const statement of begun) noteWrite(written, statement);
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

/** The phase in which a transaction fails decides whether it is retried. */
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
      // These retries cannot continue forever, because each statement can have a stale plan only once, and statement
      // names are disabled only once.
      if (isNameError(error)) continue;
      if (round >= 5) throw error;
      if (isDatabaseError(error) && retried.has(error.code ?? '')) continue;
      const isUnsure = isLostConnection(error) && at.phase === 'committing';
      if (!isUndone(error, at.phase) && !(isKeyed && isUnsure)) throw error;
      doubt();
    }
  }
}

/**
 * True if nothing was committed, so that a retry is safe. A failed connection attempt is not retried, because it has
 * already used its time limit.
 */
const isUndone = (error: unknown, phase: Phase): boolean =>
  isReadOnly(error) || (isLostConnection(error) && phase === 'working');

const isDatabaseError = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError;

export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  isDatabaseError(error) && error.code === '23505' && (constraint === undefined || error.constraint === constraint);

/** True if the SQL function `demand` raised the error CF001, because its condition was not met. */
export const isConditionUnmet = (error: unknown): boolean => isDatabaseError(error) && error.code === 'CF001';

export const isCheckViolation = (error: unknown, constraint: string): boolean =>
  isDatabaseError(error) && error.code === '23514' && error.constraint === constraint;
