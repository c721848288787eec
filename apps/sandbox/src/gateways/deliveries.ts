import { setTimeout as sleep } from 'node:timers/promises';
import { type FaultControls, happens } from './fault-controls.ts';

/** One way to send a notification, as it goes over the wire; made anew for each delivery, because signatures carry the time. */
export interface WebhookRequest {
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface GatewayOptions {
  /** Where keys and payments are kept over a restart. */
  readonly folder: string;
  /** Where the product listens, asked before each delivery: http://127.0.0.1:3000 */
  readonly productUrl: () => string;
}

/** A stand-in tells nobody but the product, whatever host a merchant names. */
export const atProduct = (target: string, product: string): string =>
  URL.canParse(target) && URL.canParse(product) ? new URL(new URL(target).pathname, product).href : '';

export interface DeliveryRules<Notice> {
  readonly faults: FaultControls;
  /** As the gateway signs it. */
  readonly request: (notice: Notice) => WebhookRequest;
  /** Signed by somebody who is not the gateway. */
  readonly forged: (notice: Notice) => WebhookRequest;
  /** Whether the product has taken it: each gateway listens for its own word. */
  readonly isTaken: (status: number, body: string) => boolean;
  /** When it happened, milliseconds since the epoch, and for how long after it the product is told. */
  readonly createdAt: (notice: Notice) => number;
  readonly giveUpAfterMs: number;
  readonly answerTimeoutMs: number;
  /** Not before this, milliseconds since the epoch. */
  readonly notBefore?: (notice: Notice) => number;
  /** It is taken, lost or given up: nothing more is sent of it. */
  readonly end: (notice: Notice) => void;
}

export interface Deliveries<Notice> {
  /** Tells the product of these, at least once each, in no promised order. */
  send(notices: readonly Notice[]): void;
  /** Ends all waiting; what was not taken is sent after the next start. */
  close(): void;
}

const overtakenMs = 1500;
const longestPauseMs = 300_000;

/** How every gateway tells its news: again and again until it is taken, with all that the faults let go wrong. */
export function createDeliveries<Notice>(rules: DeliveryRules<Notice>): Deliveries<Notice> {
  const ending = new AbortController();
  const deliver = async (notice: Notice): Promise<void> => {
    if (await bring(rules, notice, ending.signal)) rules.end(notice);
  };
  return {
    send: (notices) => {
      for (const notice of notices) void deliver(notice);
    },
    close: () => ending.abort(),
  };
}

/** @returns whether it has come to an end; not so when everything is being closed. */
async function bring<Notice>(rules: DeliveryRules<Notice>, notice: Notice, ending: AbortSignal): Promise<boolean> {
  const { faults } = rules;
  const held = faults.delayMs + (happens(faults, 'outOfOrder') ? overtakenMs : 0);
  await pause(Math.max(0, (rules.notBefore?.(notice) ?? 0) - Date.now()) + held, ending);
  if (ending.aborted) return false;
  if (happens(faults, 'drop')) return true;
  if (happens(faults, 'badSignature')) await post(rules, rules.forged(notice), ending);
  const times = happens(faults, 'duplicate') ? 2 : 1;
  for (let tries = 0; !ending.aborted; tries += 1) {
    const posts = Array.from({ length: times }, () => post(rules, rules.request(notice), ending));
    if ((await Promise.all(posts)).every(Boolean)) return true;
    if (Date.now() - rules.createdAt(notice) > rules.giveUpAfterMs) return true;
    await pause(Math.min(1000 * 2 ** tries, longestPauseMs), ending);
  }
  return false;
}

/** Ends early, without a fault, when everything is being closed; keeps no process alive. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

async function post<Notice>(
  rules: DeliveryRules<Notice>,
  request: WebhookRequest,
  ending: AbortSignal,
): Promise<boolean> {
  const { target, headers, body } = request;
  if (!URL.canParse(target)) return false;
  try {
    const answer = await fetch(target, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([ending, AbortSignal.timeout(rules.answerTimeoutMs)]),
    });
    return rules.isTaken(answer.status, await answer.text());
  } catch {
    return false;
  }
}
