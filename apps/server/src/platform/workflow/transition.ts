import { applyEvent, type Transition, type Workflow, type WorkflowActor, type WorkflowFacts } from '@chifan/domain';
import { writePipelined } from '../database/database.ts';
import { type Answer, refused } from '../http/call-result.ts';
import type { Platform } from '../module.ts';
import type { TransitionContext } from './transition-context.ts';
import { type WorkflowTables, type WorkflowTimer, writeTransition } from './write-transition.ts';

export type StoredRow<State> = {
  readonly id: number;
  readonly state: State;
  readonly state_before_after_sale?: State | null;
  readonly version?: number;
};

/** `Host` is the part of `Platform` that is needed to announce and publish a transition. */
export type StoredWorkflow<
  State extends string | number,
  Event extends string,
  Actor extends WorkflowActor,
  Facts extends WorkflowFacts<State>,
  Row extends Transition<State, Event, Actor>,
  Thing extends StoredRow<State>,
  Column extends keyof Thing & string,
  Host = Platform,
> = {
  readonly workflow: Workflow<State, Event, Actor, Facts, Row>;
  readonly tables: WorkflowTables<Column>;
  readonly factsOf: (thing: Thing) => NoInfer<Facts>;
  readonly announce?: (platform: Host, context: TransitionContext<Actor>, moved: Thing, event: Event) => Promise<void>;
  readonly publish: (platform: Host, moved: Thing, before: Thing, now: Date) => void;
};

export type TransitionDetails<Thing> = {
  readonly reason?: string | null;
  /** A timer that the transition schedules. A function receives the changed row, for example to use its new version. */
  readonly timer?: WorkflowTimer | ((moved: Thing) => WorkflowTimer) | null;
};

/**
 * Checks the transition against the workflow's table, writes state, history and timer (pipelined), and publishes the
 * change after the commit. The row must be locked. If the statement fails, the transaction fails.
 */
export const transitionOf =
  <
    State extends string | number,
    Event extends string,
    Actor extends WorkflowActor,
    Facts extends WorkflowFacts<State>,
    Row extends Transition<State, Event, Actor>,
    Thing extends StoredRow<State>,
    Column extends keyof Thing & string,
    Host = Platform,
  >({
    workflow,
    tables,
    factsOf,
    announce,
    publish,
  }: StoredWorkflow<State, Event, Actor, Facts, Row, Thing, Column, Host>) =>
  async (
    platform: Host,
    context: TransitionContext<Actor>,
    thing: Thing,
    event: Event,
    changes: Partial<Pick<Thing, Column>> = {},
    { reason = null, timer = null }: TransitionDetails<Thing> = {},
  ): Promise<Answer<Thing>> => {
    const { tx, after, now, actor, actorId } = context;
    const move = applyEvent(workflow, factsOf(thing), event, actor);
    if (!move.ok) return refused(move.reason, { state: thing.state, event });
    refuseUnknown(tables, changes);
    const { state, stateBeforeAfterSale } = move.value;
    const position = {
      state,
      ...(workflow.afterSale === undefined ? {} : { state_before_after_sale: stateBeforeAfterSale }),
      ...(thing.version === undefined ? {} : { version: thing.version + 1 }),
    };
    const moved = { ...thing, ...changes, ...position };
    const entry = { event, from: thing.state, actor, actorId, reason, at: now };
    const begun = typeof timer === 'function' ? timer(moved) : timer;
    writePipelined(tx, writeTransition(tx, tables, thing.id, { ...changes, ...position }, entry, begun));
    await announce?.(platform, context, moved, event);
    after(() => publish(platform, moved, thing, now));
    return { ok: true, value: moved };
  };

function refuseUnknown({ table, columns }: WorkflowTables, changes: object): void {
  const unknown = Object.keys(changes).find((column) => !columns.some((known) => known === column));
  if (unknown !== undefined) throw new Error(`${unknown} does not change with the state of ${table}`);
}
