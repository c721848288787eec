import type { Workflow } from '@chifan/domain';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { openDatabase } from '../database/database.ts';
import type { Platform } from '../module.ts';
import { transitionOf } from './transition.ts';
import { systemContext, type TransitionContext } from './transition-context.ts';
import { type WorkflowTables, writeFirstHistory } from './write-transition.ts';

const { url, drop } = await openTestDatabase();
const database = openDatabase(url, 2, () => undefined);
const now = new Date('2026-11-21T04:00:00Z');

/** A workflow for the order of a cake, which exists only in this test file, with its own database tables. */
type State = 'asked' | 'baked' | 'disputed' | 'eaten';
type Event = 'ask' | 'bake' | 'dispute' | 'eat';
type Cake = {
  readonly id: number;
  readonly state: State;
  readonly state_before_after_sale: State | null;
  readonly version: number;
  readonly candles: number | null;
  readonly owner: string;
};
const workflow: Workflow<State, Event, 'member' | 'platform' | 'system'> = {
  events: ['ask', 'bake', 'dispute', 'eat'],
  transitions: [
    { event: 'ask', from: [], to: 'asked', actors: ['member'] },
    { event: 'bake', from: ['asked'], to: 'baked', actors: ['platform', 'system'] },
    { event: 'dispute', from: ['baked'], to: 'disputed', actors: ['member'] },
    { event: 'eat', from: ['baked'], to: 'eaten', actors: ['member'] },
  ],
  afterSale: 'disputed',
};
const tables = {
  table: 'cake',
  columns: ['candles'],
  history: { table: 'cake_history', of: 'cake_id', actorId: 'staff_id', reason: 'note' },
  timerPayload: 'cakeId',
} as unknown as WorkflowTables<'candles'>;

const published: string[] = [];
const transitionCake = transitionOf({
  workflow,
  tables,
  factsOf: ({ state, state_before_after_sale: stateBeforeAfterSale }: Cake) => ({ state, stateBeforeAfterSale }),
  announce: async (_platform, { tx }, { id }, event) => {
    const { rows } = await sql<{ state: string }>`SELECT state FROM cake WHERE id = ${id}`.execute(tx);
    published.push(`${event}, stored as ${rows[0]?.state}`);
  },
  publish: (_platform, moved, before) => published.push(`${before.version} > ${moved.version} ${moved.state}`),
});

await sql`CREATE TABLE cake (id int PRIMARY KEY, state text NOT NULL, state_before_after_sale text,
  version int NOT NULL, candles int CHECK (candles < 100), owner text)`.execute(database.read);
await sql`CREATE TABLE cake_history (id bigint GENERATED ALWAYS AS IDENTITY, cake_id int, event text, from_state text,
  to_state text, actor text, staff_id bigint, note text, created_at timestamptz)`.execute(database.read);
beforeEach(async () => {
  await sql`TRUNCATE cake, cake_history, job`.execute(database.read);
  await sql`INSERT INTO cake VALUES (7, 'asked', NULL, 1, NULL, 'Ann')`.execute(database.read);
  published.length = 0;
});
afterAll(async () => {
  await database.close();
  await drop();
});

const asked: Cake = { id: 7, state: 'asked', state_before_after_sale: null, version: 1, candles: null, owner: 'Ann' };
type Actor = 'member' | 'platform' | 'system';
type Move = (context: TransitionContext<'system'>, by: (actor: Actor) => TransitionContext<Actor>) => Promise<unknown>;

const move = (work: Move) =>
  database.transact((tx, after) => {
    const context = systemContext({ tx, after, now });
    return work(context, (actor) => ({ ...context, actor, actorId: 3 }));
  });
const platform = {} as Platform;
const all = async (table: string) => {
  const { rows } = await sql<{ id?: number }>`SELECT * FROM ${sql.table(table)}`.execute(database.read);
  return rows;
};

describe('a transition', () => {
  test('a transition writes state, version, history and timer, and is published after the commit', async () => {
    const timer = (cake: Cake) => ({ kind: 'cake.stale', key: `cake:${cake.id}:${cake.version}`, runAt: now });
    const done = await move((_, by) =>
      transitionCake(platform, by('platform'), asked, 'bake', { candles: 9 }, { reason: 'birthday', timer }),
    );
    const baked = { ...asked, state: 'baked', version: 2, candles: 9 };
    expect(done).toEqual({ ok: true, value: baked });
    expect(await all('cake')).toEqual([baked]);
    expect(await all('cake_history')).toMatchObject([
      { cake_id: 7, event: 'bake', from_state: 'asked', to_state: 'baked', actor: 'platform', staff_id: 3 },
    ]);
    expect(await all('cake_history')).toMatchObject([{ note: 'birthday', created_at: now }]);
    expect(await all('job')).toMatchObject([{ kind: 'cake.stale', key: 'cake:7:2', payload: { cakeId: 7 } }]);
    expect(published).toEqual(['bake, stored as baked', '1 > 2 baked']);
  });

  test('a transition records the state before a dispute, and the actor’s id only for staff', async () => {
    await move(async (context, by) => {
      const baked = await transitionCake(platform, context, asked, 'bake');
      if (!baked.ok) throw new Error(baked.reason);
      await transitionCake(platform, by('member'), baked.value, 'dispute');
    });
    expect(await all('cake')).toMatchObject([{ state: 'disputed', state_before_after_sale: 'baked', version: 3 }]);
    expect(await all('cake_history')).toMatchObject([{ staff_id: null }, { event: 'dispute', staff_id: null }]);
  });

  test('a transition that the workflow table does not allow is refused and writes nothing', async () => {
    expect(await move((context) => transitionCake(platform, context, asked, 'eat'))).toEqual({
      ok: false,
      reason: 'transition_not_allowed',
      details: { state: 'asked', event: 'eat' },
    });
    expect(await move((_, by) => transitionCake(platform, by('member'), asked, 'bake'))).toMatchObject({
      reason: 'actor_not_allowed',
    });
    expect([await all('cake'), await all('cake_history'), published]).toEqual([[asked], [], []]);
  });

  test('a transition cannot change a column that is not declared for the workflow', async () => {
    const changes = { owner: 'Bob' } as object;
    const done = move((context) => transitionCake(platform, context, asked, 'bake', changes));
    await expect(done).rejects.toThrow('owner does not change with the state of cake');
    expect(await all('cake')).toEqual([asked]);
  });

  test('a transition that violates a database constraint writes no history or timer and publishes nothing', async () => {
    const timer = { kind: 'cake.stale', key: 'cake:7', runAt: now };
    const done = move((context) => transitionCake(platform, context, asked, 'bake', { candles: 100 }, { timer }));
    await expect(done).rejects.toMatchObject({ code: '23514' });
    expect([await all('cake'), await all('cake_history'), await all('job')]).toEqual([[asked], [], []]);
    expect(published).not.toContain('1 > 2 baked');
  });

  test('creating a row of a workflow writes the first row of its history', async () => {
    const entry = { event: 'ask', actor: 'member', actorId: null, reason: null, at: now };
    await move(({ tx }) => writeFirstHistory(tx, tables, 7, entry));
    expect(await all('cake_history')).toMatchObject([{ event: 'ask', from_state: null, to_state: 'asked' }]);
  });
});
