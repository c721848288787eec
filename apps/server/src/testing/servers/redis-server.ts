import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort, listening } from './free-port.ts';

/** Debian's package redis-server, or Valkey's own. */
const command = ['redis-server', 'valkey-server'].find((name) => !spawnSync(name, ['--version']).error);

export const hasRedis = command !== undefined;
if (!hasRedis) console.warn('SKIPPED: no redis-server is installed (apt-get install redis-server).');

export type RedisServer = {
  readonly url: string;
  start(): Promise<void>;
  /** kill -9 */
  kill(): Promise<void>;
};

/** A real server that keeps nothing, on a port of its own; a killed one starts again on the same. */
export async function openRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  let running: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      running = spawn(command ?? 'redis-server', args, { stdio: 'ignore' });
      await listening(port, () => running?.exitCode !== null);
    },
    kill: async () => {
      if (running?.exitCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
  };
}
