import type { PartlyTranslated } from '@chifan/domain';
import type {
  MallOrderActor,
  MallOrderEvent,
  MallOrderState,
  MallRefundItem,
  ProductArt,
  ShipmentStatus,
} from '@chifan/domain/mall';
import { readMallOrderSearch } from '@chifan/domain/mall';
import type { RefundStateNumber } from '@chifan/domain/refund';
import { sql } from 'kysely';
import type { Executor } from '../../../../platform/database/database.ts';
import { type ListedRows, type Page, selectPage } from '../../../../platform/database/select-page.ts';
import type { MallOrderRow } from '../mall-order.store.ts';

export type MallLineRow = {
  readonly position: number;
  readonly productId: number;
  readonly name: PartlyTranslated;
  readonly points: number;
  readonly art: ProductArt;
  readonly image: string | null;
  readonly number: number;
  readonly refunded: number;
};

export type MallOrderInList = MallOrderRow & {
  readonly lines: readonly MallLineRow[];
  readonly refunds: readonly {
    readonly id: number;
    readonly state: RefundStateNumber;
    readonly items: readonly MallRefundItem[];
  }[];
  readonly resumed_at: Date | null;
};

const ordersInList = sql<MallOrderInList>`SELECT o.*,
  (SELECT jsonb_agg(jsonb_build_object('position', position, 'productId', product_id, 'name', name, 'points', points,
      'art', art, 'image', image, 'number', number, 'refunded', refunded) ORDER BY position)
    FROM mall_order_line WHERE order_id = o.id) AS lines,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'state', state, 'items', items) ORDER BY id)
    FROM mall_refund WHERE order_id = o.id), '[]') AS refunds,
  (SELECT max(created_at) FROM mall_order_history WHERE order_id = o.id AND event = 'resume') AS resumed_at
  FROM mall_order o`;

export async function mallOrderInList(executor: Executor, orderId: number): Promise<MallOrderInList | undefined> {
  const { rows } = await sql<MallOrderInList>`${ordersInList} WHERE o.id = ${orderId}`.execute(executor);
  return rows[0];
}

/** A member's mall orders, newest first. `search` is the beginning of a phone number or an order number. */
export function mallOrdersOfMember(
  executor: Executor,
  memberId: number,
  filter: { readonly states: readonly MallOrderState[]; readonly search: string | null },
  page: Page,
): Promise<ListedRows<MallOrderInList>> {
  const matching = sql`${ownOrders(memberId, filter.search)} AND o.state = ANY(${filter.states})`;
  return selectPage(executor, ordersInList, matching, sql`o.id DESC`, page);
}

export async function countMallStates(
  executor: Executor,
  memberId: number,
  search: string | null,
): Promise<{ readonly state: MallOrderState; readonly count: number }[]> {
  const { rows } = await sql<{ state: MallOrderState; count: number }>`
    SELECT o.state, count(*)::int AS count ${ownOrders(memberId, search)} GROUP BY o.state`.execute(executor);
  return rows;
}

function ownOrders(memberId: number, search: string | null) {
  const own = sql`FROM mall_order o WHERE o.member_id = ${memberId}`;
  if (search === null) return own;
  const { number, phone } = readMallOrderSearch(search);
  return sql`${own} AND (starts_with(o.number, ${number}) OR starts_with(translate(o.phone, ' -().', ''), ${phone}))`;
}

export type MallHistoryRow = {
  readonly event: MallOrderEvent;
  readonly from_state: MallOrderState | null;
  readonly to_state: MallOrderState;
  readonly actor: MallOrderActor;
  readonly reason: string | null;
  readonly created_at: Date;
};

export async function mallHistoryOf(executor: Executor, orderId: number): Promise<MallHistoryRow[]> {
  const { rows } = await sql<MallHistoryRow>`SELECT event, from_state, to_state, actor, reason, created_at
    FROM mall_order_history WHERE order_id = ${orderId} ORDER BY id`.execute(executor);
  return rows;
}

export type ShipmentStepRow = { readonly status: ShipmentStatus; readonly placeZh: string | null; readonly at: Date };

export async function shipmentStepsOf(executor: Executor, orderId: number): Promise<ShipmentStepRow[]> {
  const { rows } = await sql<ShipmentStepRow>`SELECT status, place_zh AS "placeZh", created_at AS at
    FROM mall_shipment_step WHERE order_id = ${orderId} ORDER BY id DESC`.execute(executor);
  return rows;
}
