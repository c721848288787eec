import type { Writable } from 'node:stream';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Connections as Kysely takes them. */
export type Connections = PostgresPool & {
  /** Lends one connection as if it were a pool of its own, until `work` has ended. */
  alone<Value>(work: (pool: PostgresPool) => Promise<Value>): Promise<Value>;
};

/**
 * Gives every statement a name by its text, so that PostgreSQL parses and plans it once a connection; sends what is asked
 * of a connection at once as one packet; and lets a BEGIN travel with the first statement of its transaction.
 */
export function connectionsOf(pool: pg.Pool): Connections {
  const nameOf = namesByText();
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const prepared = (client: pg.PoolClient): PostgresPoolClient => {
    const before = known.get(client);
    if (before) return before;
    const query = beginningLate((text, values) => {
      holdForNow(streamOf(client));
      return asked(client, { name: nameOf(text), text, values });
    });
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
    end: () => pool.end(),
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

type Statement = { readonly name: string | undefined; readonly text: string; readonly values: unknown[] };

/** Given as an object a statement would first be copied, property by property: that cost more than sending it. */
const asked = (client: pg.PoolClient, { name, text, values }: Statement): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    const query = new pg.Query(text, values, (error, result) => (error ? reject(error) : resolve(result)));
    client.query(name === undefined ? query : Object.assign(query, { name }));
  });

type Lendable = { readonly pool: PostgresPool; isLent: boolean };

/** Whoever asks when it has been given back is a fault of ours, and must not meddle with what others do on it. */
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

function namesByText(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = names.size < 2000 ? `s${names.size}` : undefined;
    if (name !== undefined) names.set(text, name);
    return name;
  };
}

type Ask = (text: string, values: unknown[]) => Promise<pg.QueryResult>;

const nothing = { command: '', rowCount: 0, rows: [] };

/** Holds a BEGIN back until there is something to begin; a transaction of nothing is never told of. */
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

/** Until all that is running now has run, promises that are kept included: so long as nobody waits for the database. */
function holdForNow(stream: Writable): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

const streamOf = (client: pg.PoolClient): Writable =>
  (client as unknown as { connection: { stream: Writable } }).connection.stream;
