import { setTimeout as sleep } from 'node:timers/promises';
import { consumeFault, type FaultControls } from './fault-controls.ts';

/** A webhook call. It is created for each delivery, because signatures contain the time. */
export interface WebhookRequest {
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface GatewayOptions {
  /** Stores keys and payments across restarts. */
  readonly folder: string;
  /** The product's address, read before each delivery: http://127.0.0.1:3000 */
  readonly productUrl: () => string;
}

/** Webhooks go only to the product, even if a merchant names another host. */
export const redirectToProduct = (target: string, product: string): string =>
  URL.canParse(target) && URL.canParse(product) ? new URL(new URL(target).pathname, product).href : '';

export interface DeliveryRules<Notice> {
  readonly faults: FaultControls;
  readonly request: (notice: Notice) => WebhookRequest;
  readonly forged: (notice: Notice) => WebhookRequest;
  /** Whether the product has accepted it. Each gateway expects another answer. */
  readonly isTaken: (status: number, body: string) => boolean;
  /** Epoch milliseconds of the event, and the duration of delivery attempts after it. */
  readonly createdAt: (notice: Notice) => number;
  readonly giveUpAfterMs: number;
  readonly answerTimeoutMs: number;
  /** Epoch milliseconds. */
  readonly notBefore?: (notice: Notice) => number;
  /** Delivered, lost or given up, so it is not sent again. */
  readonly end: (notice: Notice) => void;
}

export interface Deliveries<Notice> {
  /** At least once each, in no fixed order. */
  send(notices: readonly Notice[]): void;
  /** Stops all deliveries. They continue after the next start. */
  close(): void;
}

const overtakenMs = 1500;
const longestPauseMs = 300_000;

/** Repeats each notification until it is accepted, subject to the faults. */
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

/** @returns whether the delivery has ended, or false if everything is being closed */
async function bring<Notice>(rules: DeliveryRules<Notice>, notice: Notice, ending: AbortSignal): Promise<boolean> {
  const { faults } = rules;
  const held = faults.delayMs + (consumeFault(faults, 'outOfOrder') ? overtakenMs : 0);
  await pause(Math.max(0, (rules.notBefore?.(notice) ?? 0) - Date.now()) + held, ending);
  if (ending.aborted) return false;
  if (consumeFault(faults, 'drop')) return true;
  if (consumeFault(faults, 'badSignature')) await post(rules, rules.forged(notice), ending);
  const times = consumeFault(faults, 'duplicate') ? 2 : 1;
  for (let tries = 0; !ending.aborted; tries += 1) {
    const posts = Array.from({ length: times }, () => post(rules, rules.request(notice), ending));
    if ((await Promise.all(posts)).every(Boolean)) return true;
    if (Date.now() - rules.createdAt(notice) > rules.giveUpAfterMs) return true;
    await pause(Math.min(1000 * 2 ** tries, longestPauseMs), ending);
  }
  return false;
}

/** Resolves early if everything is being closed. The timer does not keep the process alive. */
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
