import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallName, Calls, Envelope } from '@chifan/contract';
import type { z } from 'zod';
import type { Server } from '../journeys/server.ts';

export type Caller = <Name extends CallName>(
  name: Name,
  input: z.input<Calls[Name]['input']>,
  token: string,
) => Promise<Envelope<z.output<Calls[Name]['output']>> | undefined>;

/** A gateway that keeps its refusal under our number repeats it for ever: then the guest chooses anew. */
const maxTries = 5;

/**
 * As an app on a bad network: repeats under the same key until the server answers. A gateway told to fail makes the
 * server answer 5xx, which is no answer either. @returns undefined when the load was over first.
 */
export const persistentCaller =
  (server: Pick<Server, 'call'>, isOver: () => boolean): Caller =>
  async (name, input, token) => {
    const idempotencyKey = randomUUID();
    for (let tries = 0; !isOver() || tries === 0; tries += 1) {
      try {
        const answer = await server.call(name, input, { token, idempotencyKey });
        if (answer.success || answer.code < 500 || tries >= maxTries) return answer;
      } catch {
        // The server was killed, or is not up yet.
      }
      await sleep(100 + Math.random() * 200);
    }
    return undefined;
  };
