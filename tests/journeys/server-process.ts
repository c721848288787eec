import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/server/src/testing/servers/free-port.ts';
import { serverFlags } from '../../tools/launch/server-flags.mjs';
import { quietly, type Server, serverAt } from './server.ts';

const entry = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

/** The product in a separate process with production settings. Tests can kill it. */
export type ServerProcess = Server & {
  start(): Promise<void>;
  /** Sends SIGKILL, so the server cannot clean up. */
  kill(): Promise<void>;
  /** Sends SIGTERM. @returns the exit code */
  stop(): Promise<number | null>;
  /** Suspends the process until `thaw`, like a machine that hangs. */
  freeze(): void;
  thaw(): void;
};

export async function serverProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null) return ending?.exitCode ?? null;
    const exited = once(ending, 'exit');
    ending.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  };
  return {
    ...serverAt(url),
    start: async () => {
      child = spawn(process.execPath, [...serverFlags, entry], {
        env: { ...process.env, ...quietly, ...environment, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await untilReady(url, child);
    },
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server was not ready within a minute');
}
