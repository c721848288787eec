import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { assertRole, type HostRole, hostsOf, hostThatIs } from './hosts.ts';

/** A connection pool to the host that currently has the role (primary or standby). */
export type HostPool = {
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
  /** Closes the connection without waiting for the server. Pending statements of the connection fail with the error. */
  abort(client: pg.PoolClient, error: Error): void;
  /**
   * Call when the host may have lost its role. Searches for the host that has the role. New connections wait for the
   * result.
   */
  doubt(): void;
  /** Call when the host may only be slow. Checks once which host has the role. No connection waits for the result. */
  recheck(): void;
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
};

export type PoolOptions = {
  readonly settings: Omit<pg.PoolConfig, 'connectionString'>;
  /** Maximum time to wait for a host that has the role, in milliseconds. */
  readonly waitMs: number;
  readonly role: HostRole;
  readonly onLost: (error: Error) => void;
  /** Called when a different host has the role. */
  readonly onMoved: () => void;
};

export function openPool(url: string, options: PoolOptions): HostPool {
  const hosts = hostsOf(url);
  const { pool, moveTo, isCurrent, abort } = poolAtOneOf(hosts, options);
  const connections = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  const nothing = () => undefined;
  if (hosts.length === 1)
    return {
      connect: () => pool.connect(),
      end: () => pool.end(),
      abort,
      doubt: nothing,
      recheck: nothing,
      connections,
    };
  const search = createSearch(hosts, options.role, moveTo);
  const connect = async () => {
    const until = performance.now() + options.waitMs;
    for (;;) {
      const searching = search.current();
      if (searching) await Promise.race([searching, sleep(until - performance.now(), undefined, { ref: false })]);
      try {
        const client = await pool.connect();
        if (isCurrent(client)) return client;
        client.release(true);
      } catch (error) {
        if (performance.now() >= until) throw error;
        search.begin();
      }
    }
  };
  const end = () => {
    search.end();
    return pool.end();
  };
  return { connect, end, abort, doubt: search.begin, recheck: search.recheck, connections };
}

function poolAtOneOf(hosts: readonly [string, ...string[]], { settings, role, onLost, onMoved }: PoolOptions) {
  let [host] = hosts;
  /** Counts changes of the host. A connection opened before the last change is not used again. */
  let moves = 0;
  const opened = new Map<pg.ClientBase, { readonly move: number; readonly socket: Socket }>();
  class ClientAtHost extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      const socket = new Socket();
      super({ ...config, connectionString: host, stream: () => socket });
      opened.set(this, { move: moves, socket });
      this.once('end', () => opened.delete(this));
    }
  }
  const verify = (client: pg.PoolClient, done: (error?: Error) => void): void =>
    void assertRole(client, role).then(() => done(), done);
  const pool = new pg.Pool({ ...settings, Client: ClientAtHost, ...(hosts.length > 1 ? { verify } : {}) });
  surviveLosses(pool, onLost);
  const moveTo = (found: string) => {
    if (found === host) return;
    host = found;
    moves += 1;
    // Ends the connections to the old host, because their pending statements would wait for the full time limit.
    for (const { move, socket } of opened.values()) if (move !== moves) socket.destroy(movedError());
    onMoved();
  };
  return {
    pool,
    moveTo,
    isCurrent: (client: pg.PoolClient) => opened.get(client)?.move === moves,
    abort: (client: pg.PoolClient, error: Error) => void opened.get(client)?.socket.destroy(error),
  };
}

/** The first pause of a search, in milliseconds. Each further pause is twice as long. */
const searchPauseMs = 100;
const maxSearchPauseMs = 1000;

/** Runs at most one search at a time. `begin` searches until it finds a host with the role. */
function createSearch(hosts: readonly string[], role: HostRole, found: (host: string) => void) {
  let searching: Promise<void> | undefined;
  let rechecking: Promise<void> | undefined;
  let isEnded = false;
  const search = async () => {
    for (let pauseMs = searchPauseMs; !isEnded; pauseMs = Math.min(2 * pauseMs, maxSearchPauseMs)) {
      const host = await hostThatIs(role, hosts).catch(() => undefined);
      if (host !== undefined) return found(host);
      await sleep(pauseMs, undefined, { ref: false });
    }
  };
  return {
    current: () => searching,
    begin: (): void => {
      searching ??= search().finally(() => {
        searching = undefined;
      });
    },
    recheck: (): void => {
      if (searching) return;
      rechecking ??= hostThatIs(role, hosts)
        .then(found, () => undefined)
        .finally(() => {
          rechecking = undefined;
        });
    },
    end: (): void => {
      isEnded = true;
    },
  };
}

/** Without an error listener, a lost connection would end the process. The pool removes its listener while a connection is in use. */
function surviveLosses(pool: pg.Pool, onLost: (error: Error) => void): void {
  // For an idle connection, the pool emits the error again after the connection did.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // The first error is the cause. A second error only reports that the connection ended.
    client.once('error', onLost);
    client.on('error', () => undefined);
  });
}

const movedError = (): Error => Object.assign(new Error('another host takes the writes now'), { code: 'ECONNRESET' });
