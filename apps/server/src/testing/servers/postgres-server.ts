import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseUser, chownTo, findBinaries, type RunAs } from '../../platform/database/embedded-postgres-files.ts';
import { asServer } from '../database/databases.ts';
import { freePort } from './free-port.ts';

/** A separate PostgreSQL that can be killed. Every local user may log in as `app`. */
export type PostgresServer = {
  /** URL of its database `chifan`. */
  readonly url: string;
  readonly port: number;
  start(): Promise<void>;
  /** kill -9 of its first process. The others notice that and end. */
  kill(): Promise<void>;
  /** Stops all its processes without ending them, like a machine that hangs. */
  freeze(): void;
};

/** Two servers. Their roles can change. */
export type Replicated = {
  readonly primary: PostgresServer;
  /** Follows the primary by streaming. */
  readonly standby: PostgresServer;
  /** The standby becomes the primary within about a second. */
  promote(): Promise<void>;
  /** Ends the former primary, copies the new one and follows it as standby. */
  rejoin(): Promise<void>;
  close(): Promise<void>;
};

export type ReplicatedOptions = {
  /** The folder of initdb and postgres. Default: the npm package's. */
  readonly binaries?: string | undefined;
  readonly settings?: readonly string[];
  /** A commit is answered once the standby has it, so confirmed data survives the primary. */
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

/** Written to its settings file, not its command line, because a promoted standby has no standby to wait for. */
const setSynchronous = (primary: Member): Promise<void> =>
  asServer(urlOf(primary.port, 'postgres'), async (client) => {
    await client.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
    await client.query('SELECT pg_reload_conf()');
  });

function follow(folder: string, port: number): void {
  writeFileSync(path.join(folder, 'standby.signal'), '');
  const source = `host=127.0.0.1 port=${port} user=app application_name=standby`;
  // Replaces the settings copied from the primary.
  writeFileSync(path.join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
}

/** Works like pg_basebackup, which the npm package lacks: files are copied while the server writes to them. */
async function copyRunning(from: Member, folder: string, user: RunAs): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const isCopied = (file: string) =>
    !/^(?:pg_wal|pg_replslot|pg_stat_tmp|base\/pgsql_tmp)\/|^postmaster\.(?:pid|opts)$|\/pgsql_tmp/.test(
      path.relative(from.folder, file),
    );
  await asServer(urlOf(from.port, 'postgres'), async (client) => {
    await client.query("SELECT pg_backup_start('rejoin', true)");
    cpSync(from.folder, folder, { recursive: true, preserveTimestamps: true, filter: isCopied });
    // Does not wait for the archive: streaming delivers the WAL written meanwhile.
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

/** Changes the owner of the whole folder, because root copied it. */
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
      // A frozen child process would not notice that its parent has ended.
      for (const pid of childrenOf(running.pid)) send(pid, 'SIGCONT');
      running.kill('SIGKILL');
      await ended;
    },
    freeze: () => {
      // The parent process first, so that it starts no further child.
      running?.kill('SIGSTOP');
      for (const pid of childrenOf(running?.pid)) send(pid, 'SIGSTOP');
    },
  };
}

/** A child process may end between the listing and the signal. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Child processes as listed by Linux. Each has its own process group. */
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
