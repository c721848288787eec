import type { Language, PartlyTranslated } from '@chifan/domain';
import { hasGuestAgreedToLeave } from '@chifan/domain/courier';
import { type MessageRole, ownWordsCode } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { Writer } from '../../../platform/translation/writer.ts';
import type { OrderRow } from '../order.store.ts';

/** A free-text message, which the sender typed. */
export type OwnWords = {
  readonly text: string;
  /** The language of the sender's app. */
  readonly language: Language;
  readonly writer: Writer;
  /**
   * Whether the words may mention an allergy or a diet. The server searches the words once, when the message is sent,
   * because the search takes a millisecond.
   */
  readonly isAboutDiet: boolean;
};

/** The values in a predefined message: minutes, a dish or a hand-over code. A free-text message has `words` instead. */
export type MessageParameters = {
  readonly words?: OwnWords;
  readonly minutes?: number;
  readonly dish?: PartlyTranslated;
  readonly handOverCode?: string;
};

/** A message as PostgreSQL returns it in JSON, with times as text. */
export type WrittenMessage = {
  readonly id: number;
  readonly sender: MessageRole;
  readonly recipient: MessageRole;
  readonly courier_id: number | null;
  readonly code: string;
  readonly facts: MessageParameters;
  readonly created_at: string;
  readonly read_at: string | null;
};

/** Selects all messages of the order `o` as JSON. */
export const writtenMessages = sql`COALESCE((SELECT jsonb_agg(jsonb_build_object('id', id, 'sender', sender,
    'recipient', recipient, 'courier_id', courier_id, 'code', code, 'facts', facts, 'created_at', created_at,
    'read_at', read_at) ORDER BY id) FROM order_message WHERE order_id = o.id), '[]')`;

/** The columns of an order that a conversation about the order needs. */
export type ConversationOrder = Pick<
  OrderRow,
  | 'id'
  | 'member_id'
  | 'shop_id'
  | 'courier_id'
  | 'type'
  | 'dining'
  | 'state'
  | 'state_before_after_sale'
  | 'version'
  | 'hand_over_code'
  | 'language'
> & {
  readonly handed_over_at: Date | null;
  /** Whether the calling staff member works in the order's shop. */
  readonly is_of_staff: boolean;
  /** Whether a message of the guest mentions an allergy or a diet. */
  readonly has_diet_question: boolean;
  /** Order lines with servings that are still to be cooked or delivered. */
  readonly lines: readonly { readonly position: number; readonly name: Readonly<Record<string, string>> }[];
};

const orderInTalk = (orderId: number, staffId: number | null) => sql<ConversationOrder>`
  SELECT o.id, o.member_id, o.shop_id, o.courier_id, o.type, o.dining, o.state, o.state_before_after_sale, o.version,
    o.hand_over_code,
    o.language,
    (SELECT min(created_at) FROM order_history WHERE order_id = o.id AND to_state IN ('delivered', 'completed'))
      AS handed_over_at,
    EXISTS (SELECT FROM staff_shop WHERE staff_id = ${staffId}::bigint AND shop_id = o.shop_id) AS is_of_staff,
    EXISTS (SELECT FROM order_message WHERE order_id = o.id AND sender = 'member'
      AND (code = 'check_my_allergies' OR facts->'words'->'isAboutDiet' = 'true')) AS has_diet_question,
    COALESCE((SELECT jsonb_agg(jsonb_build_object('position', position, 'name', name) ORDER BY position)
      FROM order_line WHERE order_id = o.id AND quantity > refunded), '[]') AS lines
  FROM customer_order o WHERE o.id = ${orderId}`;

type Asking = { readonly orderId: number; readonly staffId: number | null };

export async function readConversationOrder(
  executor: Executor,
  { orderId, staffId }: Asking,
): Promise<ConversationOrder | undefined> {
  const { rows } = await orderInTalk(orderId, staffId).execute(executor);
  return rows[0];
}

/** Locks the order's row, so that concurrent senders together cannot exceed the message limits. */
export async function lockConversationOrder(
  tx: Tx,
  { orderId, staffId }: Asking,
): Promise<ConversationOrder | undefined> {
  const { rows } = await sql<ConversationOrder>`${orderInTalk(orderId, staffId)} FOR UPDATE OF o`.execute(tx);
  return rows[0];
}

export async function countMessages(
  tx: Tx,
  { orderId, sender, since }: { readonly orderId: number; readonly sender: MessageRole; readonly since: Date },
): Promise<{ readonly all: number; readonly lately: number }> {
  const { rows } = await sql<{ all: number; lately: number }>`
    SELECT count(*)::int AS all, (count(*) FILTER (WHERE created_at > ${since}))::int AS lately
    FROM order_message WHERE order_id = ${orderId} AND sender = ${sender}`.execute(tx);
  return rows[0] ?? { all: 0, lately: 0 };
}

/**
 * Counts the free-text messages that the person sent since `since`, about all orders. Waits for other calls of the same
 * person, so that concurrent calls together cannot exceed the limit (rule ordering-122).
 */
export async function countOwnWords(
  tx: Tx,
  { sender, actorId, since }: { readonly sender: MessageRole; readonly actorId: number; readonly since: Date },
): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`own words of ${sender} ${actorId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ said: number }>`SELECT count(*)::int AS said FROM order_message
    WHERE code = ${sql.lit(ownWordsCode)} AND sender = ${sender} AND actor_id = ${actorId} AND created_at > ${since}`.execute(
    tx,
  );
  return rows[0]?.said ?? 0;
}

export type NewMessage = {
  readonly orderId: number;
  readonly sender: MessageRole;
  readonly recipient: MessageRole;
  readonly actorId: number;
  readonly courierId: number | null;
  readonly code: string;
  readonly facts: MessageParameters;
  readonly at: Date;
};

/**
 * Inserts a message and raises the order's version, because screens fetch an order again only if its version is new.
 */
export async function insertMessage(
  tx: Tx,
  message: NewMessage,
): Promise<{ readonly message: WrittenMessage; readonly version: number }> {
  const { orderId, sender, recipient, actorId, courierId, code, facts, at } = message;
  const { rows } = await sql<{ message: WrittenMessage; version: number }>`
    WITH written AS (
      INSERT INTO order_message (order_id, sender, recipient, actor_id, courier_id, code, facts, created_at)
      VALUES (${orderId}, ${sender}, ${recipient}, ${actorId}, ${courierId}, ${code}, ${JSON.stringify(facts)}::jsonb, ${at})
      RETURNING id, sender, recipient, courier_id, code, facts, created_at, read_at
    ), changed AS (
      UPDATE customer_order SET version = version + 1 WHERE id = ${orderId} RETURNING version
    )
    SELECT to_jsonb(written) AS message, changed.version FROM written, changed`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`no message was written about order ${orderId}`);
  return row;
}

/** @returns whether at least one message was unread before */
export async function markMessagesRead(
  tx: Tx,
  {
    orderId,
    recipient,
    upToId,
    at,
  }: { readonly orderId: number; readonly recipient: MessageRole; readonly upToId: number; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`UPDATE order_message SET read_at = ${at}
    WHERE order_id = ${orderId} AND recipient = ${recipient} AND id <= ${upToId} AND read_at IS NULL
    RETURNING id`.execute(tx);
  return rows.length > 0;
}

/** Rule ordering-30: whether the guest agreed by message that the courier leaves the food at the door. */
export async function hasAgreedToLeave(executor: Executor, orderId: number, courierId: number): Promise<boolean> {
  const { rows } = await sql<{ from: string; code: string }>`SELECT sender AS "from", code FROM order_message
    WHERE order_id = ${orderId} AND recipient = 'courier' AND courier_id = ${courierId}`.execute(executor);
  return hasGuestAgreedToLeave(rows);
}
