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

/**
 * Maximum attempts with one idempotency key. A gateway may repeat a stored refusal for this key forever. The guest then
 * chooses another payment method.
 */
const maxTries = 5;

/**
 * Makes API calls like an app on a bad network: repeats a call with the same idempotency key until the server answers.
 * A 5xx status, such as after an injected gateway fault, also counts as no answer.
 * @returns undefined if the load test ended before the server responded
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
        // The server did not answer, because it was killed or is still starting. Repeat the call.
      }
      await sleep(100 + Math.random() * 200);
    }
    return undefined;
  };
