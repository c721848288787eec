import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseUser, findBinaries, give, type RunAs } from '../../platform/database/embedded-postgres-files.ts';
import { asServer } from '../database/databases.ts';
import { freePort } from './free-port.ts';

/** A PostgreSQL of its own, that can be killed. Every local user may log in as `app`. */
export type PostgresServer = {
  /** Of its database `chifan`. */
  readonly url: string;
  readonly port: number;
  start(): Promise<void>;
  /** kill -9 of its first process; the others notice and end. */
  kill(): Promise<void>;
};

export type Replicated = {
  readonly primary: PostgresServer;
  /** Follows the primary by streaming. */
  readonly standby: PostgresServer;
  /** The standby takes over, within a second or so. */
  promote(): Promise<void>;
  close(): Promise<void>;
};

export type ReplicatedOptions = {
  /** The folder of initdb and postgres; else npm's. */
  readonly binaries?: string | undefined;
  readonly settings?: readonly string[];
  /** A commit is answered once the standby has it too: what was told to a guest outlives the primary. */
  readonly isSynchronous?: boolean;
};

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
  const [portA, portB] = [await freePort(), await freePort()];
  const waits = options.isSynchronous ? ['synchronous_standby_names=*'] : [];
  const primary = serverOf(first, portA, { ...at, settings: [...at.settings, ...waits] });
  writeFileSync(path.join(second, 'standby.signal'), '');
  const follows = `primary_conninfo=host=127.0.0.1 port=${portA} user=app application_name=standby`;
  const standby = serverOf(second, portB, { ...at, settings: [...at.settings, follows] });
  await standby.start();
  await primary.start();
  await asServer(urlOf(portA, 'postgres'), (client) => client.query('CREATE DATABASE chifan'));
  await untilReady(standby.url);
  return {
    primary,
    standby,
    promote: () => asServer(standby.url, async (client) => void (await client.query('SELECT pg_promote(true, 60)'))),
    close: async () => {
      await standby.kill();
      await primary.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

type At = { readonly binaries: string; readonly user: RunAs; readonly settings: readonly string[] };

const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
const patienceMs = 60_000;

function initialise(folder: string, { binaries, user }: At): void {
  const args = ['-D', folder, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions'];
  const parent = mkdtempSync(`${folder}-`);
  give(parent, user);
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

/** All that lies in it: root has copied it. */
function own(folder: string, { uid, gid }: RunAs): void {
  if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, folder]);
  chmodSync(folder, 0o700);
}

const urlOf = (port: number, name = 'chifan'): string => `postgres://app@127.0.0.1:${port}/${name}`;

function serverOf(folder: string, port: number, { binaries, user, settings }: At): PostgresServer {
  const own = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=64MB'];
  const args = [...own, 'fsync=off', 'jit=off', 'max_connections=120', ...settings].flatMap((each) => ['-c', each]);
  let running: ChildProcess | undefined;
  return {
    url: urlOf(port),
    port,
    start: async () => {
      running = spawn(path.join(binaries, 'postgres'), ['-D', folder, ...args], {
        ...user,
        cwd: '/',
        env: environment,
        stdio: 'ignore',
      });
      await untilReady(urlOf(port, 'postgres'), () => running?.exitCode !== null);
    },
    kill: async () => {
      if (running?.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilReady(url: string, hasEnded: () => boolean = () => false): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await asServer(url, async (client) => void (await client.query('SELECT 1')));
    } catch (error) {
      if (hasEnded() || Date.now() > until) throw error;
    }
    await sleep(50);
  }
}
