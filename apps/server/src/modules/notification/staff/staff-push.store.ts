import { type ConsoleLanguage, consoleLanguages } from '@chifan/domain';
import type { StaffNotificationFacts, StaffNotificationType } from '@chifan/domain/notification';
import {
  type DiningOption,
  type MessageRole,
  merchantResponseMinutes,
  type OrderType,
  orderWayOf,
} from '@chifan/domain/ordering';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { enqueueFromQuery } from '../../../platform/jobs/jobs.ts';
import type { MessageParameters } from '../../ordering/index.ts';

export const staffPushKind = 'staff.push';

/** Payload of one job. `of` is the id of the order or the message, `at` the time of the event in ISO 8601. */
export type StaffPush = {
  readonly news: StaffNotificationType;
  readonly of: number;
  readonly subscriptionId: number;
  readonly at: string;
};

type StaffPushEvent = {
  readonly news: StaffNotificationType;
  readonly of: number;
  /** Identifies the event, so that staff are notified of it only once. */
  readonly key: string;
  readonly at: Date;
  /**
   * For a delivery job: the couriers to whom it is offered individually. Null if it is offered to all couriers on duty
   * who got no individual offer in the current round.
   */
  readonly courierIds?: readonly number[] | null;
};

/** Excludes couriers to whom the job was offered individually in the current round of offers. */
const sqlNotOffered = sql`NOT EXISTS (SELECT FROM courier_offer f WHERE f.order_id = o.id AND f.courier_id = c.id
      AND f.round = (SELECT max(round) FROM courier_offer WHERE order_id = o.id))`;

/** Queries that select the staff whose browsers get the push message. */
const sqlRecipients: Readonly<Record<StaffNotificationType, (told: StaffPushEvent) => RawBuilder<{ id: number }>>> = {
  order: ({ of: orderId }) => sql`SELECT w.staff_id AS id
    FROM customer_order o JOIN staff_shop w ON w.shop_id = o.shop_id WHERE o.id = ${orderId}`,
  // Selects the staff only if the shop did not answer the paid order in time, and not if the order expired unpaid.
  unanswered: ({
    of: orderId,
  }) => sql`SELECT w.staff_id AS id FROM customer_order o JOIN staff_shop w ON w.shop_id = o.shop_id
    WHERE o.id = ${orderId} AND o.cancel_reason = 'not_answered_in_time'`,
  message: ({
    of: messageId,
  }) => sql`SELECT w.staff_id AS id FROM order_message m JOIN customer_order o ON o.id = m.order_id
      JOIN staff_shop w ON w.shop_id = o.shop_id WHERE m.id = ${messageId} AND m.recipient = 'merchant'
    UNION ALL SELECT m.courier_id FROM order_message m WHERE m.id = ${messageId} AND m.recipient = 'courier'`,
  // Excludes couriers on a break, and couriers who had the delivery job and returned it.
  job: ({ of: orderId, courierIds = null }) => sql`SELECT c.id FROM customer_order o CROSS JOIN staff c
    WHERE o.id = ${orderId} AND o.type = 'delivery' AND o.courier_id IS NULL AND c.role = 'courier' AND c.is_on_duty
      AND NOT EXISTS (SELECT FROM courier_break WHERE courier_id = c.id AND ended_at IS NULL)
      AND ${courierIds === null ? sqlNotOffered : sql`c.id = ANY(${courierIds}::bigint[])`}
      AND NOT EXISTS (SELECT FROM courier_assignment a WHERE a.order_id = o.id AND a.courier_id = c.id)`,
};

export const staffMailKind = 'staff.mail';

/**
 * Enqueues one job for each member of the shop's staff with an e-mail address.
 * @returns whether any job was enqueued.
 */
export async function enqueueUnansweredMails(tx: Tx, orderId: number, at: Date): Promise<boolean> {
  const { rows } =
    await sql`${enqueueFromQuery(sql`SELECT ${staffMailKind}::text, ${`${staffMailKind}:${orderId}:`}::text || s.id,
      jsonb_build_object('orderId', ${orderId}::bigint, 'staffId', s.id), ${at}::timestamptz
    FROM customer_order o JOIN staff_shop w ON w.shop_id = o.shop_id JOIN staff s ON s.id = w.staff_id
    WHERE o.id = ${orderId} AND o.cancel_reason = 'not_answered_in_time'
      AND s.email IS NOT NULL AND s.suspended_at IS NULL`)} RETURNING id`.execute(tx);
  return rows.length > 0;
}

export type MailedStaff = { readonly email: string; readonly language: ConsoleLanguage };

/** Returns undefined if the e-mail address was removed or the person was suspended. */
export async function mailedStaff(executor: Executor, staffId: number): Promise<MailedStaff | undefined> {
  const { rows } =
    await sql<MailedStaff>`SELECT email, COALESCE(language, ${consoleLanguages[0]}) AS language FROM staff
    WHERE id = ${staffId} AND email IS NOT NULL AND suspended_at IS NULL`.execute(executor);
  return rows[0];
}

/**
 * Enqueues one job per browser of the recipients, in one statement.
 * @returns whether any job was enqueued.
 */
export async function enqueueStaffPushes(tx: Tx, told: StaffPushEvent): Promise<boolean> {
  const { news, of, key, at } = told;
  const { rows } =
    await sql`${enqueueFromQuery(sql`SELECT ${staffPushKind}::text, ${`${staffPushKind}:${key}:`}::text || s.id,
      jsonb_build_object('news', ${news}::text, 'of', ${of}::bigint, 'subscriptionId', s.id, 'at', ${at.toISOString()}::text),
      ${at}::timestamptz
    FROM (${sqlRecipients[news](told)}) AS person JOIN push_subscription s ON s.staff_id = person.id`)} RETURNING id`.execute(
      tx,
    );
  return rows.length > 0;
}

export type StaffNotificationContent = StaffNotificationFacts & { readonly orderId: number };

type TextOfMessage = (code: string, facts: MessageParameters, from: MessageRole) => Promise<string>;

/** Returns the content of the push message from the current state. Returns undefined if staff no longer need to act. */
export const readStaffNotification = (
  executor: Executor,
  { news, of }: Pick<StaffPush, 'news' | 'of'>,
  textOf: TextOfMessage,
): Promise<StaffNotificationContent | undefined> => {
  switch (news) {
    case 'order':
      return readOrder(executor, of);
    case 'unanswered':
      return readUnanswered(executor, of);
    case 'message':
      return readMessage(executor, of, textOf);
    case 'job':
      return readJob(executor, of);
  }
};

type OrderRow = {
  readonly orderId: number;
  readonly number: string;
  readonly dayNumber: number | null;
  readonly shop: string;
};

const ofOrder = sql`o.id AS "orderId", o.number, o.day_number AS "dayNumber", COALESCE(s.name_zh, '') AS "shop"`;
const orderOfShop = sql`customer_order o JOIN shop s ON s.id = o.shop_id`;

type NewOrderRow = OrderRow & {
  readonly type: OrderType;
  readonly dining: DiningOption | null;
  readonly paid: number;
  readonly answerBefore: Date | null;
};

/**
 * Reads an order for a push message. An order counts as new while it waits for an answer. After an automatic acceptance
 * it counts as new until staff act on it.
 */
async function readOrder(executor: Executor, orderId: number) {
  const { rows } = await sql<NewOrderRow>`SELECT ${ofOrder}, o.type, o.dining, o.payable + o.balance_part AS paid,
      CASE WHEN o.state = 'pending' THEN o.paid_at + make_interval(mins => ${merchantResponseMinutes}) END AS "answerBefore"
    FROM ${orderOfShop} WHERE o.id = ${orderId} AND o.state IN ('pending', 'delivering', 'to_be_picked_up')
      AND NOT EXISTS (SELECT FROM order_history h WHERE h.order_id = o.id AND h.actor NOT IN ('member', 'system')
        AND h.id > (SELECT max(begun.id) FROM order_history begun
          WHERE begun.order_id = o.id AND begun.event IN ('pay', 'choose_restaurant')))`.execute(executor);
  const [row] = rows;
  if (!row) return undefined;
  const { type, dining, ...facts } = row;
  return { ...facts, news: 'order' as const, way: orderWayOf({ type, dining }) };
}

export async function readUnanswered(
  executor: Executor,
  orderId: number,
): Promise<StaffNotificationContent | undefined> {
  const { rows } = await sql<OrderRow & { readonly paid: number; readonly isPaused: boolean }>`SELECT ${ofOrder},
      o.payable + o.balance_part AS paid, s.is_paused_unanswered AS "isPaused"
    FROM ${orderOfShop} WHERE o.id = ${orderId} AND o.cancel_reason = 'not_answered_in_time'`.execute(executor);
  return rows[0] && { ...rows[0], news: 'unanswered' };
}

type MessageRow = OrderRow & { readonly from: MessageRole; readonly code: string; readonly facts: MessageParameters };

async function readMessage(
  executor: Executor,
  messageId: number,
  textOf: TextOfMessage,
): Promise<StaffNotificationContent | undefined> {
  const { rows } = await sql<MessageRow>`SELECT ${ofOrder}, m.sender AS "from", m.code, m.facts
    FROM order_message m JOIN ${orderOfShop} ON o.id = m.order_id
    WHERE m.id = ${messageId} AND m.read_at IS NULL`.execute(executor);
  const [row] = rows;
  if (!row) return undefined;
  const { code, facts, ...said } = row;
  return { ...said, news: 'message', text: await textOf(code, facts, said.from) };
}

async function readJob(executor: Executor, orderId: number): Promise<StaffNotificationContent | undefined> {
  const { rows } = await sql<OrderRow & { readonly fee: number }>`SELECT ${ofOrder}, o.delivery_fee AS fee
    FROM ${orderOfShop} WHERE o.id = ${orderId} AND o.courier_id IS NULL
      AND COALESCE(o.state_before_after_sale, o.state) IN ('delivering', 'to_be_picked_up')`.execute(executor);
  return rows[0] && { ...rows[0], news: 'job' };
}

export type StaffRecipient = { readonly role: 'merchant' | 'courier'; readonly language: ConsoleLanguage };

/**
 * Returns the role and the language of a member of staff. The default language is Chinese. Returns undefined for a
 * courier who went off duty.
 */
export async function activeStaffRecipient(executor: Executor, staffId: number): Promise<StaffRecipient | undefined> {
  const { rows } =
    await sql<StaffRecipient>`SELECT role, COALESCE(language, ${consoleLanguages[0]}) AS language FROM staff
    WHERE id = ${staffId} AND (role = 'merchant' OR (role = 'courier' AND is_on_duty))`.execute(executor);
  return rows[0];
}
