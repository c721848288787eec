import { createHash } from 'node:crypto';
import { type Access, type Calls, calls, type Envelope } from '@chifan/contract';
import type { ReaderLanguage } from '@chifan/domain';
import type { LightMyRequestResponse } from 'fastify';
import type { z } from 'zod';
import { type App, buildApp } from '../app.ts';
import type { Config } from '../platform/config.ts';
import { readConfig } from '../platform/config.ts';
import { openTestDatabase, type TestDatabase } from './database/test-database.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

/** A clock that only the test changes. */
export type TestClock = { now(): Date; set(date: Date): void; advance(ms: number): void };

export type CallOptions = { token?: string; idempotencyKey?: string; language?: ReaderLanguage };

export type TestApp = {
  readonly app: App;
  readonly databaseUrl: string;
  readonly clock: TestClock;
  readonly mailbox: Mailbox;
  call<Name extends keyof Calls>(
    name: Name,
    input: z.input<Calls[Name]['input']>,
    options?: CallOptions,
  ): Promise<Envelope<z.output<Calls[Name]['output']>> & { status: number }>;
  raw(request: {
    method?: 'GET' | 'POST';
    url: string;
    headers?: Record<string, string>;
    body?: string;
  }): Promise<LightMyRequestResponse>;
  drain(): Promise<void>;
  close(): Promise<void>;
};

/** Noon in Shanghai on a Saturday, when most shops are open. */
export const noonInShanghai = new Date('2026-11-21T04:00:00Z');

/** The production size of the database connection pool, for tests of concurrent calls. */
export const manyConnections = (): Partial<Config> => ({ databasePool: readConfig({}).databasePool });

/** Opens the real server on its own PostgreSQL database. Only the clock and outside services are replaced. */
export async function openTestApp(
  change: (config: Config) => Partial<Config> = () => ({}),
  openDatabase: () => Promise<TestDatabase> = openTestDatabase,
): Promise<TestApp> {
  const database = await openDatabase();
  const mailbox = await openMailbox();
  const defaults = readConfig({
    LOG_LEVEL: 'silent',
    SMTP_URL: mailbox.smtpUrl,
    RATE_LIMIT_PER_MINUTE: '1000000',
    // PostgreSQL fills the caches of each new connection, so few connections make tests faster. Tests of races use
    // `manyConnections`.
    DATABASE_POOL: '4',
    // On a busy machine, forty calls for one row wait longer than the product's limits.
    DATABASE_CONNECT_TIMEOUT_MS: '60000',
    DATABASE_STATEMENT_TIMEOUT_MS: '120000',
    DATABASE_LOCK_TIMEOUT_MS: '120000',
    DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: '120000',
  });
  const config = { ...defaults, refusesUnknownFields: true, requiresSecondFactor: false, ...change(defaults) };
  const clock = createTestClock(noonInShanghai);
  const app = await buildApp({ config, databaseUrl: database.url, clock });
  let counter = 0;
  return {
    app,
    databaseUrl: database.url,
    clock,
    mailbox,
    call: async (name, input, options = {}) => {
      const entry = calls[name];
      counter += 1;
      const response = await app.http.inject({
        method: 'POST',
        url: entry.path,
        remoteAddress: addressOf(options.token),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': options.idempotencyKey ?? `test-key-${counter}`,
          ...(options.token === undefined ? {} : { authorization: options.token }),
        },
        payload: JSON.stringify({ ...input, lang: options.language ?? usualLanguage[entry.access] ?? 'en' }),
      });
      return { ...response.json(), status: response.statusCode };
    },
    raw: ({ method = 'GET', url, headers = {}, body }) =>
      app.http.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) }),
    drain: () => app.worker.drain(),
    close: async () => {
      await app.close();
      await mailbox.close();
      await database.drop();
    },
  };
}

/** Default language of staff, by role. A test may set others. */
export const usualLanguage: Partial<Record<Access, ReaderLanguage>> = {
  merchant: 'zh-CN',
  courier: 'zh-CN',
  platform: 'zh-CN',
};

/** Returns an IP address for each signed-in person, so that rate limits for one person do not affect another person. */
function addressOf(token = ''): string {
  if (token === '') return '127.0.0.1';
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(token).digest();
  return `10.${a}.${b}.${c}`;
}

function createTestClock(start: Date): TestClock {
  let now = start;
  return {
    now: () => now,
    set: (date) => {
      now = date;
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms);
    },
  };
}
