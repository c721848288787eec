import { type RawBuilder, sql } from 'kysely';

/** Longest waits for the database, in milliseconds. 0 means no limit. */
export type DatabaseLimits = {
  /** For a connection, a new one or a free one of the pool. */
  readonly connectMs: number;
  /** For the answer of one statement. */
  readonly statementMs: number;
  /** For a row or a table that another transaction has locked. */
  readonly lockMs: number;
  /** For the next statement of a transaction that holds locks. */
  readonly idleInTransactionMs: number;
};

/** For work without a time limit, for which no guest waits: filling, importing, backups. */
export const longWorkLimits: DatabaseLimits = {
  connectMs: 10_000,
  statementMs: 0,
  lockMs: 0,
  idleInTransactionMs: 0,
};

/** PostgreSQL cancels a statement at its limit. If it does not, the connection is given up this much later. */
export const silenceGraceMs = 1000;

/** Settings in the format of the driver. They are sent when a connection opens, and cost no statement. */
export const settingsOf = ({ connectMs, statementMs, lockMs, idleInTransactionMs }: DatabaseLimits) => ({
  connectionTimeoutMillis: connectMs,
  ...(statementMs > 0 ? { statement_timeout: statementMs } : {}),
  ...(lockMs > 0 ? { lock_timeout: lockMs } : {}),
  ...(idleInTransactionMs > 0 ? { idle_in_transaction_session_timeout: idleInTransactionMs } : {}),
});

export const longWorkSql = 'SET LOCAL statement_timeout = 0';

/** For a job's transaction over whole tables. Its statements have no time limit. */
export const disableStatementTimeout = (): RawBuilder<unknown> => sql.raw(longWorkSql);

const briefLockMs = 2000;

/** Other transactions queue behind one that waits for a whole table, so it waits only for a moment. */
export const waitBrieflySql = `SET LOCAL lock_timeout = ${briefLockMs}`;

export const shortenLockTimeout = (): RawBuilder<unknown> => sql.raw(waitBrieflySql);
