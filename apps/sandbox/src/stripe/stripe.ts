import { createHmac } from 'node:crypto';
import { createDeliveries, type Deliveries, type WebhookRequest } from '../gateways/deliveries.ts';
import { consumeFault, type FaultControls, noFaults } from '../gateways/fault-controls.ts';
import { finishRefund } from './refunds.ts';
import { type Fact, openState, type PendingEvent, type StripeState } from './state.ts';

export interface StripeOptions {
  readonly folder: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly deliverWebhookTo: () => string;
}

/** A simulated Stripe account: secret key, state, fault controls, and webhooks to the Chifan server. */
export interface SandboxStripe {
  readonly secretKey: string;
  readonly state: StripeState;
  readonly faults: FaultControls;
  /** Stores the facts on disk, and sends their webhooks afterwards. Call the function before the response is sent. */
  commit(facts: readonly Fact[]): void;
  close(): void;
}

export function openStripe(options: StripeOptions): SandboxStripe {
  const state = openState(options.folder);
  const faults = noFaults();
  const webhooks = createWebhooks({ state, faults, target: options.deliverWebhookTo, secret: options.webhookSecret });
  const timers = new Set<NodeJS.Timeout>();
  const commit = (facts: readonly Fact[]): void => {
    if (facts.length === 0) return;
    state.commit(facts);
    webhooks.send(
      facts.flatMap((fact) => (fact.kind === 'event' ? [{ event: fact.value, notBefore: fact.notBefore }] : [])),
    );
    for (const fact of facts) if (fact.kind === 'refund' && fact.value.status === 'pending') finishSoon(fact.value.id);
  };
  const finishSoon = (refundId: string): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      commit(finishRefund(state, refundId, consumeFault(faults, 'abnormalRefund') ? 'failed' : 'succeeded'));
    }, faults.refundMs);
    timers.add(timer.unref());
  };
  webhooks.send([...state.pending.values()]);
  for (const { id, status } of state.refunds.values()) if (status === 'pending') finishSoon(id);
  return {
    secretKey: options.secretKey,
    state,
    faults,
    commit,
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      webhooks.close();
      state.close();
    },
  };
}

interface WebhookOptions {
  readonly state: StripeState;
  readonly faults: FaultControls;
  /** URL for webhooks. Called before each delivery, because the Chifan server may start to listen later. */
  readonly target: () => string;
  readonly secret: string;
}

const giveUpAfterMs = 3 * 24 * 60 * 60_000;

/**
 * Sends webhooks like Stripe: signed, in no fixed order, and repeated after 1, 2, 4 … seconds until a 2xx response, for
 * at most three days.
 */
const createWebhooks = ({ state, faults, target, secret }: WebhookOptions): Deliveries<PendingEvent> =>
  createDeliveries<PendingEvent>({
    faults,
    request: ({ event }) => requestOf(target(), event, secret),
    forged: ({ event }) => requestOf(target(), event, 'whsec_somebody_else'),
    isAccepted: (status) => status >= 200 && status < 300,
    giveUpAfterMs,
    createdAt: ({ event }) => event.created * 1000,
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

/** Header Stripe-Signature: the time, and an HMAC-SHA256 of `time.body` (scheme v1). */
function signatureOf(body: string, secret: string, seconds: number = Math.floor(Date.now() / 1000)): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
