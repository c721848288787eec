import { type RawBuilder, sql } from 'kysely';

/** Maximum waiting times for the database, in milliseconds. 0 means no limit. */
export type DatabaseLimits = {
  /** Maximum wait for a connection, new or from the pool. */
  readonly connectMs: number;
  /** Maximum wait for the result of one statement. */
  readonly statementMs: number;
  /** Maximum wait for a row or a table that another transaction has locked. */
  readonly lockMs: number;
  /** Maximum wait for the next statement of an open transaction, because the transaction holds locks. */
  readonly idleInTransactionMs: number;
};

/** Limits for work that no guest waits for: the initial filling, imports and backups. */
export const longWorkLimits: DatabaseLimits = {
  connectMs: 10_000,
  statementMs: 0,
  lockMs: 0,
  idleInTransactionMs: 0,
};

/**
 * PostgreSQL cancels a statement at its time limit. If PostgreSQL does not respond, the connection is closed this many
 * milliseconds after the time limit.
 */
export const silenceGraceMs = 1000;

/**
 * The limits as options of the pg driver. The driver sends the limits when a connection opens, so they need no
 * statement.
 */
export const settingsOf = ({ connectMs, statementMs, lockMs, idleInTransactionMs }: DatabaseLimits) => ({
  connectionTimeoutMillis: connectMs,
  ...(statementMs > 0 ? { statement_timeout: statementMs } : {}),
  ...(lockMs > 0 ? { lock_timeout: lockMs } : {}),
  ...(idleInTransactionMs > 0 ? { idle_in_transaction_session_timeout: idleInTransactionMs } : {}),
});

export const longWorkSql = 'SET LOCAL statement_timeout = 0';

/** For a transaction of a job that processes whole tables: its statements have no time limit. */
export const disableStatementTimeout = (): RawBuilder<unknown> => sql.raw(longWorkSql);

const briefLockMs = 2000;

/** A short lock timeout for a statement that locks a whole table, because all other transactions queue behind it. */
export const waitBrieflySql = `SET LOCAL lock_timeout = ${briefLockMs}`;

export const shortenLockTimeout = (): RawBuilder<unknown> => sql.raw(waitBrieflySql);
