import type { PartlyTranslated } from '@chifan/domain';
import {
  isOrderNumber,
  type OrderActor,
  type OrderEvent,
  type OrderSearch,
  type OrderState,
  readOrderSearch,
} from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { OrderRow } from '../order.store.ts';

/** An order with what every reader needs of its shop, lines and courier. */
export type OrderInList = OrderRow & {
  readonly shop_name: PartlyTranslated;
  readonly shop_name_zh: string;
  readonly shop_address: PartlyTranslated;
  readonly shop_phone: string | null;
  readonly shop_lat: number;
  readonly shop_lng: number;
  readonly courier_name: string | null;
  readonly courier_phone: string | null;
  readonly first_name: Record<string, string>;
  readonly first_plate: string;
  readonly item_count: number;
};

export type LineRow = {
  readonly order_id: number;
  readonly dish_id: number;
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
  readonly actor: OrderActor;
  readonly reason: string | null;
  readonly created_at: Date;
};

const orderColumns = sql`o.*, s.name AS shop_name, s.name_zh AS shop_name_zh, s.address AS shop_address,
  s.phone AS shop_phone, s.lat AS shop_lat, s.lng AS shop_lng, c.name AS courier_name, c.phone AS courier_phone,
  line.name AS first_name, line.plate AS first_plate, counted.item_count`;

const orderTables = sql`JOIN shop s ON s.id = o.shop_id LEFT JOIN staff c ON c.id = o.courier_id
  JOIN order_line line ON line.order_id = o.id AND line.position = 0
  CROSS JOIN LATERAL (SELECT sum(quantity)::int AS item_count FROM order_line WHERE order_id = o.id) counted`;

export async function orderInList(executor: Executor, orderId: number): Promise<OrderInList | undefined> {
  const { rows } = await sql<OrderInList>`SELECT ${orderColumns} FROM customer_order o ${orderTables}
    WHERE o.id = ${orderId}`.execute(executor);
  return rows[0];
}

export type Page = { readonly offset: number; readonly limit: number };
export type Listed = { readonly orders: OrderInList[]; readonly total: number };

/** A member's orders, newest first; `search` is how a contact phone or an order number begins (specification §2). */
export async function ordersOfMember(
  executor: Executor,
  memberId: number,
  filter: { states: readonly OrderState[]; search: string | null },
  page: Page,
): Promise<Listed> {
  const matching = sql`${ownOrders(memberId, filter.search)} AND o.state = ANY(${filter.states})`;
  return listed(executor, matching, sql`o.id DESC`, page);
}

/** How many orders of a member the search finds, by state. */
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
    ${search === null ? sql`` : sql`AND ${beginningWith(readOrderSearch(search))}`}`;

/** Among the orders of one member, which are few: phones are compared without what stands between their digits. */
const beginningWith = ({ number, phone }: OrderSearch) =>
  sql`(starts_with(o.number, ${number}) OR starts_with(translate(o.contact_phone, ' -().', ''), ${phone}))`;

const openStates = sql`('pending', 'delivering', 'to_be_picked_up', 'to_be_delivered', 'after_sale_processing')`;

/** Orders of the shops that somebody staffs: the open ones oldest first, the past ones newest first. */
export async function ordersOfStaff(
  executor: Executor,
  staffId: number,
  view: 'open' | 'past',
  shopId: number | null,
  page: Page,
): Promise<Listed> {
  const shops = sql`o.shop_id IN (SELECT shop_id FROM staff_shop WHERE staff_id = ${staffId})
    AND (${shopId}::bigint IS NULL OR o.shop_id = ${shopId})`;
  return view === 'open'
    ? listed(executor, sql`FROM customer_order o WHERE ${shops} AND o.state IN ${openStates}`, sql`o.id`, page)
    : listed(
        executor,
        sql`FROM customer_order o WHERE ${shops} AND o.paid_at IS NOT NULL AND o.state NOT IN ${openStates}`,
        sql`o.id DESC`,
        page,
      );
}

/** Everything, for the platform's operators; `search` is a whole order number or a whole contact phone, by their indexes. */
export async function allOrders(executor: Executor, search: string | null, page: Page): Promise<Listed> {
  return listed(
    executor,
    sql`FROM customer_order o ${search === null ? sql`` : whole(readOrderSearch(search))}`,
    sql`o.id DESC`,
    page,
  );
}

const whole = ({ number, phone }: OrderSearch) =>
  number !== null && isOrderNumber(number) ? sql`WHERE o.number = ${number}` : sql`WHERE o.contact_phone = ${phone}`;

/** A courier's unfinished jobs, and the delivery orders that nobody has taken. */
export async function ordersForCourier(executor: Executor, courierId: number): Promise<OrderInList[]> {
  const { rows } = await sql<OrderInList>`SELECT ${orderColumns} FROM customer_order o ${orderTables}
    WHERE o.type = 'delivery' AND o.state IN ('delivering', 'to_be_picked_up', 'to_be_delivered', 'after_sale_processing')
      AND COALESCE(o.state_before_after_sale, o.state) IN ('delivering', 'to_be_picked_up', 'to_be_delivered')
      AND (o.courier_id IS NULL OR o.courier_id = ${courierId})
    ORDER BY o.id LIMIT 200`.execute(executor);
  return rows;
}

async function listed(
  executor: Executor,
  matching: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
  page: Page,
): Promise<Listed> {
  const { rows: ids } = await sql<{ id: number; total: number }>`
    SELECT o.id, count(*) OVER () AS total ${matching} ORDER BY ${order} OFFSET ${page.offset} LIMIT ${page.limit}`.execute(
    executor,
  );
  if (ids.length === 0) return { orders: [], total: page.offset === 0 ? 0 : await countOf(executor, matching) };
  const { rows } = await sql<OrderInList>`SELECT ${orderColumns} FROM customer_order o ${orderTables}
    WHERE o.id = ANY(${ids.map((row) => row.id)}) ORDER BY ${order}`.execute(executor);
  return { orders: rows, total: ids[0]?.total ?? 0 };
}

/** Past the last page no row carries the count. */
async function countOf(executor: Executor, matching: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total ${matching}`.execute(executor);
  return rows[0]?.total ?? 0;
}

export async function linesOf(executor: Executor, orderIds: readonly number[]): Promise<LineRow[]> {
  const { rows } =
    await sql<LineRow>`SELECT order_id, position, dish_id, name, options, plate, unit_price, quantity, refunded
    FROM order_line WHERE order_id = ANY(${orderIds}) ORDER BY order_id, position`.execute(executor);
  return rows;
}

/** Lines and history of one order in one statement: who moved it sees it right afterwards. */
export async function insideOf(
  executor: Executor,
  orderId: number,
): Promise<{ readonly lines: LineRow[]; readonly history: HistoryRow[] }> {
  const { rows } = await sql<{ lines: LineRow[]; history: (HistoryRow & { created_at: string })[] }>`SELECT
    (SELECT jsonb_agg(to_jsonb(line) ORDER BY position) FROM order_line line WHERE order_id = ${orderId}) AS lines,
    (SELECT jsonb_agg(to_jsonb(moved) ORDER BY id) FROM order_history moved WHERE order_id = ${orderId}) AS history`.execute(
    executor,
  );
  const { lines = [], history = [] } = rows[0] ?? {};
  return { lines, history: history.map((row) => ({ ...row, created_at: new Date(row.created_at) })) };
}

export async function historyOf(executor: Executor, orderIds: readonly number[]): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`SELECT order_id, event, from_state, to_state, actor, reason, created_at
    FROM order_history WHERE order_id = ANY(${orderIds}) ORDER BY order_id, id`.execute(executor);
  return rows;
}

/** Whether a member has not paid for an order yet. */
export async function isNewPeople(executor: Executor, memberId: number): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM customer_order WHERE member_id = ${memberId} AND paid_at IS NOT NULL LIMIT 1`.execute(
      executor,
    );
  return rows.length === 0;
}
