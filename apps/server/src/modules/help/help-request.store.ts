import type { Language } from '@chifan/domain';
import type { HelpSentence, HelpState, HelpTopic, Symptom } from '@chifan/domain/help';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { workflowTables } from '../../platform/workflow/write-transition.ts';

export type HelpRequestRow = {
  readonly id: number;
  readonly member_id: number | null;
  readonly email: string | null;
  readonly guest_name: string;
  readonly language: Language;
  readonly topic: HelpTopic;
  readonly order_number: string | null;
  readonly order_id: number | null;
  readonly state: HelpState;
  readonly created_at: Date;
  readonly moved_at: Date;
  /** Id of the newest message that the member has read. */
  readonly read_message_id: number;
  /** Null for a request that is not urgent (rule help-20). */
  readonly symptoms: readonly Symptom[] | null;
};

export type HelpMessageRow = {
  readonly id: number;
  readonly help_request_id: number;
  readonly is_of_platform: boolean;
  readonly replies: readonly HelpSentence[];
  readonly text: string;
  readonly language: Language;
  readonly photos: readonly string[];
  readonly created_at: Date;
};

export const helpTables = workflowTables({
  table: 'help_request',
  columns: ['moved_at'],
  history: { table: 'help_request_history', of: 'help_request_id', actorId: 'staff_id', reason: 'note' },
  timerPayload: 'helpRequestId',
});

export type NewHelpRequest = {
  readonly memberId: number | null;
  readonly email: string | null;
  readonly guestName: string;
  readonly language: Language;
  readonly topic: HelpTopic;
  readonly orderNumber: string | null;
  readonly orderId: number | null;
  readonly at: Date;
  /** Absent for a request that is not urgent. */
  readonly symptoms?: readonly Symptom[];
};

export async function insertHelpRequest(tx: Tx, asked: NewHelpRequest): Promise<number> {
  const { memberId, email, guestName, language, topic, orderNumber, orderId, at, symptoms = null } = asked;
  const { rows } = await sql<{ id: number }>`
    WITH asked AS (
      INSERT INTO help_request (member_id, email, guest_name, language, topic, order_number, order_id, state, created_at,
        moved_at, symptoms)
      VALUES (${memberId}, ${email}, ${guestName}, ${language}, ${topic}, ${orderNumber}, ${orderId}, 'open', ${at}, ${at},
        ${symptoms}::text[])
      RETURNING id
    ), noted AS (
      INSERT INTO help_request_history (help_request_id, event, from_state, to_state, actor, created_at)
      SELECT id, 'ask', NULL, 'open', 'member', ${at} FROM asked
    )
    SELECT id FROM asked`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the help request was not written');
  return row.id;
}

export type NewHelpMessage = {
  readonly helpRequestId: number;
  readonly isOfPlatform: boolean;
  readonly replies: readonly HelpSentence[];
  readonly text: string;
  readonly language: Language;
  readonly photos: readonly string[];
  readonly at: Date;
};

export async function insertHelpMessage(tx: Tx, message: NewHelpMessage): Promise<void> {
  const { helpRequestId, isOfPlatform, replies, text, language, photos, at } = message;
  await sql`
    INSERT INTO help_message (help_request_id, is_of_platform, replies, text, language, photos, created_at)
    VALUES (${helpRequestId}, ${isOfPlatform}, ${replies}, ${text}, ${language}, ${photos}, ${at})`.execute(tx);
}

export async function lockHelpRequest(tx: Tx, id: number): Promise<HelpRequestRow | undefined> {
  const { rows } = await sql<HelpRequestRow>`SELECT * FROM help_request WHERE id = ${id} FOR UPDATE`.execute(tx);
  return rows[0];
}

/**
 * Returns the id of the member's order with the given number. Returns null if the member has no such order, for example
 * for the number of a mall order or a typing error. The help request stores the number as typed.
 */
export async function orderIdOfMember(executor: Executor, memberId: number, number: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM customer_order WHERE number = ${number} AND member_id = ${memberId}`.execute(executor);
  return rows[0]?.id ?? null;
}

type Window = { readonly offset: number; readonly limit: number };
type Found = { readonly rows: HelpRequestRow[]; readonly total: number };

export async function requestsOfMember(executor: Executor, memberId: number, window: Window): Promise<Found> {
  return found(executor, sql`member_id = ${memberId}`, sql`moved_at DESC, id DESC`, window);
}

/**
 * Returns help requests for operators. The view `open` has open requests, urgent first, then oldest first. The view
 * `all` has all requests, newest first.
 */
export async function requestsOfPlatform(
  executor: Executor,
  { view, orderNumber }: { readonly view: 'open' | 'all'; readonly orderNumber: string | undefined },
  window: Window,
): Promise<Found> {
  const ofView = view === 'open' ? sql<boolean>`state = 'open'` : sql<boolean>`true`;
  const ofOrder = orderNumber === undefined ? sql<boolean>`true` : sql<boolean>`order_number = ${orderNumber}`;
  const order = view === 'open' ? sql`(symptoms IS NULL), moved_at, id` : sql`moved_at DESC, id DESC`;
  return found(executor, sql`${ofView} AND ${ofOrder}`, order, window);
}

async function found(
  executor: Executor,
  where: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
  { offset, limit }: Window,
): Promise<Found> {
  const [{ rows }, counted] = await Promise.all([
    sql<HelpRequestRow>`SELECT * FROM help_request WHERE ${where} ORDER BY ${order}
      LIMIT ${limit} OFFSET ${offset}`.execute(executor),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM help_request WHERE ${where}`.execute(executor),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function helpRequestById(executor: Executor, id: number): Promise<HelpRequestRow | undefined> {
  const { rows } = await sql<HelpRequestRow>`SELECT * FROM help_request WHERE id = ${id}`.execute(executor);
  return rows[0];
}

export async function messagesOf(executor: Executor, ids: readonly number[]): Promise<HelpMessageRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<HelpMessageRow>`
    SELECT id, help_request_id, is_of_platform, replies, text, language, photos, created_at FROM help_message
    WHERE help_request_id = ANY(${ids}) ORDER BY id`.execute(executor);
  return rows;
}

/** Returns the number of open help requests, and how many of them are urgent. */
export async function countWaiting(executor: Executor): Promise<{ waiting: number; urgent: number }> {
  const { rows } = await sql<{ waiting: number; urgent: number }>`
    SELECT count(*)::int AS waiting, count(symptoms)::int AS urgent FROM help_request
    WHERE state = 'open'`.execute(executor);
  return rows[0] ?? { waiting: 0, urgent: 0 };
}

/** Returns the newest answer of the platform to a help request, for the mail to the visitor. */
export async function lastAnswerOf(executor: Executor, helpRequestId: number): Promise<HelpMessageRow | undefined> {
  const { rows } = await sql<HelpMessageRow>`
    SELECT id, help_request_id, is_of_platform, replies, text, language, photos, created_at FROM help_message
    WHERE help_request_id = ${helpRequestId} AND is_of_platform ORDER BY id DESC LIMIT 1`.execute(executor);
  return rows[0];
}

/**
 * Deletes e-mail addresses and texts of visitors from old help requests. The request itself and the fact that it was
 * answered stay. Open requests are not changed.
 */
export async function deleteOldVisitorRequests(tx: Tx, movedBefore: Date): Promise<void> {
  await sql`
    WITH forgotten AS (
      UPDATE help_request SET email = NULL
      WHERE member_id IS NULL AND email IS NOT NULL AND state <> 'open' AND moved_at < ${movedBefore} RETURNING id
    )
    UPDATE help_message SET text = '', replies = '{}' FROM forgotten WHERE help_request_id = forgotten.id AND NOT is_of_platform`.execute(
    tx,
  );
}
