import { failure, type Result, success } from '@chifan/domain';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { MapsFault } from '../maps.ts';

export type MapsRequest<Answer extends z.ZodType> = {
  readonly url: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly answer: Answer;
};

export type ServiceTools = {
  readonly name: string;
  readonly log: Logger;
  readonly timeoutMs: number;
  readonly userAgent: string;
};

/**
 * Requests a maps service. Returns `map_unavailable` if the response is late, failed or has an unknown format. The
 * query contains API keys, so it is never logged.
 */
export async function requestMapsService<Answer extends z.ZodType>(
  { name, log, timeoutMs, userAgent }: ServiceTools,
  { url, path, query, answer }: MapsRequest<Answer>,
): Promise<Result<z.output<Answer>, MapsFault>> {
  const outOfReach = (why: object) => {
    log.warn({ service: name, path, ...why }, 'maps service returned an unexpected response');
    return failure('map_unavailable');
  };
  const search = new URLSearchParams(query).toString();
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}${path}?${search}`, {
      headers: { accept: 'application/json', 'user-agent': userAgent },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (isRefusal(response.status)) {
      await response.body?.cancel();
      return outOfReach({ status: response.status });
    }
    // Some services respond with an error status when they find nothing, so read the body and ignore the status.
    const read = answer.safeParse(await response.json());
    return read.success ? success(read.data) : outOfReach({ issue: read.error.issues[0]?.path });
  } catch (error) {
    return outOfReach({ error: error instanceof Error ? error.name : 'unknown' });
  }
}

/**
 * Whether the HTTP status means that the maps service failed, blocks this server, or that our quota is used up.
 * Services with API keys report an invalid key in the body of the response, not by the status.
 */
const isRefusal = (status: number): boolean => status >= 500 || [401, 403, 429].includes(status);
