import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { listening, onFreePort } from './free-port.ts';

/** The command as installed by Debian's package. */
const command = ['pgbouncer', '/usr/sbin/pgbouncer'].find((name) => !spawnSync(name, ['--version']).error);

export const hasPgBouncer = command !== undefined;
if (!hasPgBouncer) console.warn('SKIPPED: no pgbouncer is installed (apt-get install pgbouncer).');

export type PgBouncer = {
  readonly url: string;
  /** Starts PgBouncer again on the same port. */
  start(): Promise<void>;
  /** Kills the process with SIGKILL (kill -9). */
  kill(): Promise<void>;
  close(): Promise<void>;
};

/** User and group for PgBouncer, which refuses to run as root. The user that runs PostgreSQL may open its socket. */
function ownerOf(host: string): { readonly uid: number; readonly gid: number } {
  const nobodyUid = 65_534;
  if (!host.startsWith('/')) return { uid: nobodyUid, gid: nobodyUid };
  const { uid, gid } = statSync(host);
  return { uid, gid };
}

/**
 * Starts PgBouncer in transaction mode. Uses few connections by default, so that consecutive queries use different
 * connections.
 */
export async function openPgBouncer(databaseUrl: string, connections = 3): Promise<PgBouncer> {
  const target = new Client({ connectionString: databaseUrl });
  const folder = mkdtempSync(path.join(tmpdir(), 'pgbouncer-'));
  await chmod(folder, 0o755);
  const file = path.join(folder, 'pgbouncer.ini');
  const password = target.password ? ` password=${target.password}` : '';
  const settings = (port: number): string =>
    [
      '[databases]',
      `* = host=${target.host} port=${target.port} user=${target.user}${password}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${connections}`,
      'max_client_conn = 200',
      'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
      '',
    ].join('\n');
  const isRoot = process.getuid?.() === 0;
  let running: ChildProcess | undefined;
  const startAt = async (port: number) => {
    writeFileSync(file, settings(port), { mode: 0o644 });
    running = spawn(command ?? 'pgbouncer', [file], { stdio: 'ignore', ...(isRoot ? ownerOf(target.host) : {}) });
    await listening(port, () => running?.exitCode !== null);
    return port;
  };
  const kill = async () => {
    if (running?.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  };
  const port = await onFreePort(startAt);
  return {
    url: `postgres://${target.user}@127.0.0.1:${port}/${target.database}`,
    start: async () => void (await startAt(port)),
    kill,
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
