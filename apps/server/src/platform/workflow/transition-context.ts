import type { WorkflowActor } from '@chifan/domain';
import type { Tx } from '../database/database.ts';

/**
 * The actor, the time and the transaction of a transition. All actors can change an order. Only some actors can change
 * other workflows, such as a refund.
 */
export type TransitionContext<Actor extends WorkflowActor = WorkflowActor> = {
  readonly tx: Tx;
  readonly after: (effect: () => void) => void;
  readonly now: Date;
  readonly actor: Actor;
  /** The id of the member, courier or staff account. Null for timers and other automatic transitions. */
  readonly actorId: number | null;
};

/** A context for a transition by a timer, a payment or a decision, in the transaction that caused it. */
export const systemContext = ({
  tx,
  after,
  now,
}: Pick<TransitionContext, 'tx' | 'after' | 'now'>): TransitionContext<'system'> => ({
  tx,
  after,
  now,
  actor: 'system',
  actorId: null,
});
