import { createHmac } from 'node:crypto';
import { createDeliveries, type Deliveries, type WebhookRequest } from '../gateways/deliveries.ts';
import type { FaultControls } from '../gateways/fault-controls.ts';
import type { PendingEvent, StripeState } from './state.ts';

export interface WebhookOptions {
  readonly state: StripeState;
  readonly faults: FaultControls;
  /** Asked before each delivery: the product may not be listening yet. */
  readonly target: () => string;
  readonly secret: string;
}

const giveUpAfterMs = 3 * 24 * 60 * 60_000;
const longestPauseMs = 300_000;

/** Delivers events as Stripe does: signed, in no promised order, again after 1, 2, 4 … seconds until a 2xx, for three days. */
export const createWebhooks = ({ state, faults, target, secret }: WebhookOptions): Deliveries<PendingEvent> =>
  createDeliveries<PendingEvent>({
    faults,
    request: ({ event }) => requestOf(target(), event, secret),
    forged: ({ event }) => requestOf(target(), event, 'whsec_somebody_else'),
    isTaken: (status) => status >= 200 && status < 300,
    pauseMs: (tries, { event }) =>
      Date.now() - event.created * 1000 > giveUpAfterMs ? undefined : Math.min(1000 * 2 ** tries, longestPauseMs),
    answerTimeoutMs: 20_000,
    notBefore: ({ notBefore }) => notBefore,
    end: ({ event }) => state.commit([{ kind: 'delivered', eventId: event.id }]),
  });

function requestOf(target: string, event: PendingEvent['event'], secret: string): WebhookRequest {
  const body = JSON.stringify(event, null, 2);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': signatureOf(body, secret),
  };
  return { target, headers, body };
}

/** Stripe-Signature: time and HMAC-SHA256 over `time.body`, scheme v1. */
export function signatureOf(body: string, secret: string, seconds: number = Math.floor(Date.now() / 1000)): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
