import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseUser, chownTo, findBinaries, type RunAs } from '../../platform/database/embedded-postgres-files.ts';
import { asServer } from '../database/databases.ts';
import { freePort } from './free-port.ts';

/** A separate PostgreSQL server that a test can kill. Every local user may log in as `app`. */
export type PostgresServer = {
  /** URL of the database `chifan` on this server. */
  readonly url: string;
  readonly port: number;
  start(): Promise<void>;
  /** Sends SIGKILL to the first PostgreSQL process. Its child processes notice the end of their parent and exit. */
  kill(): Promise<void>;
  /** Suspends all PostgreSQL processes without ending them, like a machine that hangs. */
  freeze(): void;
};

/** A primary and a standby server, whose roles can change. */
export type Replicated = {
  readonly primary: PostgresServer;
  /** The standby server, which receives the primary's changes by streaming. */
  readonly standby: PostgresServer;
  /** Makes the standby the primary, which takes about a second. */
  promote(): Promise<void>;
  /** Ends the former primary, copies the new primary and follows it as standby. */
  rejoin(): Promise<void>;
  close(): Promise<void>;
};

export type ReplicatedOptions = {
  /** Folder that contains initdb and postgres. Default: the folder of the npm package. */
  readonly binaries?: string | undefined;
  readonly settings?: readonly string[];
  /** A commit returns only after the standby has received it, so confirmed data survives a loss of the primary. */
  readonly isSynchronous?: boolean;
};

type Member = PostgresServer & { readonly folder: string };

export async function openReplicated(options: ReplicatedOptions = {}): Promise<Replicated> {
  const home = mkdtempSync(path.join(tmpdir(), 'chifan-replicated-'));
  chmodSync(home, 0o711);
  const user = chooseUser(path.join(home, 'none'));
  const binaries = options.binaries ?? findBinaries(home, user);
  const [first, second] = [path.join(home, 'a'), path.join(home, 'b')];
  const at = { binaries, user, settings: options.settings ?? [] };
  initialise(first, at);
  cpSync(first, second, { recursive: true, preserveTimestamps: true });
  for (const folder of [first, second]) own(folder, user);
  let primary = serverOf(first, await freePort(), at);
  let standby = serverOf(second, await freePort(), at);
  const waitForIt = async () => {
    await untilStreaming(primary);
    if (options.isSynchronous) await setSynchronous(primary);
  };
  follow(standby.folder, primary.port);
  await primary.start();
  await standby.start();
  await waitForIt();
  await asServer(urlOf(primary.port, 'postgres'), (client) => client.query('CREATE DATABASE chifan'));
  await untilReady(standby.url);
  return {
    get primary() {
      return primary;
    },
    get standby() {
      return standby;
    },
    promote: async () => {
      await asServer(standby.url, async (client) => void (await client.query('SELECT pg_promote(true, 60)')));
      [primary, standby] = [standby, primary];
    },
    rejoin: async () => {
      await standby.kill();
      await copyRunning(primary, standby.folder, user);
      follow(standby.folder, primary.port);
      await standby.start();
      await waitForIt();
    },
    close: async () => {
      await standby.kill();
      await primary.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/**
 * Sets synchronous commits in the primary's settings file, not on its command line. Otherwise a promoted standby would
 * wait for a standby that does not exist.
 */
const setSynchronous = (primary: Member): Promise<void> =>
  asServer(urlOf(primary.port, 'postgres'), async (client) => {
    await client.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
    await client.query('SELECT pg_reload_conf()');
  });

function follow(folder: string, port: number): void {
  writeFileSync(path.join(folder, 'standby.signal'), '');
  const source = `host=127.0.0.1 port=${port} user=app application_name=standby`;
  // Replaces the settings that were copied from the primary.
  writeFileSync(path.join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
}

/** Copies a running server's files like pg_basebackup, which the npm package lacks. */
async function copyRunning(from: Member, folder: string, user: RunAs): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const isCopied = (file: string) =>
    !/^(?:pg_wal|pg_replslot|pg_stat_tmp|base\/pgsql_tmp)\/|^postmaster\.(?:pid|opts)$|\/pgsql_tmp/.test(
      path.relative(from.folder, file),
    );
  await asServer(urlOf(from.port, 'postgres'), async (client) => {
    await client.query("SELECT pg_backup_start('rejoin', true)");
    cpSync(from.folder, folder, { recursive: true, preserveTimestamps: true, filter: isCopied });
    // `false`: do not wait for the archive. Streaming delivers the WAL that was written during the copy.
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    writeFileSync(path.join(folder, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  mkdirSync(path.join(folder, 'pg_wal'), { recursive: true });
  own(folder, user);
}

const untilStreaming = (primary: Member): Promise<void> =>
  untilReady(urlOf(primary.port, 'postgres'), {
    asking: "SELECT 1 / count(*) FROM pg_stat_replication WHERE state = 'streaming'",
  });

type At = { readonly binaries: string; readonly user: RunAs; readonly settings: readonly string[] };

const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
const patienceMs = 60_000;

function initialise(folder: string, { binaries, user }: At): void {
  const args = ['-D', folder, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions'];
  const parent = mkdtempSync(`${folder}-`);
  chownTo(parent, user);
  const made = spawnSync(path.join(binaries, 'initdb'), ['-N', ...args.with(1, path.join(parent, 'data'))], {
    ...user,
    cwd: '/',
    env: environment,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  cpSync(path.join(parent, 'data'), folder, { recursive: true });
  rmSync(parent, { recursive: true });
}

/** Gives the copied folder to the user of PostgreSQL, because root made the copy. */
function own(folder: string, { uid, gid }: RunAs): void {
  if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, folder]);
  chmodSync(folder, 0o700);
}

const urlOf = (port: number, name = 'chifan'): string => `postgres://app@127.0.0.1:${port}/${name}`;

function serverOf(folder: string, port: number, { binaries, user, settings }: At): Member {
  const own = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=64MB'];
  const args = [...own, 'fsync=off', 'jit=off', 'max_connections=120', ...settings].flatMap((each) => ['-c', each]);
  let running: ChildProcess | undefined;
  return {
    folder,
    url: urlOf(port),
    port,
    start: async () => {
      running = spawn(path.join(binaries, 'postgres'), ['-D', folder, ...args], {
        ...user,
        cwd: '/',
        env: environment,
        stdio: 'ignore',
      });
      await untilReady(urlOf(port, 'postgres'), { hasEnded: () => running?.exitCode !== null });
    },
    kill: async () => {
      if (running?.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, 'exit');
      // Wake the child processes, because a frozen process would not notice that its parent has ended.
      for (const pid of childrenOf(running.pid)) send(pid, 'SIGCONT');
      running.kill('SIGKILL');
      await ended;
    },
    freeze: () => {
      // Freeze the parent process first, so that it starts no further child process.
      running?.kill('SIGSTOP');
      for (const pid of childrenOf(running?.pid)) send(pid, 'SIGSTOP');
    },
  };
}

/** Sends a signal to a process. Ignores a child process that has already ended. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Ids of the child processes, from Linux's /proc. */
function childrenOf(pid: number | undefined): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  return existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number) : [];
}

type Awaited = { readonly hasEnded?: () => boolean; readonly asking?: string };

async function untilReady(url: string, { hasEnded = () => false, asking = 'SELECT 1' }: Awaited = {}): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await asServer(url, async (client) => void (await client.query(asking)));
    } catch (error) {
      if (hasEnded() || Date.now() > until) throw error;
    }
    await sleep(50);
  }
}
