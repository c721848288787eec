import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { happens, type Knobs } from './knobs.ts';
import type { StripeEvent } from './objects.ts';
import type { PendingEvent, StripeState } from './state.ts';

export interface Webhooks {
  /** Sends the news of these events, at least once each. */
  send(events: readonly PendingEvent[]): void;
  /** Ends all waiting; what was not taken is sent after the next start. */
  close(): void;
}

export interface WebhookOptions {
  readonly state: StripeState;
  readonly knobs: Knobs;
  /** Asked before each delivery: the product may not be listening yet. */
  readonly target: () => string;
  readonly secret: string;
}

const giveUpAfterMs = 3 * 24 * 60 * 60_000;
const longestPauseMs = 300_000;
const overtakenMs = 1500;
const answerTimeoutMs = 20_000;

/** Delivers events as Stripe does: signed, in no promised order, again after 1, 2, 4 … seconds until a 2xx, for three days. */
export function createWebhooks(options: WebhookOptions): Webhooks {
  const ending = new AbortController();
  const isOpen = () => !ending.signal.aborted;
  const send = (event: StripeEvent, secret: string, times = 1) => post(options, event, secret, times, ending.signal);
  async function deliver({ event, notBefore }: PendingEvent): Promise<void> {
    const held = options.knobs.delayMs + (happens(options.knobs, 'outOfOrder') ? overtakenMs : 0);
    await pause(Math.max(0, notBefore - Date.now()) + held, ending.signal);
    if (!isOpen()) return;
    if (happens(options.knobs, 'drop')) return markDelivered(options.state, event);
    if (happens(options.knobs, 'badSignature')) await send(event, 'whsec_somebody_else');
    const times = happens(options.knobs, 'duplicate') ? 2 : 1;
    for (let pauseMs = 1000; isOpen() && !(await send(event, options.secret, times)); pauseMs *= 2) {
      if (Date.now() - event.created * 1000 > giveUpAfterMs) break;
      await pause(Math.min(pauseMs, longestPauseMs), ending.signal);
    }
    if (isOpen()) markDelivered(options.state, event);
  }
  return {
    send: (events) => {
      for (const event of events) void deliver(event);
    },
    close: () => ending.abort(),
  };
}

/** Ends early, without a fault, when everything is being closed; keeps no process alive. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

const markDelivered = (state: StripeState, event: StripeEvent): void =>
  state.commit([{ kind: 'delivered', eventId: event.id }]);

/** @returns whether every delivery was taken with a 2xx */
async function post(
  options: WebhookOptions,
  event: StripeEvent,
  secret: string,
  times: number,
  ending: AbortSignal,
): Promise<boolean> {
  const target = options.target();
  if (!URL.canParse(target)) return false;
  const body = JSON.stringify(event, null, 2);
  try {
    const answers = await Promise.all(
      Array.from({ length: times }, () =>
        fetch(target, {
          method: 'POST',
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
            'stripe-signature': signatureOf(body, secret),
          },
          body,
          redirect: 'manual',
          signal: AbortSignal.any([ending, AbortSignal.timeout(answerTimeoutMs)]),
        }),
      ),
    );
    for (const answer of answers) await answer.body?.cancel();
    return answers.every(({ ok }) => ok);
  } catch {
    return false;
  }
}

/** Stripe-Signature: time and HMAC-SHA256 over `time.body`, scheme v1. */
export function signatureOf(body: string, secret: string, seconds: number = Math.floor(Date.now() / 1000)): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
