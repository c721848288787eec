import type { StaffMallOrder } from '@chifan/contract/mall/staff-views';
import type { PartlyTranslated } from '@chifan/domain';
import { isMallOrderNumber, readMallOrderSearch } from '@chifan/domain/mall';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../../platform/database/database.ts';
import { countRows, type ListedRows, type Page, selectPage } from '../../../../platform/database/select-page.ts';
import type { MallOrderRow } from '../mall-order.store.ts';
import type { MallHistoryRow, ShipmentStepRow } from './read-mall-orders.store.ts';

/** A row in PostgreSQL's JSON, in which times are strings. */
type Written<Row extends { readonly [at in Key]: Date }, Key extends string> = Omit<Row, Key> & {
  readonly [at in Key]: string;
};

export type StaffMallOrderRow = MallOrderRow & {
  readonly guest_name: string;
  readonly lines: readonly (Omit<StaffMallOrder['lines'][number], 'name'> & { readonly name: PartlyTranslated })[];
  readonly steps: readonly Written<ShipmentStepRow, 'at'>[];
  readonly history: readonly Written<MallHistoryRow, 'created_at'>[];
};

const staffOrders = sql<StaffMallOrderRow>`SELECT o.*, member.name AS guest_name,
  (SELECT jsonb_agg(jsonb_build_object('position', position, 'productId', product_id,
      'nameZh', coalesce(name->>'zh-CN', ''), 'name', name, 'number', number, 'refunded', refunded, 'points', points, 'image', image,
      'art', art) ORDER BY position)
    FROM mall_order_line WHERE order_id = o.id) AS lines,
  coalesce((SELECT jsonb_agg(jsonb_build_object('status', status, 'placeZh', place_zh, 'at', created_at) ORDER BY id DESC)
    FROM mall_shipment_step WHERE order_id = o.id), '[]') AS steps,
  (SELECT jsonb_agg(jsonb_build_object('event', event, 'from_state', from_state, 'to_state', to_state, 'actor', actor,
      'reason', reason, 'created_at', created_at) ORDER BY id)
    FROM mall_order_history WHERE order_id = o.id) AS history
  FROM mall_order o JOIN member ON member.id = o.member_id`;

export async function staffMallOrderById(executor: Executor, orderId: number): Promise<StaffMallOrderRow | undefined> {
  const { rows } = await sql<StaffMallOrderRow>`${staffOrders} WHERE o.id = ${orderId}`.execute(executor);
  return rows[0];
}

const viewed = { to_ship: sql`o.state = 'pending'`, shipped: sql`o.state = 'to_be_delivered'`, all: sql`true` };
export type MallOrderView = keyof typeof viewed;

export function mallOrdersOfPlatform(
  executor: Executor,
  { view, search }: { readonly view: MallOrderView; readonly search: string | null },
  page: Page,
): Promise<ListedRows<StaffMallOrderRow>> {
  const found = search === null ? sql`` : sql`AND ${matchesNumberPrefix(search)}`;
  const matching = sql`FROM mall_order o WHERE ${viewed[view]} ${found}`;
  return selectPage(executor, staffOrders, matching, view === 'to_ship' ? sql`o.id` : sql`o.id DESC`, page);
}

/**
 * SQL condition: a full order number equals the search text, otherwise an order number, phone or tracking number begins
 * with it.
 */
function matchesNumberPrefix(search: string): RawBuilder<unknown> {
  const { number, phone } = readMallOrderSearch(search);
  if (number !== null && isMallOrderNumber(number)) return sql`o.number = ${number}`;
  const tracking = search.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  return sql`(starts_with(o.number, ${number}) OR starts_with(translate(o.phone, ' -().', ''), ${phone})
    OR starts_with(upper(o.tracking_number), ${tracking}))`;
}

export const countToShip = (executor: Executor): Promise<number> =>
  countRows(executor, sql`FROM mall_order o WHERE ${viewed.to_ship}`);
