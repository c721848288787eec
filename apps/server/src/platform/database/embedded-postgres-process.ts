import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { EmbeddedPostgresFailure, failureFrom } from './embedded-postgres-failure.ts';
import { chownTo, type RunAs } from './embedded-postgres-files.ts';

export interface Cluster {
  readonly home: string;
  readonly data: string;
  readonly socket: string;
  readonly binaries: string;
  readonly user: RunAs;
  /** Additional PostgreSQL settings, each as `name=value`. */
  readonly settings: readonly string[];
}

const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
const localeName = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
const startTimeoutMs = 120_000;
const fastStopMs = 6000;

/**
 * Creates the database files in a temporary folder and renames it, so that a crash or a concurrent process never leaves
 * incomplete files.
 */
export function createCluster(home: string, data: string, binaries: string, user: RunAs): void {
  if (existsSync(data)) return;
  removeUnfinished(home);
  const aside = mkdtempSync(path.join(home, 'initdb-'));
  chownTo(aside, user);
  const made = spawnSync(
    path.join(binaries, 'initdb'),
    ['-D', aside, '-U', 'app', '-A', 'trust', '-E', 'UTF8', `--locale=${localeName}`]
      // The builtin locale recognises Chinese letters, which trigrams need, and sorts equally on every machine.
      .concat(['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions']),
    { ...user, cwd: '/', env: environment, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(aside, { recursive: true, force: true });
    throw failureFrom(`${made.stderr ?? ''}${made.error?.message ?? ''}`, 'Making the database');
  }
  try {
    renameSync(aside, data);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(path.join(data, 'PG_VERSION'))) throw error;
  }
}

function removeUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    const folder = path.join(home, name);
    const isOld = () => Date.now() - statSync(folder).mtimeMs > 10 * 60_000;
    if (name.startsWith('initdb-') && isOld()) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts PostgreSQL for the cluster, or uses a PostgreSQL that already runs, for example after its server was killed.
 */
export async function ensureRunning(cluster: Cluster): Promise<void> {
  const until = Date.now() + startTimeoutMs;
  let attempt = (await canLogIn(cluster)) ? null : start(cluster);
  while (!(await canLogIn(cluster))) {
    if (Date.now() > until) throw failureFrom(attempt?.output() ?? '', 'Starting PostgreSQL');
    if (attempt?.hasEnded()) {
      const output = attempt.output();
      const other = runningProcess(cluster.data);
      // Another process starts PostgreSQL, or an old PostgreSQL is still stopping. The next login attempt shows which.
      if (other === null) {
        if (/lock file .* already exists/.test(output)) removeStaleLock(cluster);
        else if (!isPassing.test(output)) throw failureFrom(output, 'Starting PostgreSQL');
      }
      if (attempt.endedSince() > (other === null ? 300 : 2000)) attempt = start(cluster);
    }
    await sleep(30);
  }
}

/** Messages of a start that will succeed later, when the child processes of a killed PostgreSQL have ended. */
const isPassing = /shared memory block .* still in use|shutting down/;

/** While PostgreSQL starts, it accepts connections but refuses logins. Only a successful login proves that it runs. */
async function canLogIn(cluster: Cluster): Promise<boolean> {
  if (!existsSync(path.join(cluster.data, 'postmaster.pid'))) return false;
  const client = new Client({ host: cluster.socket, user: 'app', database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Start {
  hasEnded(): boolean;
  endedSince(): number;
  output(): string;
}

/**
 * The buffer size: a sixteenth of the available memory, between 128 MB (PostgreSQL's default) and 1 GB. The search
 * indexes should fit into it.
 */
function bufferMegabytes(): number {
  const allowed = process.constrainedMemory() || totalmem();
  return Math.round(Math.min(1024, Math.max(128, Math.min(allowed, totalmem()) / 2 ** 20 / 16)));
}

const ownSettings = (): string[] => [
  'listen_addresses=',
  'max_connections=100',
  'jit=off',
  'log_checkpoints=off',
  'timezone=UTC',
  // Frequent statistics, because plans depend on them and tables of a new installation grow a hundredfold within a
  // minute.
  'autovacuum_naptime=15s',
  // Parallel plans need more than the 64 MB of /dev/shm in containers, and are not faster on two cores.
  'max_parallel_workers_per_gather=0',
  `shared_buffers=${bufferMegabytes()}MB`,
];

function start(cluster: Cluster): Start {
  const log = path.join(cluster.home, 'postgres.log');
  if (existsSync(log) && statSync(log).size > 5_000_000) renameSync(log, `${log}.old`);
  const file = openSync(log, 'a', 0o600);
  const before = statSync(log).size;
  const settings = [...ownSettings(), ...cluster.settings].flatMap((setting) => ['-c', setting]);
  const child = spawn(
    path.join(cluster.binaries, 'postgres'),
    ['-D', cluster.data, '-k', cluster.socket, ...settings],
    {
      ...cluster.user,
      cwd: '/',
      env: environment,
      stdio: ['ignore', file, file],
      // Ctrl-C in the terminal must not stop PostgreSQL directly. The server closes it last.
      detached: true,
    },
  );
  closeSync(file);
  child.unref();
  let endedAt: number | null = null;
  let failed = '';
  child.once('error', (error) => {
    failed = error.message;
    endedAt = Date.now();
  });
  child.once('exit', () => {
    endedAt = Date.now();
  });
  return {
    hasEnded: () => endedAt !== null,
    endedSince: () => Date.now() - (endedAt ?? Date.now()),
    output: () => readFileSync(log).subarray(before).toString('utf8').slice(-4000) + failed,
  };
}

/**
 * The process ID of the PostgreSQL that runs this cluster, or null. The process ID in the lock file may belong to
 * another program now.
 */
function runningProcess(data: string): number | null {
  const pid = Number(readIfThere(path.join(data, 'postmaster.pid')).split('\n', 1)[0]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  return commandOf(pid).includes('postgres') ? pid : null;
}

/** Reads a file, or returns '' if the file is missing. A process may end at any time and remove its files. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}

function commandOf(pid: number): string {
  if (existsSync('/proc/self/cmdline')) return readIfThere(`/proc/${pid}/cmdline`);
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
}

function removeStaleLock(cluster: Cluster): void {
  rmSync(path.join(cluster.data, 'postmaster.pid'), { force: true });
  rmSync(path.join(cluster.socket, '.s.PGSQL.5432.lock'), { force: true });
}

/**
 * Stops the cluster, even if another process started it. Open transactions roll back. If the stop takes too long,
 * PostgreSQL is stopped immediately.
 */
export async function stop(cluster: Cluster): Promise<void> {
  const pid = runningProcess(cluster.data);
  if (pid === null) return;
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    send(pid, signal);
    const until = Date.now() + fastStopMs;
    while (Date.now() < until) {
      if (runningProcess(cluster.data) !== pid) return;
      await sleep(20);
    }
  }
  throw new EmbeddedPostgresFailure(`PostgreSQL (process ${pid}) did not stop.`);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
