import type { OrderDetail } from '@chifan/contract/ordering/views';
import type { PartlyTranslated, WorkflowActor } from '@chifan/domain';
import {
  activeOrderStates,
  type OrderEvent,
  type OrderSearch,
  type OrderState,
  parseOrderSearch,
} from '@chifan/domain/ordering';
import type { ReviewState } from '@chifan/domain/review';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { type ListedRows, type Page, selectPage } from '../../../platform/database/select-page.ts';
import { type WrittenMessage, writtenMessages } from '../messages/message.store.ts';
import type { OrderRow } from '../order.store.ts';
import { type DoorWaitRow, doorWaitOf } from '../order-courier.store.ts';
import { numberEndsWith } from '../searching/search-orders.store.ts';

export type OrderInList = OrderRow & {
  /** The name of the shop. For a set meal without a restaurant, the name of its brand. */
  readonly shop_name: PartlyTranslated;
  readonly shop_name_zh: string;
  readonly shop_address: PartlyTranslated;
  readonly shop_phone: string | null;
  readonly shop_lat: number | null;
  readonly shop_lng: number | null;
  readonly courier_name: string | null;
  readonly courier_phone: string | null;
  /** The name of the first dish. Empty if the order's lines are archived. */
  readonly first_name: Record<string, string>;
  readonly first_plate: string;
  readonly item_count: number;
  /** When the guest reviewed the order. Null without a review. */
  readonly reviewed_at: Date | null;
  readonly review_state: ReviewState | null;
  /** The state of the pending refund request. Null without a request. */
  readonly refund_state: number | null;
};

export type LineRow = {
  readonly order_id: number;
  readonly dish_id: number | null;
  readonly name: Record<string, string>;
  readonly options: readonly PartlyTranslated[];
  readonly plate: string;
  readonly unit_price: number;
  readonly quantity: number;
  readonly position: number;
  readonly refunded: number;
};

export type HistoryRow = {
  readonly order_id: number;
  readonly event: OrderEvent;
  readonly from_state: OrderState | null;
  readonly to_state: OrderState;
  readonly actor: WorkflowActor;
  readonly reason: string | null;
  readonly created_at: Date;
};

const shownColumns = sql`o.*, COALESCE(s.name, b.name) AS shop_name,
  COALESCE(s.name_zh, b.name->>'zh-CN', '') AS shop_name_zh, COALESCE(s.address, '{}') AS shop_address, s.phone AS shop_phone, s.lat AS shop_lat, s.lng AS shop_lng, c.name AS courier_name,
  c.phone AS courier_phone, review.created_at AS reviewed_at, review.state AS review_state, CASE WHEN o.state = 'after_sale_processing' THEN
  (SELECT state FROM refund WHERE order_id = o.id ORDER BY id DESC LIMIT 1) END AS refund_state`;

const shownFrom = sql`FROM customer_order o LEFT JOIN shop s ON s.id = o.shop_id LEFT JOIN set_meal m ON m.id = o.set_meal_id
  LEFT JOIN brand b ON b.id = m.brand_id LEFT JOIN staff c ON c.id = o.courier_id
  LEFT JOIN review ON review.order_id = o.id`;

const ordersInList = sql<OrderInList>`SELECT ${shownColumns}, COALESCE(line.name, '{}') AS first_name, COALESCE(line.plate, '') AS first_plate, counted.item_count
  ${shownFrom} LEFT JOIN order_line line ON line.order_id = o.id AND line.position = 0
  CROSS JOIN LATERAL (SELECT COALESCE(sum(quantity), 0)::int AS item_count FROM order_line WHERE order_id = o.id) counted`;

export async function memberOfOrderNumber(executor: Executor, number: string): Promise<number | undefined> {
  const { rows } = await sql<{ memberId: number }>`
    SELECT member_id AS "memberId" FROM customer_order WHERE number = ${number}`.execute(executor);
  return rows[0]?.memberId;
}

export async function orderInList(executor: Executor, orderId: number): Promise<OrderInList | undefined> {
  const { rows } = await sql<OrderInList>`${ordersInList} WHERE o.id = ${orderId}`.execute(executor);
  return rows[0];
}

export type OrderInDetail = OrderInList & {
  readonly lines: readonly LineRow[];
  readonly newest_refund: { readonly id: number; readonly state: number } | null;
  /**
   * Whether money of the order was returned to the guest or is on its way to the guest. For most orders it is false,
   * and the query for refunds is skipped.
   */
  readonly has_returns: boolean;
  readonly compensations: OrderDetail['compensations'];
  readonly messages: readonly WrittenMessage[];
  readonly door_wait: DoorWaitRow | null;
};

/** Reads the order with its lines, history and messages in one SQL statement. */
export async function orderInDetail(executor: Executor, orderId: number): Promise<OrderInDetail | undefined> {
  const { rows } = await sql<Omit<OrderInDetail, 'first_name' | 'first_plate' | 'item_count'>>`SELECT ${shownColumns},
      COALESCE((SELECT jsonb_agg(to_jsonb(line) ORDER BY line.position) FROM (
        SELECT order_id, position, dish_id, name, options, plate, unit_price, quantity, refunded
        FROM order_line WHERE order_id = o.id) line), '[]') AS lines,
      (SELECT jsonb_build_object('id', id, 'state', state) FROM refund WHERE order_id = o.id
        ORDER BY id DESC LIMIT 1) AS newest_refund,
      (EXISTS (SELECT FROM posting WHERE order_id = o.id AND reason = 'order_refunded')
        OR EXISTS (SELECT FROM payment_attempt attempt JOIN gateway_refund given ON given.attempt_id = attempt.id
          WHERE attempt.order_id = o.id)) AS has_returns,
      COALESCE((SELECT jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount,
        'at', to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY id)
        FROM compensation WHERE order_id = o.id), '[]') AS compensations,
      ${writtenMessages} AS messages, ${doorWaitOf} AS door_wait
    ${shownFrom} WHERE o.id = ${orderId}`.execute(executor);
  const [order] = rows;
  if (!order) return undefined;
  const [first] = order.lines;
  const itemCount = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...order, first_name: first?.name ?? {}, first_plate: first?.plate ?? '', item_count: itemCount };
}

export type LiveOrderRow = OrderInList & { readonly handed_over_at: Date | null; readonly unread_messages: number };

/** Orders that may be active (rule ordering-42). For a delivered order, the row contains the time of the hand-over. */
export async function ordersInStates(
  executor: Executor,
  memberId: number,
  states: readonly OrderState[],
): Promise<LiveOrderRow[]> {
  const { rows } =
    await sql<LiveOrderRow>`SELECT shown.*, CASE WHEN 'delivered' IN (shown.state, shown.state_before_after_sale)
      THEN (SELECT max(created_at) FROM order_history WHERE order_id = shown.id AND event = 'hand_over') END AS handed_over_at,
      (SELECT count(*)::int FROM order_message WHERE order_id = shown.id AND recipient = 'member' AND read_at IS NULL)
        AS unread_messages
    FROM (${ordersInList} WHERE o.member_id = ${memberId} AND o.state = ANY(${states})) shown`.execute(executor);
  return rows;
}

/** A member's orders, active orders first (rule ordering-38). */
export async function ordersOfMember(
  executor: Executor,
  memberId: number,
  filter: { states: readonly OrderState[]; search: string | null },
  page: Page,
): Promise<ListedRows<OrderInList>> {
  const matching = sql`${ownOrders(memberId, filter.search)} AND o.state = ANY(${filter.states})`;
  return selectPage(executor, ordersInList, matching, sql`${isActive} DESC, o.id DESC`, page);
}

/**
 * Active orders (rule ordering-42) without the limit after the hand-over. While only a refund of delivered food is
 * open, the order is not active.
 */
const isActive = sql`(CASE o.state WHEN 'pending' THEN o.set_meal_id IS NULL
  WHEN 'after_sale_processing' THEN o.state_before_after_sale = ANY(${activeOrderStates.filter((state) => state !== 'delivered')})
  ELSE o.state = ANY(${activeOrderStates}) END)`;

export async function countByState(
  executor: Executor,
  memberId: number,
  search: string | null,
): Promise<{ readonly state: OrderState; readonly count: number }[]> {
  const { rows } = await sql<{ state: OrderState; count: number }>`
    SELECT o.state, count(*)::int AS count ${ownOrders(memberId, search)} GROUP BY o.state`.execute(executor);
  return rows;
}

const ownOrders = (memberId: number, search: string | null) =>
  sql`FROM customer_order o WHERE o.member_id = ${memberId}
    ${search === null ? sql`` : sql`AND ${beginningWith(parseOrderSearch(search))}`}`;

/**
 * The contact phone is compared without spaces, dashes, parentheses and dots. No index is needed, because one member
 * has few orders.
 */
const beginningWith = ({ number, phone, numberEnd, dayNumber }: OrderSearch) =>
  sql`(starts_with(o.number, ${number}) OR starts_with(translate(o.contact_phone, ' -().', ''), ${phone})
    ${numberEnd === null ? sql`` : sql`OR ${numberEndsWith(numberEnd)}`}
    ${dayNumber === null ? sql`` : sql`OR o.day_number = ${dayNumber}`})`;

export async function historyOf(executor: Executor, orderId: number): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`SELECT order_id, event, from_state, to_state, actor, reason, created_at
    FROM order_history WHERE order_id = ${orderId} ORDER BY id`.execute(executor);
  return rows;
}

/** Whether the member has never paid for an order. */
export async function hasNeverPaid(executor: Executor, memberId: number): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM customer_order WHERE member_id = ${memberId} AND paid_at IS NOT NULL LIMIT 1`.execute(
      executor,
    );
  return rows.length === 0;
}

/** The number of open orders in each state, for the metrics. */
export async function openOrders(
  executor: Executor,
): Promise<readonly { readonly state: string; readonly count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    SELECT state, count(*) AS count FROM customer_order WHERE is_open GROUP BY state ORDER BY state`.execute(executor);
  return rows;
}
