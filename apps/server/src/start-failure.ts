import path from 'node:path';
import { type Config, readConfig } from './platform/config.ts';
import { EmbeddedPostgresFailure } from './platform/database/embedded-postgres-failure.ts';

/** Error with the reason why the server cannot start, as one sentence for the operator, without a stack trace. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** @throws StartFailure that names each unreadable setting. */
export function readSettings(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env);
  } catch (error) {
    throw new StartFailure(error instanceof Error ? error.message : String(error));
  }
}

type Coded = { readonly code?: unknown; readonly path?: unknown; readonly syscall?: unknown; readonly message: string };

/** @returns a sentence for an operator who can fix the cause, or undefined for a programming error. */
export function describeFailure(error: unknown, config: Config | null): string | undefined {
  if (error instanceof StartFailure || error instanceof EmbeddedPostgresFailure) return error.message;
  if (!(error instanceof Error)) return undefined;
  // A failed connection to a host with several IP addresses has one error for each address.
  if (error instanceof AggregateError && error.errors.length > 0) return describeFailure(error.errors[0], config);
  const coded: Coded = error;
  const sentence = describeListening(coded, config) ?? describeFiles(coded, config) ?? describeDatabase(coded, config);
  return sentence ?? (error.cause === undefined ? undefined : describeFailure(error.cause, config));
}

function describeListening({ code, syscall }: Coded, config: Config | null): string | undefined {
  if (config === null || (syscall !== 'listen' && syscall !== 'bind' && syscall !== 'getaddrinfo')) return undefined;
  const address = `${config.host}:${config.port}`;
  if (code === 'EADDRINUSE')
    return `Port ${config.port} is busy: another program (perhaps another Chifan) listens on ${address}. Stop it or set PORT.`;
  if (code === 'EACCES') return `Port ${config.port} needs more rights. Set PORT to 1024 or more.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${config.host}. Set HOST.`;
  return undefined;
}

function describeFiles({ code, path: file, syscall, message }: Coded, config: Config | null): string | undefined {
  const folder = config === null ? 'the data folder' : path.resolve(config.dataDir);
  if (code === 'ENOSPC' || /No space left on device/.test(message)) return `The disk of ${folder} is full.`;
  // Creating a folder on a read-only disk fails with ENOENT.
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM' || (code === 'ENOENT' && syscall === 'mkdir')) {
    const place = typeof file === 'string' && !file.startsWith(folder) ? file : folder;
    return `${place} is not writable. Set DATA_DIR to a writable folder.`;
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${folder} is not a folder. Set DATA_DIR to a folder.`;
  return undefined;
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);

/** Sentences for PostgreSQL error codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'rejects the password',
  '28000': 'rejects this user',
  '3D000': 'does not exist. Create it first',
  '53300': 'has no connection left',
  '53100': 'has no disk space left',
  '57P03': 'is starting up or shutting down. Try again in a moment',
  '42501': 'does not allow this user to create tables',
};

function describeDatabase({ code, message }: Coded, config: Config | null): string | undefined {
  const where = `The database ${placeOf(config?.databaseUrl ?? null)}`;
  if (typeof code === 'string') {
    const refusal = refusals[code];
    if (refusal !== undefined) return `${where} ${refusal}.`;
    if (unreachable.has(code)) return `${where} cannot be reached (${code}). Check DATABASE_URL.`;
  }
  if (/timeout expired|Connection terminated/.test(message)) return `${where} does not respond. Check DATABASE_URL.`;
  return undefined;
}

/** Host and name of the database, but not the whole URL, because its password must not reach a terminal or a log. */
function placeOf(url: string | null): string {
  if (url === null) return 'in DATA_DIR';
  const [, host = '', name = ''] = /^\w+:\/\/(?:[^@/]*@)?([^/?]*)\/?([^?]*)/.exec(url) ?? [];
  return `${host || (new URLSearchParams(url.split('?')[1]).get('host') ?? 'localhost')}/${name}`;
}
