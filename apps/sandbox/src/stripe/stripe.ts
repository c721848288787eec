import { type Knobs, restingKnobs } from './knobs.ts';
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
  readonly knobs: Knobs;
  /** Keeps the facts, then lets their webhooks go. Nothing may be answered before. */
  commit(facts: readonly Fact[]): void;
  close(): void;
}

export function openStripe(options: StripeOptions): SandboxStripe {
  const state = openState(options.folder);
  const knobs = restingKnobs();
  const webhooks = createWebhooks({ state, knobs, target: options.deliverWebhookTo, secret: options.webhookSecret });
  webhooks.send([...state.pending.values()]);
  return {
    secretKey: options.secretKey,
    state,
    knobs,
    commit: (facts) => {
      if (facts.length === 0) return;
      state.commit(facts);
      webhooks.send(
        facts.flatMap((fact) => (fact.kind === 'event' ? [{ event: fact.value, notBefore: fact.notBefore }] : [])),
      );
    },
    close: () => {
      webhooks.close();
      state.close();
    },
  };
}
