import type { Executor, Tx } from '../database/database.ts';
import { enqueue, type JobHandlers } from '../jobs/jobs.ts';

/** News that travels upward: the lower term announces, whoever stands above listens. Payloads are ids, never rows. */
export type EventPayloads = {
  /** One of the two ids is there: what the attempt pays. */
  'payment.settled': {
    readonly attemptId: number;
    readonly orderId: number | null;
    readonly purchaseId: number | null;
  };
  'payment.gateway-refund-changed': {
    readonly gatewayRefundId: number;
    readonly orderId: number | null;
    readonly purchaseId: number | null;
  };
  /** A shop takes part in a set meal no more: whoever has chosen it may choose again. */
  'setmeal.branch-left': { readonly setMealId: number; readonly shopId: number };
  'order.earned': { readonly orderId: number };
  'order.refunded': { readonly orderId: number };
  'payment.payout-ended': { readonly payoutId: number };
  'order.moved': { readonly orderId: number; readonly event: string };
};
export type EventName = keyof EventPayloads;

export type Listener<Name extends EventName> = (
  tx: Tx,
  payload: EventPayloads[Name],
  after: (effect: () => void) => void,
) => Promise<void>;

/** One row a listener; `as` names it in the job table. */
export type Listeners = {
  readonly [Name in EventName]?: readonly { readonly as: string; readonly handle: Listener<Name> }[];
};

export type Events = {
  /** Writes one job for each listener into the caller's transaction: the news and its cause stand or fall together. */
  announce<Name extends EventName>(tx: Executor, name: Name, payload: EventPayloads[Name], now: Date): Promise<void>;
  readonly jobs: JobHandlers;
};

export function createEvents(...ofTerms: readonly Listeners[]): Events {
  const listenersOf = <Name extends EventName>(name: Name) => ofTerms.flatMap((listeners) => listeners[name] ?? []);
  const jobs = Object.fromEntries(
    ofTerms.flatMap((listeners) =>
      Object.entries(listeners).flatMap(([name, ofEvent]) =>
        (ofEvent ?? []).map((listener) => [`${name}>${listener.as}`, { inTransaction: listener.handle }]),
      ),
    ),
  );
  return {
    jobs,
    announce: async (tx, name, payload, now) => {
      const jobs = listenersOf(name).map(({ as }) => ({ kind: `${name}>${as}`, payload, runAt: now }));
      // All are asked for at once: whoever writes the news pipelined has its transaction end after the last of them.
      await Promise.all(jobs.map((job) => enqueue(tx, job)));
    },
  };
}
