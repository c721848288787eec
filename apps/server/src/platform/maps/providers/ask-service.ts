import { createHash } from 'node:crypto';
import { failure, type Result, success } from '@chifan/domain';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { MapsFault } from '../maps.ts';

/** A guest waits for the answer. */
const timeoutMs = 10_000;

export type Asked<Answer extends z.ZodType> = {
  readonly url: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer: Answer;
};

export type ServiceTools = { readonly name: string; readonly log: Logger };

/**
 * GETs JSON of a maps service. What cannot be reached in time, answers with a failing status or with something else than its
 * documentation says, is out of reach. Keys stand in the query: it is never logged.
 */
export async function askService<Answer extends z.ZodType>(
  { name, log }: ServiceTools,
  { url, path, query, headers = {}, answer }: Asked<Answer>,
): Promise<Result<z.output<Answer>, MapsFault>> {
  const outOfReach = (why: object) => {
    log.warn({ service: name, path, ...why }, 'a maps service is out of reach');
    return failure('map_unavailable');
  };
  const search = new URLSearchParams(query).toString();
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}${path}?${search}`, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 401 || response.status === 403) {
      log.error({ service: name, path, status: response.status }, 'a maps service refuses our key');
      return failure('map_key_missing');
    }
    // A service that found nothing may say so by its status; its body tells.
    if (response.status >= 500 || response.status === 429) return outOfReach({ status: response.status });
    const read = answer.safeParse(await response.json());
    return read.success ? success(read.data) : outOfReach({ issue: read.error.issues[0]?.path });
  } catch (error) {
    return outOfReach({ error: error instanceof Error ? error.name : 'unknown' });
  }
}

/** The signature that Tencent asks for where a key has a secret: MD5 over the path and the sorted query. */
export function tencentSignature(path: string, query: Readonly<Record<string, string>>, secret: string): string {
  const sorted = Object.entries(query)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return createHash('md5').update(`${path}?${sorted}${secret}`).digest('hex');
}
