import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isLostConnection } from './hosts/lost-connection.ts';
import type { HostPool } from './hosts/pool.ts';
import { longWorkText } from './limits.ts';
import { NamedQuery } from './named-query.ts';
import { type SilenceWatch, type Watched, watchSilence } from './silence.ts';

export type Connections = PostgresPool & {
  /** Lends one connection as if it were a pool of its own, until `work` has ended. */
  alone<Value>(work: (pool: PostgresPool) => Promise<Value>): Promise<Value>;
};

/** Told of each statement when it is asked; what it gives back is called when the answer is there. */
export type WatchStatement = (text: string) => (error?: unknown) => void;

export type ConnectionOptions = {
  /** For how long a connection may be silent while an answer is awaited; 0: for ever. */
  readonly silenceMs: number;
  /** Told again and again of each that has been silent for a quarter of it. */
  readonly onSilent?: () => void;
  /** False behind a pooler that lends another connection for each transaction, and keeps no names. */
  readonly isNamed: boolean;
  /** Told once, when names turn out not to be kept: from then on none are given. */
  readonly onNamesLost: () => void;
  /** Told of each statement; absent: nobody measures. */
  readonly watch?: WatchStatement | undefined;
};

/**
 * Gives every statement a name by its text, so that PostgreSQL parses and plans it once a connection; sends what is asked
 * of a connection at once as one packet; lets a BEGIN travel with the first statement of its transaction; and gives up a
 * connection that stays silent.
 */
export function connectionsOf(pool: Pick<HostPool, 'connect' | 'end'>, options: ConnectionOptions): Connections {
  const { silenceMs, onSilent, isNamed, onNamesLost, watch } = options;
  const silence = watchSilence(silenceMs, onSilent);
  const names = namesByText(isNamed, onNamesLost);
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  /** PostgreSQL has said that they end, before they do: nobody is lent one. */
  const ending = new WeakSet<pg.PoolClient>();
  const giveBack = (client: pg.PoolClient): void => client.release(ending.has(client));
  const prepared = (client: pg.PoolClient): PostgresPoolClient => {
    const before = known.get(client);
    if (before) return before;
    const query = beginningLate(askOn(client, { names, silence, watch, onEnding: () => ending.add(client) }));
    const preparing = { query, release: () => giveBack(client) } as unknown as PostgresPoolClient;
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
        giveBack(client);
      }
    },
  };
}

const ends = new Set(['commit', 'rollback']);

type Asking = {
  readonly names: Names;
  readonly silence: SilenceWatch;
  readonly onEnding: () => void;
} & Pick<ConnectionOptions, 'watch'>;

function askOn(client: pg.PoolClient, { names, silence, watch, onEnding }: Asking): Ask {
  const watched: Watched = silence.watch(client);
  const answers = toldTogether();
  return async (text, values) => {
    holdForNow(streamOf(client));
    if (text === longWorkText) watched.setLong(true);
    watched.asked();
    answers.expect();
    const told = watch?.(text);
    try {
      const answer = await asked(client, names, { text, values });
      told?.();
      return answer;
    } catch (error) {
      told?.(error);
      if (isLostConnection(error)) onEnding();
      throw error;
    } finally {
      watched.answered();
      if (ends.has(text)) watched.setLong(false);
      await answers.came();
    }
  };
}

/**
 * Answers to what was asked at once are told at once, when the last of them has come: whatever they lead to is asked at
 * once again, and shares a packet.
 */
function toldTogether() {
  let awaited = 0;
  let waiting: (() => void)[] = [];
  return {
    expect: () => {
      awaited += 1;
    },
    came: (): Promise<void> | undefined => {
      awaited -= 1;
      if (awaited > 0) return new Promise((tell) => waiting.push(tell));
      const told = waiting;
      waiting = [];
      for (const tell of told) tell();
      return undefined;
    },
  };
}

type Statement = { readonly text: string; readonly values: unknown[] };

/** Given as an object a statement would first be copied, property by property: that cost more than sending it. */
const asked = (client: pg.PoolClient, names: Names, statement: Statement): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    const { text, values } = statement;
    const name = names.of(text);
    const answered = (error: Error | undefined, result: pg.QueryResult) => {
      if (!error) return resolve(result);
      if (!isOfName(error) || name === undefined) return reject(error);
      if (isOfOldPlan(error)) names.forget(text, name);
      else names.giveUp();
      // Of a transaction nothing stands any more: whoever runs it does so again.
      if (client.getTransactionStatus() === 'I') resolve(asked(client, names, statement));
      else reject(error);
    };
    const query =
      name === undefined ? new pg.Query(text, values, answered) : new NamedQuery(name, text, values, answered);
    client.query(query as pg.Query);
  });

/** A migration has changed what a statement answers; PostgreSQL refuses it under its name, always, and does nothing of it. */
const isOfOldPlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** The name is not known on this connection, or already is: a pooler has lent another one than it was given on. */
const isOfOtherConnection = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '26000' || error.code === '42P05');

/** Nothing of the statement was done, and asked again it has another name or none. */
export const isOfName = (error: unknown): boolean => isOfOldPlan(error) || isOfOtherConnection(error);

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

type Names = { of(text: string): string | undefined; forget(text: string, name: string): void; giveUp(): void };

const maxNames = 2000;

/**
 * The same text has the same name in every process: where a pooler mixes the connections of several, a name must never
 * stand for what another has asked.
 */
function namesByText(isNamed: boolean, onLost: () => void): Names {
  const names = new Map<string, string>();
  let isGivenUp = !isNamed;
  return {
    of: (text) => {
      if (isGivenUp) return undefined;
      const known = names.get(text);
      if (known !== undefined) return known;
      if (names.size >= maxNames) return undefined;
      const name = `s${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
      names.set(text, name);
      return name;
    },
    // It may have a new one already: others ask the same.
    forget: (text, name) => {
      if (names.get(text) === name) names.set(text, `${name}_`);
    },
    giveUp: () => {
      if (isGivenUp) return;
      isGivenUp = true;
      onLost();
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
