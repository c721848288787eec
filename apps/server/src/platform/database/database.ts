import type { Writable } from 'node:stream';
import { Kysely, PostgresDialect, type PostgresPoolClient, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './schema.ts';

/** Reads and single statements; a transaction is one too. */
export type Executor = Kysely<DB>;
export type Tx = Transaction<DB>;

export type Database = {
  readonly read: Executor;
  /**
   * Runs `work` in one transaction. What it puts into `after` happens once the commit stands, never when it rolled back.
   * Serialization failures and deadlocks are tried again, at most 5 times: nothing outside the database may be done in `work`.
   */
  transact<Value>(work: (tx: Tx, after: (effect: () => void) => void) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
};

// int8 as number: our ids and fen stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date stays the text that it is: "2026-11-21" has no time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export function openDatabase(url: string, poolSize: number, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000, pipeline: true });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', onIdleError);
  const read = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  return {
    read,
    transact: (work) => transactWithRetry(read, work),
    close: () => read.destroy(),
  };
}

const retried = new Set(['40001', '40P01']);

async function transactWithRetry<Value>(
  read: Executor,
  work: (tx: Tx, after: (effect: () => void) => void) => Promise<Value>,
): Promise<Value> {
  for (let round = 1; ; round += 1) {
    const effects: (() => void)[] = [];
    try {
      const value = await read.transaction().execute((tx) => work(tx, (effect) => effects.push(effect)));
      for (const effect of effects) effect();
      return value;
    } catch (error) {
      if (round === 5 || !isDatabaseError(error) || !retried.has(error.code ?? '')) throw error;
    }
  }
}

const isDatabaseError = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError;

/** Whether the database refused a row because one with the same key stands already. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  isDatabaseError(error) && error.code === '23505' && (constraint === undefined || error.constraint === constraint);

export const isCheckViolation = (error: unknown): boolean => isDatabaseError(error) && error.code === '23514';

/**
 * Gives every statement a name by its text, so that PostgreSQL parses and plans it once a connection; and lets a BEGIN
 * travel with the first statement of its transaction, which costs a round trip less.
 */
function preparing(pool: pg.Pool) {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = names.size < 2000 ? `s${names.size}` : undefined;
    if (name !== undefined) names.set(text, name);
    return name;
  };
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client);
      if (known) return known;
      const preparingClient = {
        query: beginningLate(client, (text, values) => {
          const name = nameOf(text);
          return client.query(name === undefined ? { text, values } : { name, text, values });
        }),
        release: () => client.release(),
      } as unknown as PostgresPoolClient;
      wrapped.set(client, preparingClient);
      return preparingClient;
    },
    end: () => pool.end(),
  };
}

type Ask = (text: string, values: unknown[]) => Promise<pg.QueryResult>;

const nothing = { command: '', rowCount: 0, rows: [] };

/** Holds a BEGIN back until there is something to begin; a transaction of nothing is never told of. */
function beginningLate(client: pg.PoolClient, ask: Ask) {
  let isHeldBack = false;
  return async (text: string, values: unknown[] = []) => {
    if (text === 'begin') {
      isHeldBack = true;
      return nothing;
    }
    if (!isHeldBack) return ask(text, values);
    isHeldBack = false;
    if (text === 'commit' || text === 'rollback') return nothing;
    const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
    stream.cork();
    const both = Promise.all([ask('begin', []), ask(text, values)]);
    stream.uncork();
    return (await both)[1];
  };
}
