import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { DB } from '../database/schema.ts';
import { jobInsert } from '../jobs/jobs.ts';

type Columns<Table extends keyof DB> = keyof DB[Table] & string;

/** Names of the database tables and columns of a workflow. Statements use these names, and values are parameters. */
export type WorkflowTables<Column extends string = string> = {
  readonly table: keyof DB;
  readonly columns: readonly Column[];
  readonly history: {
    readonly table: keyof DB;
    readonly of: string;
    /** `staff_id` refers only to platform operators, so a member's id is not written to it. */
    readonly actorId: 'actor_id' | 'staff_id' | null;
    readonly reason: string | null;
  };
  /** The name of the field with the row's id in the payload of a timer. */
  readonly timerPayload: string;
};

/**
 * Declares the database tables of a workflow, for its rows and for their history. Only the module that owns these tables
 * may do so, which `tools/check/boundaries` verifies.
 */
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

/**
 * Writes the row's new state, its history row and its timer in one statement. The row must be locked by an earlier
 * statement of the transaction.
 */
export async function writeTransition(
  tx: Tx,
  tables: WorkflowTables,
  id: number,
  values: Readonly<Record<string, unknown>> & { readonly state: string | number },
  entry: HistoryRow,
  timer: WorkflowTimer | null,
): Promise<void> {
  const assignments = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const history = historyInsert(tables, { ...entry, id, to: values.state });
  const job = timer === null ? sql`SELECT` : jobInsert([{ ...timer, payload: { [tables.timerPayload]: id } }]);
  await sql`WITH moved AS (UPDATE ${sql.table(tables.table)} SET ${sql.join(assignments)} WHERE id = ${id}),
    history AS (${history}) ${job}`.execute(tx);
}

/** Writes the first history entry of a row that the current transaction inserted. */
export async function writeFirstHistory(tx: Tx, tables: WorkflowTables, id: number, entry: FirstEntry): Promise<void> {
  await historyInsert(tables, { ...entry, id, from: null, to: null }).execute(tx);
}

type NewHistoryRow = HistoryRow & {
  readonly id: number;
  /** The new state. null: the current state of the row */
  readonly to: string | number | null;
};

function historyInsert({ table, history }: WorkflowTables, row: NewHistoryRow): RawBuilder<unknown> {
  const actorId = history.actorId === 'staff_id' && row.actor !== 'platform' ? null : row.actorId;
  const values: Readonly<Record<string, unknown>> = {
    [history.of]: row.id,
    event: row.event,
    from_state: row.from,
    to_state: row.to ?? sql`(SELECT state FROM ${sql.table(table)} WHERE id = ${row.id})`,
    actor: row.actor,
    created_at: row.at,
    ...(history.actorId ? { [history.actorId]: actorId } : {}),
    ...(history.reason ? { [history.reason]: row.reason } : {}),
  };
  const columns = Object.keys(values).map((column) => sql.ref(column));
  return sql`INSERT INTO ${sql.table(history.table)} (${sql.join(columns)}) VALUES (${sql.join(Object.values(values))})`;
}
