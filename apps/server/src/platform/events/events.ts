import type { OrderActor } from '@chifan/domain/ordering';
import type { Tx } from '../database/database.ts';
import { enqueueAll, type JobHandlers, type NewJob, type TransactionalJob } from '../jobs/jobs.ts';

/** Events from lower modules to higher ones. Payloads hold ids, never rows. */
export type EventPayloads = {
  /** Exactly one of the two ids is set: the thing that the attempt pays. */
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
  /** A shop left a set meal. Members who chose it may choose again. */
  'setmeal.branch-left': { readonly setMealId: number; readonly shopId: number };
  /** Without `memberId` if an older version published the event. */
  'order.earned': { readonly orderId: number; readonly memberId?: number };
  'order.refunded': { readonly orderId: number };
  'payment.payout-ended': { readonly payoutId: number };
  /** `version` is that of the order after the transition. `hasEmail`: the guest has a mail address. Absent if unknown. */
  'order.moved': {
    readonly orderId: number;
    readonly memberId?: number;
    readonly event: string;
    readonly actor: OrderActor;
    readonly version: number;
    readonly hasEmail?: boolean;
    /** Whether a delivery has no courier. Absent if an older version published the event. */
    readonly needsCourier?: boolean;
  };
  /** A delivery that no courier has collected goes to another address. */
  'order.destination-changed': { readonly orderId: number };
  /** The kitchen or the courier wrote to the guest. */
  'order.message': { readonly orderId: number; readonly messageId: number };
  /** The guest, the kitchen or the courier wrote to the staff of the order. */
  'order.staff-message': { readonly orderId: number; readonly messageId: number };
  /** A delivery waits for a courier. A null `courierIds` means all on duty. A `ring` is announced once per round of an order. */
  'job.offered': {
    readonly orderId: number;
    readonly round: number;
    readonly ring: number;
    readonly courierIds: readonly number[] | null;
  };
  /** A courier is at the guest's door, or brings back food that no guest took. */
  'order.door': { readonly orderId: number; readonly step: 'arrive' | 'bring_back'; readonly version: number };
  'refund.moved': { readonly refundId: number; readonly event: string; readonly actor: OrderActor };
  'mall-order.moved': { readonly mallOrderId: number; readonly event: string; readonly actor: OrderActor };
  /** The merchant corrected the carrier or the tracking number, or added a tracking step. */
  'mall-order.parcel': { readonly mallOrderId: number; readonly step: string; readonly version: number };
  'mall-refund.moved': { readonly mallRefundId: number; readonly event: string; readonly actor: OrderActor };
  'withdrawal.moved': { readonly withdrawalId: number; readonly event: string; readonly actor: OrderActor };
  /** Points, money or a ticket, pending until now, are the member's. `at`: ISO 8601. */
  'reward.credited': { readonly memberId: number; readonly at: string };
  /** The platform has handed a coupon out. */
  'coupon.granted': { readonly couponId: number };
  /** The restaurant has answered a guest's review. */
  'review.replied': { readonly reviewId: number };
  /** The platform has hidden a review, or shown it again. */
  'review.moderated': { readonly reviewId: number };
  'help.answered': { readonly helpRequestId: number };
  /** Closed without a reply. */
  'help.closed': { readonly helpRequestId: number };
  /** A member requested deletion, and can still withdraw it. */
  'member.deletion-requested': { readonly memberId: number };
  /** The export of a member's data is ready for download. */
  'member.export-ready': { readonly memberId: number; readonly exportId: number };
};
export type EventName = keyof EventPayloads;

export type Listener<Name extends EventName> = (
  tx: Tx,
  payload: EventPayloads[Name],
  after: (effect: () => void) => void,
) => Promise<void>;

type ListenerRow<Name extends EventName> = {
  /** Names it in the job table. */
  readonly as: string;
  /** False: nothing is written for it. Only what the payload says may decide. */
  readonly wants?: (payload: EventPayloads[Name]) => boolean;
  readonly handle: Listener<Name>;
  /**
   * Handled in the transaction of the event, without a job: for events of most orders. Its writes must not fail, because
   * they would roll back the event itself (record 0002). Jobs of an older version are still handled.
   */
  readonly isInline?: true;
  /** Events with the same key are delivered once, at `at`, with the payload of the first. The database holds the rest by then. */
  readonly bundle?: (payload: EventPayloads[Name]) => { readonly key: string; readonly at: Date };
};

export type Listeners = { readonly [Name in EventName]?: readonly ListenerRow<Name>[] };

export type Events = {
  /** Writes one job per listener into the caller's transaction. Inline listeners get none. */
  announce<Name extends EventName>(tx: Tx, name: Name, payload: EventPayloads[Name], now: Date): Promise<void>;
  /** Runs the inline listeners in the caller's transaction. */
  runInline<Name extends EventName>(
    tx: Tx,
    name: Name,
    payload: EventPayloads[Name],
    after: (effect: () => void) => void,
  ): Promise<void>;
  readonly jobs: JobHandlers;
};

type AnyListener = { readonly handle: Listener<never> };

const jobOf = ({ handle }: AnyListener): TransactionalJob => ({ inTransaction: handle });

function jobFor<Payload extends object>(
  kind: string,
  payload: Payload,
  bundle: ((payload: Payload) => { readonly key: string; readonly at: Date }) | undefined,
  now: Date,
): NewJob {
  if (!bundle) return { kind, payload, runAt: now };
  const { key, at } = bundle(payload);
  return { kind, key: `${kind}:${key}`, payload, runAt: at };
}

export function createEvents(...ofTerms: readonly Listeners[]): Events {
  const listenersOf = <Name extends EventName>(name: Name, payload: EventPayloads[Name]) =>
    ofTerms.flatMap((listeners) => listeners[name] ?? []).filter(({ wants }) => wants?.(payload) ?? true);
  const jobs = Object.fromEntries(
    ofTerms.flatMap((listeners) =>
      Object.entries(listeners).flatMap(([name, ofEvent]) =>
        (ofEvent ?? []).map((listener) => [`${name}>${listener.as}`, jobOf(listener)]),
      ),
    ),
  );
  return {
    jobs,
    announce: async (tx, name, payload, now) => {
      const waiting = listenersOf(name, payload).filter(({ isInline }) => !isInline);
      await enqueueAll(
        tx,
        waiting.map(({ as, bundle }) => jobFor(`${name}>${as}`, payload, bundle, now)),
      );
    },
    runInline: async (tx, name, payload, after) => {
      for (const { handle, isInline } of listenersOf(name, payload)) if (isInline) await handle(tx, payload, after);
    },
  };
}
