import type { Tx } from '../database/database.ts';
import { enqueueAll, type JobHandlers, type NewJob, type TransactionalJob } from '../jobs/jobs.ts';

/**
 * Events that a module publishes for modules above it. Each module declares its events in `<module>.events.ts` by
 * declaration merging. A payload contains ids, never rows.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules add the members.
export interface EventPayloads {}
export type EventName = keyof EventPayloads;

export type Listener<Name extends EventName> = (
  tx: Tx,
  payload: EventPayloads[Name],
  after: (effect: () => void) => void,
) => Promise<void>;

type ListenerRow<Name extends EventName> = {
  /** The listener's name in the job table. */
  readonly as: string;
  /** If `wants` returns false, no job is written. The function may use only the payload. */
  readonly wants?: (payload: EventPayloads[Name]) => boolean;
  readonly handle: Listener<Name>;
  /**
   * Runs the listener in the transaction that publishes the event, without a job. Used for events that most orders
   * cause. The writes of the listener must not fail, because they would roll back the event itself (record 0002). The
   * listener also handles jobs that an older version of the server wrote for it.
   */
  readonly isInline?: true;
  /**
   * Events with the same key are delivered once, at `at`, with the payload of the first event. The listener reads the
   * effects of the later events from the database.
   */
  readonly bundle?: (payload: EventPayloads[Name]) => { readonly key: string; readonly at: Date };
};

export type Listeners = { readonly [Name in EventName]?: readonly ListenerRow<Name>[] };

export type Events = {
  /**
   * Writes one job per listener into the caller's transaction. Inline listeners get no job, because `runInline` calls
   * them.
   */
  publish<Name extends EventName>(tx: Tx, name: Name, payload: EventPayloads[Name], now: Date): Promise<void>;
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
    publish: async (tx, name, payload, now) => {
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
