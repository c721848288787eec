import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { listening, onFreePort } from './free-port.ts';

/** The command of Debian's package redis-server, or of Valkey. */
const command = ['redis-server', 'valkey-server'].find((name) => !spawnSync(name, ['--version']).error);

export const hasRedis = command !== undefined;
if (!hasRedis) console.warn('SKIPPED: no redis-server is installed (apt-get install redis-server).');

export type RedisServer = {
  readonly url: string;
  /** Starts the server again on the same port after `kill`. */
  start(): Promise<void>;
  /** Kills the process with SIGKILL (kill -9). */
  kill(): Promise<void>;
};

/** Starts a Redis server that stores nothing on disk. */
export async function openRedisServer(): Promise<RedisServer> {
  let running: ChildProcess | undefined;
  const startAt = async (port: number) => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    running = spawn(command ?? 'redis-server', args, { stdio: 'ignore' });
    await listening(port, () => running?.exitCode !== null);
    return port;
  };
  const port = await onFreePort(startAt);
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => void (await startAt(port)),
    kill: async () => {
      if (running?.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
  };
}
