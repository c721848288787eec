import { type FaultControls, happens, restingControls } from '../gateways/fault-controls.ts';
import { finishRefund } from './refunds.ts';
import { type Fact, openState, type StripeState } from './state.ts';
import { createWebhooks } from './webhooks.ts';

export interface StripeOptions {
  readonly folder: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly deliverWebhookTo: () => string;
}

/** One Stripe account: what it knows, what may go wrong in it, and its news to the product. */
export interface SandboxStripe {
  readonly secretKey: string;
  readonly state: StripeState;
  readonly faults: FaultControls;
  /** Keeps the facts, then lets their webhooks go. Nothing may be answered before. */
  commit(facts: readonly Fact[]): void;
  close(): void;
}

export function openStripe(options: StripeOptions): SandboxStripe {
  const state = openState(options.folder);
  const faults = restingControls();
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
      commit(finishRefund(state, refundId, happens(faults, 'abnormalRefund') ? 'failed' : 'succeeded'));
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
