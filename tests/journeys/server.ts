import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Calls, calls, type Envelope } from '@chifan/contract';
import { afterAll, inject } from 'vitest';
import type { z } from 'zod';
import type { Clock } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { startServer } from '../../apps/server/src/start-server.ts';
import { usualLanguage } from '../../apps/server/src/testing/index.ts';
import { onFreePort } from '../../apps/server/src/testing/servers/free-port.ts';

/** A running server. Journeys also make API calls to it directly. */
export type Server = {
  readonly url: string;
  call<Name extends keyof Calls>(
    name: Name,
    input: z.input<Calls[Name]['input']>,
    options?: { token?: string; idempotencyKey?: string; language?: string },
  ): Promise<Envelope<z.output<Calls[Name]['output']>>>;
  post(path: string, body: object): Promise<unknown>;
};

type Settings = Readonly<Record<string, string>>;

/** Server settings of every journey. The rate limit is off, because automated guests make many API calls. */
export const quietly: Settings = { LOG_LEVEL: 'fatal', RATE_LIMIT_PER_MINUTE: '1000000' };

/**
 * Starts the whole product in the test's own process, on a free port. A test worker loads the product's code once for
 * all its test files. Tests that kill or stop the server process use `serverProcess`.
 */
export async function serverWithin(settings: Settings, clock?: Clock): Promise<Server & { stop(): Promise<void> }> {
  const { url, close } = await onFreePort((port) =>
    startServer(readConfig({ ...quietly, ...settings, PORT: String(port) }), {
      progress: () => undefined,
      ...(clock === undefined ? {} : { clock }),
    }),
  );
  return { ...serverAt(url), stop: close };
}

export function serverAt(url: string): Server {
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
    post,
    call: async (name, input, options = {}) =>
      (await post(
        calls[name].path,
        { ...input, lang: options.language ?? usualLanguage[calls[name].access] ?? 'en' },
        {
          'idempotency-key': options.idempotencyKey ?? randomUUID(),
          ...(options.token === undefined ? {} : { authorization: options.token }),
        },
      )) as never,
  };
}

/**
 * Creates a folder for the files of one server, with the gateway keys of the test run. A separate folder keeps payments
 * of another database out of the simulated gateways. Call the function before the server starts, because the folder is
 * deleted after the server ends.
 */
export function ownFolder(): string {
  const folder = createFolder();
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a folder as `ownFolder` does, for a server that ends with its test worker. */
export function folderOfWorker(): string {
  const folder = createFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'chifan-journey-'));
  cpSync(inject('sandboxKeys'), path.join(folder, 'sandbox'), { recursive: true });
  return folder;
}
