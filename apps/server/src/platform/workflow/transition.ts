import { applyEvent, type Transition, type Workflow, type WorkflowFacts } from '@chifan/domain';
import type { OrderActor } from '@chifan/domain/ordering';
import type { RawBuilder } from 'kysely';
import { writePipelined } from '../database/database.ts';
import { type Answer, refused } from '../http/answers.ts';
import type { Platform } from '../module.ts';
import type { TransitionContext } from './transition-context.ts';
import {
  type NewsInMove,
  type NewsOutcome,
  type WorkflowTables,
  type WorkflowTimer,
  writeTransition,
} from './write-transition.ts';

export type Stored<State> = {
  readonly id: number;
  readonly state: State;
  readonly state_before_after_sale?: State | null;
  readonly version?: number;
};

export type StoredWorkflow<
  State extends string | number,
  Event extends string,
  Actor extends OrderActor,
  Facts extends WorkflowFacts<State>,
  Row extends Transition<State, Event, Actor>,
  Thing extends Stored<State>,
  Column extends keyof Thing & string,
> = {
  readonly workflow: Workflow<State, Event, Actor, Facts, Row>;
  readonly tables: WorkflowTables<Column>;
  readonly factsOf: (thing: Thing) => NoInfer<Facts>;
  readonly announce?: (
    platform: Platform,
    context: TransitionContext<Actor>,
    moved: Thing,
    event: Event,
  ) => Promise<void>;
  /** What is told by the statement of the move itself. */
  readonly newsInMove?: (
    platform: Platform,
    context: TransitionContext<Actor>,
    moved: Thing,
    event: Event,
  ) => readonly NewsInMove[];
  readonly publish: (platform: Platform, moved: Thing, before: Thing, now: Date) => void;
};

export type TransitionDetails<Thing> = {
  readonly reason?: string | null;
  /** Begins with the transition; by its row where it needs the new version. */
  readonly timer?: WorkflowTimer | ((moved: Thing) => WorkflowTimer) | null;
  /** Selects jobs that the same statement enqueues, due at once: kind, key, payload, time. */
  readonly due?: RawBuilder<unknown> | null;
  /** What is written to other tables with it, by the same statement. */
  readonly writes?: readonly RawBuilder<unknown>[];
  /** A query of one row that the same statement runs before the thing moves: money that is posted. */
  readonly before?: RawBuilder<unknown> | null;
};

/**
 * Asks the table, writes state, history and timer in one statement, and tells the screens once the commit stands. The
 * row must be locked. Nothing waits for the statement: it travels with what follows, and where it fails the transaction
 * does.
 */
export const transitionOf =
  <
    State extends string | number,
    Event extends string,
    Actor extends OrderActor,
    Facts extends WorkflowFacts<State>,
    Row extends Transition<State, Event, Actor>,
    Thing extends Stored<State>,
    Column extends keyof Thing & string,
  >({
    workflow,
    tables,
    factsOf,
    announce,
    newsInMove,
    publish,
  }: StoredWorkflow<State, Event, Actor, Facts, Row, Thing, Column>) =>
  async (
    platform: Platform,
    context: TransitionContext<Actor>,
    thing: Thing,
    event: Event,
    changes: Partial<Pick<Thing, Column>> = {},
    { reason = null, timer = null, ...beside }: TransitionDetails<Thing> = {},
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
    const changed = { ...changes, ...position };
    const news = newsInMove?.(platform, context, moved, event) ?? [];
    const written = writeTransition(tx, tables, thing.id, changed, entry, { timer: begun, ...beside, news });
    writePipelined(tx, tellingOf(platform, context, news, written));
    await announce?.(platform, context, moved, event);
    after(() => publish(platform, moved, thing, now));
    return { ok: true, value: moved };
  };

function refuseUnknown({ table, columns }: WorkflowTables, changes: object): void {
  const unknown = Object.keys(changes).find((column) => !columns.some((known) => known === column));
  if (unknown !== undefined) throw new Error(`${unknown} does not change with the state of ${table}`);
}

const tellingOf = async (
  { wakeJobs }: Platform,
  { after }: Pick<TransitionContext, 'after'>,
  news: readonly NewsInMove[],
  written: Promise<ReadonlySet<NewsOutcome>>,
) => {
  const outcomes = await written;
  if (outcomes.has('due')) after(wakeJobs);
  for (const { tell } of news) tell(outcomes);
};
