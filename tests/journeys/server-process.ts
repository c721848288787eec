import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Calls, calls, type Envelope } from '@chifan/contract';
import { afterAll } from 'vitest';
import type { z } from 'zod';
import { freePort } from '../../tools/test/free-port.ts';

const entry = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

export type ServerProcess = {
  readonly url: string;
  start(): Promise<void>;
  /** SIGKILL: no cleanup. */
  kill(): Promise<void>;
  /** SIGTERM. @returns the exit code. */
  stop(): Promise<number | null>;
  call<Name extends keyof Calls>(
    name: Name,
    input: z.input<Calls[Name]['input']>,
    options?: { token?: string; idempotencyKey?: string; language?: string },
  ): Promise<Envelope<z.output<Calls[Name]['output']>>>;
  post(path: string, body: object): Promise<unknown>;
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
  const post = async (place: string, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
    const response = await fetch(url + place, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  return {
    url,
    start: async () => {
      child = spawn(process.execPath, [entry], {
        env: {
          ...process.env,
          LOG_LEVEL: 'fatal',
          RATE_LIMIT_PER_MINUTE: '1000000',
          ...environment,
          PORT: String(port),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await untilReady(url, child);
    },
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    post,
    call: async (name, input, options = {}) =>
      (await post(
        calls[name].path,
        { ...input, lang: options.language ?? 'en' },
        {
          'idempotency-key': options.idempotencyKey ?? randomUUID(),
          ...(options.token === undefined ? {} : { authorization: options.token }),
        },
      )) as never,
  };
}

/**
 * A folder for what a server keeps beside its database: otherwise the gateways' stand-ins would know another database's
 * payments under the same numbers. Call it before the server starts, so that it is deleted after the server has ended.
 */
export function ownFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'chifan-journey-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
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
