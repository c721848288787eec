import type { ErrorReason } from '@chifan/contract/errors';
import type { WorkflowActor } from '@chifan/domain';
import type { Tx } from '../database/database.ts';
import { type Answer, refused } from '../http/call-result.ts';
import type { TransactionalJob } from '../jobs/jobs.ts';
import type { Platform } from '../module.ts';
import { systemContext, type TransitionContext } from './transition-context.ts';
import type { WorkflowTables } from './write-transition.ts';

type Change<Thing, Actor extends WorkflowActor> = {
  /** Reads the row and locks it until the transaction ends. Undefined if the row does not exist. */
  readonly lock: (tx: Tx) => Promise<Thing | undefined>;
  /** Returns false for a row of another person. The action is then refused as if the row did not exist. */
  readonly isTheirs?: (thing: Thing, tx: Tx) => boolean | Promise<boolean>;
  readonly missing: ErrorReason;
  readonly by: Pick<TransitionContext<Actor>, 'actor' | 'actorId' | 'now'>;
};

/** The actor and time of a transition that the caller of a request makes. */
export const byCaller = <Actor extends WorkflowActor>(
  actor: Actor,
  { caller, now }: { readonly caller: { readonly id: number }; readonly now: Date },
) => ({ actor, actorId: caller.id, now });

/** Runs an action of one person on one row, in its own transaction and with the row locked. */
export const withLockedRow = <Thing, Actor extends WorkflowActor, Done>(
  { database }: Platform,
  { lock, isTheirs = () => true, missing, by }: Change<Thing, Actor>,
  work: (context: TransitionContext<Actor>, thing: Thing) => Promise<Answer<Done>>,
): Promise<Answer<Done>> =>
  database.transact(async (tx, after): Promise<Answer<Done>> => {
    const thing = await lock(tx);
    if (thing === undefined || !(await isTheirs(thing, tx))) return refused(missing);
    return work({ tx, after, ...by }, thing);
  });

/**
 * Returns the handler of a timer. The handler locks the row and checks it, and does nothing if the transition has
 * already happened.
 */
export const timerHandler =
  <Thing>(
    { clock }: Platform,
    { timerPayload }: WorkflowTables,
    lock: (tx: Tx, id: number) => Promise<Thing | undefined>,
  ) =>
  (work: (context: TransitionContext<'system'>, thing: Thing) => Promise<unknown>): TransactionalJob => ({
    inTransaction: async (tx, carried: Readonly<Record<string, number>>, after) => {
      const id = carried[timerPayload];
      if (id === undefined) throw new Error(`a timer carries no ${timerPayload}`);
      const thing = await lock(tx, id);
      if (thing !== undefined) await work(systemContext({ tx, after, now: clock.now() }), thing);
    },
  });
