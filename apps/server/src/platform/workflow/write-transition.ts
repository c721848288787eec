import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { DB } from '../database/schema.ts';
import { enqueueEach } from '../jobs/jobs.ts';

type Columns<Table extends keyof DB> = keyof DB[Table] & string;

/** Where a workflow is stored. Every name in its statements comes from here, every value is a parameter. */
export type WorkflowTables<Column extends string = string> = {
  readonly table: keyof DB;
  readonly columns: readonly Column[];
  readonly history: {
    readonly table: keyof DB;
    readonly of: string;
    /** `staff_id` is only of the platform's operators: a member's id is not written there. */
    readonly actorId: 'actor_id' | 'staff_id' | null;
    readonly reason: string | null;
  };
  /** Under which name the row's id stands in the payload of its timers. */
  readonly timerPayload: string;
};

/** Says where a workflow is stored. Only the owner of both tables may: `tools/check/boundaries` looks at these calls. */
export const workflowTables = <
  Table extends keyof DB,
  Column extends Columns<Table>,
  History extends keyof DB,
>(tables: {
  readonly table: Table;
  readonly columns: readonly Column[];
  readonly history: {
    readonly table: History;
    readonly of: Columns<History>;
    readonly actorId: (('actor_id' | 'staff_id') & Columns<History>) | null;
    readonly reason: Columns<History> | null;
  };
  readonly timerPayload: string;
}): WorkflowTables<Column> => tables;

export type WorkflowTimer = { readonly kind: string; readonly key: string; readonly runAt: Date };

export type HistoryRow = {
  readonly event: string;
  readonly from: string | number | null;
  readonly actor: string;
  readonly actorId: number | null;
  readonly reason: string | null;
  readonly at: Date;
};

export type FirstEntry = Omit<HistoryRow, 'from'>;

/** What a move writes besides its own row and history. */
export type WrittenWith = {
  readonly timer: WorkflowTimer | null;
  /** Selects jobs that are due at once: kind, key, payload, time. */
  readonly due?: RawBuilder<unknown> | null;
  readonly writes?: readonly RawBuilder<unknown>[];
  /** A query of one row that is run before the row moves: money that is posted. */
  readonly before?: RawBuilder<unknown> | null;
  readonly news?: readonly NewsInMove[];
};

/**
 * News that the statement of the move writes itself: named queries that select from `moved`, the row as it has become, and
 * a query for what came of them, each row of it a word. Of several in one move none may name the same.
 */
export type NewsInMove = {
  readonly queries: RawBuilder<unknown>;
  /** Selects a `NewsOutcome` as `outcome`. */
  readonly outcome: RawBuilder<unknown>;
  readonly tell: (outcomes: ReadonlySet<NewsOutcome>) => void;
};
/** Something is to be told once the commit stands; a job is due. */
export type NewsOutcome = 'told' | 'due';

/**
 * Writes state, history, timer, jobs, `writes` and news in one statement: never the one without the others. The row must
 * be locked. @returns what came of it.
 */
export async function writeTransition(
  tx: Tx,
  tables: WorkflowTables,
  id: number,
  values: Readonly<Record<string, unknown>>,
  entry: HistoryRow,
  { timer, due = null, writes = [], before = null, news = [] }: WrittenWith,
): Promise<ReadonlySet<NewsOutcome>> {
  const set = sql.join(Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
  const begun =
    timer &&
    sql`SELECT ${timer.kind}::text, ${timer.key}::text, jsonb_build_object(${sql.lit(tables.timerPayload)}, id),
      ${timer.runAt}::timestamptz FROM moved`;
  const jobs = [begun, due].filter((job) => job !== null);
  const enqueued =
    jobs.length === 0 ? sql`` : sql`, jobs AS (${enqueueEach(sql.join(jobs, sql` UNION ALL `))} RETURNING run_at)`;
  const written = writes.map((write, index) => sql`, ${sql.ref(`written_${index}`)} AS (${write})`);
  const told = news.map(({ queries }) => sql`, ${queries}`);
  const outcomes = [
    ...(due ? [sql`SELECT 'due' AS outcome FROM jobs WHERE run_at <= ${entry.at}`] : []),
    ...news.map(({ outcome }) => outcome),
  ];
  const history = historyOf(tables, entry);
  const table = sql.table(tables.table);
  const moved = sql`UPDATE ${table} SET ${set}${before ? sql` FROM done` : sql``} WHERE id = ${id}
    RETURNING ${news.length > 0 ? sql`${table}.*` : sql`id, state`}`;
  const { rows } = await sql<{ outcome: NewsOutcome }>`
    WITH ${before ? sql`done AS MATERIALIZED (${before}), ` : sql``}moved AS (${moved})${enqueued}${sql.join([...written, ...told], sql``)}
    ${outcomes.length > 0 ? sql`, history AS (${history}) ${sql.join(outcomes, sql` UNION ALL `)}` : history}`.execute(
    tx,
  );
  return new Set(rows.map(({ outcome }) => outcome));
}

/** The first row of a history, of what was inserted in the same transaction and stands in its first state. */
export async function writeFirstHistory(tx: Tx, tables: WorkflowTables, id: number, entry: FirstEntry): Promise<void> {
  await sql`WITH moved AS (SELECT id, state FROM ${sql.table(tables.table)} WHERE id = ${id})
    ${historyOf(tables, { ...entry, from: null })}`.execute(tx);
}

function historyOf({ history }: WorkflowTables, entry: HistoryRow): RawBuilder<unknown> {
  const actorId = history.actorId === 'staff_id' && entry.actor !== 'platform' ? null : entry.actorId;
  const optional = [
    ...(history.actorId ? [{ column: history.actorId, value: sql`${actorId}::bigint` }] : []),
    ...(history.reason ? [{ column: history.reason, value: sql`${entry.reason}::text` }] : []),
  ];
  const columns = sql.join([history.of, ...optional.map(({ column }) => column)].map((column) => sql.ref(column)));
  const values = sql.join([sql`id`, ...optional.map(({ value }) => value)]);
  return sql`INSERT INTO ${sql.table(history.table)} (event, from_state, to_state, actor, created_at, ${columns})
    SELECT ${entry.event}, ${entry.from}, state, ${entry.actor}, ${entry.at}, ${values} FROM moved`;
}
