import { failure, type Result, success } from './result.ts';

/** `system`: a timer, a settled payment, a decided refund or a shop's auto-accept. */
export const workflowActors = ['member', 'merchant', 'courier', 'platform', 'system'] as const;
export type WorkflowActor = (typeof workflowActors)[number];

/** A row of a transition table: states, target state and actors. */
export type Transition<State, Event extends string, Actor extends string> = {
  readonly event: Event;
  /** Empty for events that start a workflow. */
  readonly from: readonly State[];
  /** `state_before`: the state that the after-sale interrupted. */
  readonly to: State | 'state_before';
  readonly actors: readonly Actor[];
  /** For rows that leave the after-sale: the interrupted states to which they apply. */
  readonly before?: readonly State[];
  /** Also possible during a refund. The row then changes the interrupted state. */
  readonly goesOnDuringAfterSale?: true;
};

/** The stored state, and the result of a transition. */
export type WorkflowPosition<State> = {
  readonly state: State;
  /** The state that an open after-sale interrupted. Null otherwise, and in workflows without an after-sale. */
  readonly stateBeforeAfterSale: State | null;
};

/** The current state, and the facts for the guards of its rows. */
export type WorkflowFacts<State> = { readonly state: State; readonly stateBeforeAfterSale?: State | null };

export type Workflow<
  State extends string | number,
  Event extends string,
  Actor extends string,
  Facts extends WorkflowFacts<State> = WorkflowFacts<State>,
  Row extends Transition<State, Event, Actor> = Transition<State, Event, Actor>,
> = {
  /** In the order of the user interface. */
  readonly events: readonly Event[];
  readonly transitions: readonly Row[];
  /** The state that stores which state it interrupted. */
  readonly afterSale?: State;
  readonly suits?: (row: Row, facts: Facts) => boolean;
};

export type TransitionFailure = 'transition_not_allowed' | 'actor_not_allowed';

/**
 * The new position, or a refusal: `transition_not_allowed` without a row from this state, `actor_not_allowed` if the
 * row is for other actors. Used by calls, jobs and consoles.
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
  if (row.to === afterSale) return success({ state: row.to, stateBeforeAfterSale: state });
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
