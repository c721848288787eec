import { setTimeout as sleep } from 'node:timers/promises';
import { consumeFault, type FaultControls } from './fault-controls.ts';

/** One webhook request. A new request is created for each delivery, because its signature contains the time. */
export interface WebhookRequest {
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface GatewayOptions {
  /** Folder that stores keys and payments across restarts. */
  readonly folder: string;
  /** Origin of the Chifan server, such as http://127.0.0.1:3000. Called before each delivery. */
  readonly productUrl: () => string;
}

/**
 * Replaces the origin of a webhook URL by the origin of the Chifan server, so that no webhook is sent to another host.
 */
export const redirectToProduct = (target: string, product: string): string =>
  URL.canParse(target) && URL.canParse(product) ? new URL(new URL(target).pathname, product).href : '';

export interface DeliveryRules<Notice> {
  readonly faults: FaultControls;
  readonly request: (notice: Notice) => WebhookRequest;
  readonly forged: (notice: Notice) => WebhookRequest;
  /**
   * Whether the response of the Chifan server means that it accepted the notification. Each gateway expects a different
   * response.
   */
  readonly isAccepted: (status: number, body: string) => boolean;
  /** Time of the event in epoch milliseconds. Delivery attempts end `giveUpAfterMs` later. */
  readonly createdAt: (notice: Notice) => number;
  readonly giveUpAfterMs: number;
  readonly answerTimeoutMs: number;
  /** Earliest time at which the notification is sent, in epoch milliseconds. */
  readonly notBefore?: (notice: Notice) => number;
  /** Called when a notification was delivered, dropped by a fault or given up. The notification is not sent again. */
  readonly end: (notice: Notice) => void;
}

export interface Deliveries<Notice> {
  /** Sends notifications in no fixed order. Each is delivered at least once. */
  send(notices: readonly Notice[]): void;
  /** Stops all deliveries of notifications. The deliveries continue when the sandbox starts again. */
  close(): void;
}

const overtakenMs = 1500;
const longestPauseMs = 300_000;

/**
 * Sends each notification again until the Chifan server accepts it. The fault controls can delay, drop, duplicate or
 * forge it.
 */
export function createDeliveries<Notice>(rules: DeliveryRules<Notice>): Deliveries<Notice> {
  const ending = new AbortController();
  const deliver = async (notice: Notice): Promise<void> => {
    if (await isDelivered(rules, notice, ending.signal)) rules.end(notice);
  };
  return {
    send: (notices) => {
      for (const notice of notices) void deliver(notice);
    },
    close: () => ending.abort(),
  };
}

/** Delivers one notification. @returns false if the sandbox stops before the delivery has ended */
async function isDelivered<Notice>(
  rules: DeliveryRules<Notice>,
  notice: Notice,
  ending: AbortSignal,
): Promise<boolean> {
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

/** Waits `ms` milliseconds, or less if the sandbox stops. The process may exit during the wait. */
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
    return rules.isAccepted(answer.status, await answer.text());
  } catch {
    return false;
  }
}
