import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { assertRole, type HostRole, hostsOf, hostThatIs } from './hosts.ts';

/** Connections to whichever of the hosts is of one role. */
export type HostPool = {
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
  /** The host may have lost its role: which one has it is looked up, and who wants a connection waits for that. */
  doubt(): void;
  /** Its host may only be slow: which one has the role is looked up once, and nobody waits for that. */
  recheck(): void;
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
};

export type PoolOptions = {
  readonly settings: Omit<pg.PoolConfig, 'connectionString'>;
  /** How long whoever wants a connection waits for a host that has the role. */
  readonly waitMs: number;
  readonly role: HostRole;
  readonly onLost: (error: Error) => void;
  /** Another host than before has the role. */
  readonly onMoved: () => void;
};

export function openPool(url: string, options: PoolOptions): HostPool {
  const hosts = hostsOf(url);
  const { pool, moveTo, isCurrent } = poolAtOneOf(hosts, options);
  const connections = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  const nothing = () => undefined;
  if (hosts.length === 1)
    return { connect: () => pool.connect(), end: () => pool.end(), doubt: nothing, recheck: nothing, connections };
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
  return { connect, end, doubt: search.begin, recheck: search.recheck, connections };
}

function poolAtOneOf(hosts: readonly [string, ...string[]], { settings, role, onLost, onMoved }: PoolOptions) {
  let [host] = hosts;
  /** Counts the moves: a connection of before one is not lent any more. */
  let moves = 0;
  const openedAt = new Map<pg.ClientBase, number>();
  class ClientAtHost extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: host });
      openedAt.set(this, moves);
      this.once('end', () => openedAt.delete(this));
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
    // Whoever waits there for an answer would wait for as long as a statement may take.
    for (const [client, move] of openedAt) if (move !== moves) streamOf(client)?.destroy(moved());
    onMoved();
  };
  return { pool, moveTo, isCurrent: (client: pg.PoolClient) => openedAt.get(client) === moves };
}

/** The first pause; each is twice as long as the one before it. */
const searchPauseMs = 100;
const maxSearchPauseMs = 1000;

/** At most one at a time; `begin`: until a host is found. */
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

/** Without listeners the loss of a connection would end the process; the pool's own is off while it is lent. */
function surviveLosses(pool: pg.Pool, onLost: (error: Error) => void): void {
  // Of an idle one the pool tells too, after the connection itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // The reason comes first; that the connection has ended follows.
    client.once('error', onLost);
    client.on('error', () => undefined);
  });
}

const moved = (): Error => Object.assign(new Error('another database takes the writes now'), { code: 'ECONNRESET' });

const streamOf = (client: pg.ClientBase): { destroy(error: Error): void } | undefined =>
  (client as unknown as { connection?: { stream: { destroy(error: Error): void } } }).connection?.stream;
