import type { Writable } from 'node:stream';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { longWorkText } from './limits.ts';
import { type SilenceWatch, type Watched, watchSilence } from './silence.ts';

export type Connections = PostgresPool & {
  /** Lends one connection as if it were a pool of its own, until `work` has ended. */
  alone<Value>(work: (pool: PostgresPool) => Promise<Value>): Promise<Value>;
};

/**
 * Gives every statement a name by its text, so that PostgreSQL parses and plans it once a connection; sends what is asked
 * of a connection at once as one packet; lets a BEGIN travel with the first statement of its transaction; and gives up a
 * connection that stays silent for `silenceMs` while an answer is awaited (0: never).
 */
export function connectionsOf(pool: pg.Pool, silenceMs: number): Connections {
  const silence = watchSilence(silenceMs);
  const names = namesByText();
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const prepared = (client: pg.PoolClient): PostgresPoolClient => {
    const before = known.get(client);
    if (before) return before;
    const query = beginningLate(askOn(client, names, silence));
    const preparing = { query, release: () => client.release() } as unknown as PostgresPoolClient;
    known.set(client, preparing);
    return preparing;
  };
  const lendable = new WeakMap<pg.PoolClient, Lendable>();
  const lendableOf = (client: pg.PoolClient): Lendable => {
    const made = lendable.get(client) ?? lendableFrom(prepared(client));
    lendable.set(client, made);
    return made;
  };
  return {
    connect: async () => prepared(await pool.connect()),
    end: () => {
      silence.stop();
      return pool.end();
    },
    alone: async (work) => {
      const client = await pool.connect();
      const one = lendableOf(client);
      one.isLent = true;
      try {
        return await work(one.pool);
      } finally {
        one.isLent = false;
        client.release();
      }
    },
  };
}

const ends = new Set(['commit', 'rollback']);

function askOn(client: pg.PoolClient, names: Names, silence: SilenceWatch): Ask {
  const watched: Watched = silence.watch(client);
  return async (text, values) => {
    holdForNow(streamOf(client));
    if (text === longWorkText) watched.setLong(true);
    watched.asked();
    try {
      return await asked(client, names, { text, values });
    } finally {
      watched.answered();
      if (ends.has(text)) watched.setLong(false);
    }
  };
}

type Statement = { readonly text: string; readonly values: unknown[] };

/** Given as an object a statement would first be copied, property by property: that cost more than sending it. */
const asked = (client: pg.PoolClient, names: Names, statement: Statement): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    const { text, values } = statement;
    const name = names.of(text);
    const query = new pg.Query(text, values, (error, result) => {
      if (!error) return resolve(result);
      if (!isOfOldPlan(error) || name === undefined) return reject(error);
      names.forget(text, name);
      // Of a transaction nothing stands any more: whoever runs it does so again.
      if (client.getTransactionStatus() === 'I') resolve(asked(client, names, statement));
      else reject(error);
    });
    client.query(name === undefined ? query : Object.assign(query, { name }));
  });

/** A migration has changed what a statement answers; PostgreSQL refuses it under its name, always, and does nothing of it. */
export const isOfOldPlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

type Lendable = { readonly pool: PostgresPool; isLent: boolean };

/** Use after it was given back is a bug of ours, and must not meddle with what others do on it. */
function lendableFrom({ query }: PostgresPoolClient): Lendable {
  const client = { query, release: () => undefined } as PostgresPoolClient;
  const lendable: Lendable = {
    isLent: false,
    pool: {
      connect: async () => {
        if (!lendable.isLent) throw new Error('this connection was given back already');
        return client;
      },
      end: () => Promise.resolve(),
    },
  };
  return lendable;
}

type Names = { of(text: string): string | undefined; forget(text: string, name: string): void };

const maxNames = 2000;

function namesByText(): Names {
  const names = new Map<string, string>();
  let given = 0;
  return {
    of: (text) => {
      const known = names.get(text);
      if (known !== undefined) return known;
      if (names.size >= maxNames) return undefined;
      const name = `s${given}`;
      given += 1;
      names.set(text, name);
      return name;
    },
    // It may have a new one already: others ask the same.
    forget: (text, name) => {
      if (names.get(text) === name) names.delete(text);
    },
  };
}

type Ask = (text: string, values: unknown[]) => Promise<pg.QueryResult>;

const nothing = { command: '', rowCount: 0, rows: [] };

/** Holds a BEGIN back until the first statement: an empty transaction sends nothing. */
function beginningLate(ask: Ask) {
  let isHeldBack = false;
  return async (text: string, values: unknown[] = []) => {
    if (text === 'begin') {
      isHeldBack = true;
      return nothing;
    }
    if (!isHeldBack) return ask(text, values);
    isHeldBack = false;
    if (text === 'commit' || text === 'rollback') return nothing;
    return (await Promise.all([ask('begin', []), ask(text, values)]))[1];
  };
}

/** Waits until all that is runnable has run, resolved promises included, as long as nobody waits for the database. */
function holdForNow(stream: Writable): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

const streamOf = (client: pg.PoolClient): Writable =>
  (client as unknown as { connection: { stream: Writable } }).connection.stream;
