import { failure, type Result, success } from './result.ts';

/** The actors that cause events. `system` is a timer, a settled payment, a decided refund or a shop's auto-accept. */
export const workflowActors = ['member', 'merchant', 'courier', 'platform', 'system'] as const;
export type WorkflowActor = (typeof workflowActors)[number];

/** A row of a transition table: the event, the states before, the state after, and the actors who may cause it. */
export type Transition<State, Event extends string, Actor extends string> = {
  readonly event: Event;
  /** Empty if the event creates the entity. */
  readonly from: readonly State[];
  /** `state_before` is the state before the refund phase (after-sale). */
  readonly to: State | 'state_before';
  readonly actors: readonly Actor[];
  /**
   * For events that end the refund phase (after-sale): the states before the refund phase for which the row applies.
   */
  readonly before?: readonly State[];
  /** True: the event is also possible in the refund phase (after-sale), where it changes `stateBeforeAfterSale`. */
  readonly goesOnDuringAfterSale?: true;
};

/** The state of an entity as the database stores it. */
export type WorkflowPosition<State> = {
  readonly state: State;
  /** The state before the current refund phase (after-sale). Null outside this phase. */
  readonly stateBeforeAfterSale: State | null;
};

/**
 * The current state of an entity. The type of a workflow may add further facts, which the conditions (`suits`) of its
 * transitions read.
 */
export type WorkflowFacts<State> = { readonly state: State; readonly stateBeforeAfterSale?: State | null };

export type Workflow<
  State extends string | number,
  Event extends string,
  Actor extends string,
  Facts extends WorkflowFacts<State> = WorkflowFacts<State>,
  Row extends Transition<State, Event, Actor> = Transition<State, Event, Actor>,
> = {
  /** All events, in the order in which the user interface shows them. */
  readonly events: readonly Event[];
  readonly transitions: readonly Row[];
  /** The state of the refund phase (after-sale). In this state, `stateBeforeAfterSale` is set. */
  readonly afterSale?: State;
  readonly suits?: (row: Row, facts: Facts) => boolean;
};

export type TransitionFailure = 'transition_not_allowed' | 'actor_not_allowed';

/**
 * Returns the new state, or a refusal: `transition_not_allowed` if no row allows the event in this state,
 * `actor_not_allowed` if only other actors may cause it.
 */
export function applyEvent<
  State extends string | number,
  Event extends string,
  Actor extends string,
  Facts extends WorkflowFacts<State>,
  Row extends Transition<State, Event, Actor>,
>(
  workflow: Workflow<State, Event, Actor, Facts, Row>,
  facts: NoInfer<Facts>,
  event: NoInfer<Event>,
  actor: NoInfer<Actor>,
): Result<WorkflowPosition<State>, TransitionFailure> {
  const { transitions, afterSale, suits } = workflow;
  const { state, stateBeforeAfterSale: before = null } = facts;
  const isAfterSale = state === afterSale;
  const isFrom = (row: Row): boolean => {
    if (isAfterSale && row.goesOnDuringAfterSale) return row.from.some((from) => from === before);
    return row.from.includes(state) && (row.before === undefined || row.before.some((from) => from === before));
  };
  const row = transitions.find((row) => row.event === event && isFrom(row) && (suits?.(row, facts) ?? true));
  if (!row) return failure('transition_not_allowed');
  if (!row.actors.includes(actor)) return failure('actor_not_allowed');
  if (row.to === 'state_before') {
    return before === null ? failure('transition_not_allowed') : success({ state: before, stateBeforeAfterSale: null });
  }
  if (row.to === afterSale) return success({ state: row.to, stateBeforeAfterSale: isAfterSale ? before : state });
  if (isAfterSale && row.goesOnDuringAfterSale) return success({ state, stateBeforeAfterSale: row.to });
  return success({ state: row.to, stateBeforeAfterSale: null });
}

export const allowedEvents = <
  State extends string | number,
  Event extends string,
  Actor extends string,
  Facts extends WorkflowFacts<State>,
  Row extends Transition<State, Event, Actor>,
>(
  workflow: Workflow<State, Event, Actor, Facts, Row>,
  facts: NoInfer<Facts>,
  actor: NoInfer<Actor>,
): Event[] => workflow.events.filter((event) => applyEvent(workflow, facts, event, actor).ok);
