import type { OrderActor } from '@chifan/domain/ordering';
import type { Tx } from '../database/database.ts';

/** Who moves something, when, and in which transaction. An order knows all actors, other workflows some of them. */
export type TransitionContext<Actor extends OrderActor = OrderActor> = {
  readonly tx: Tx;
  readonly after: (effect: () => void) => void;
  readonly now: Date;
  readonly actor: Actor;
  /** The member's, courier's or staff's id; null for timers and what else happens by itself. */
  readonly actorId: number | null;
};

/** A timer, a settled payment or a decision does it, in the transaction of what led to it. */
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
