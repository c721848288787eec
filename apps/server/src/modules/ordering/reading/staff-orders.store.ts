import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { PartlyTranslated } from '@chifan/domain';
import type { Marks } from '@chifan/domain/catalogue';
import {
  contactHoursAfterHandOver,
  isOrderNumber,
  type OrderSearch,
  ownWordsCode,
  parseOrderSearch,
} from '@chifan/domain/ordering';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { type ListedRows, type Page, selectPage } from '../../../platform/database/select-page.ts';
import { type WrittenMessage, writtenMessages } from '../messages/message.store.ts';
import type { OrderRow } from '../order.store.ts';
import { type DoorWaitRow, doorWaitOf } from '../order-courier.store.ts';

/** A dish name as stored in an order line. */
export type StoredName = Readonly<Record<string, string>>;

/** An order line whose names are in the console's languages: Chinese, and English if the shop has an English name. */
export type StaffLineRow = Omit<StaffOrder['lines'][number], 'name' | 'chosen' | 'conflicts'> & {
  readonly marks: Marks | null;
  readonly nameEn: string | null;
  readonly chosenEn: readonly (string | null)[];
};

/** An order with all details that staff need, in one row. */
export type StaffOrderRow = Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'day_number'
  | 'version'
  | 'state'
  | 'state_before_after_sale'
  | 'type'
  | 'dining'
  | 'member_id'
  | 'shop_id'
  | 'set_meal_id'
  | 'goods'
  | 'full_reduction'
  | 'shop_coupon'
  | 'package_fee'
  | 'delivery_fee'
  | 'delivery_coupon'
  | 'balance_part'
  | 'payable'
  | 'refunded_balance'
  | 'refunded_gateway'
  | 'remark'
  | 'remark_phrases'
  | 'diet_profile'
  | 'cutlery'
  | 'helper'
  | 'call_back'
  | 'table_number'
  | 'language'
  | 'contact_name'
  | 'contact_phone'
  | 'second_contact'
  | 'address'
  | 'placed_at'
  | 'paid_at'
  | 'accepted_at'
  | 'completed_at'
  | 'ready_at'
  | 'delays'
  | 'promised_at'
  | 'estimated_at'
  | 'wanted_at'
  | 'pick_up_code'
  | 'courier_id'
  | 'hand_over_photo'
  | 'code_locked_at'
> & {
  readonly shop_name: PartlyTranslated | null;
  readonly shop_name_zh: string;
  readonly shop_address_zh: string;
  readonly shop_phone: string | null;
  readonly shop_lat: number | null;
  readonly shop_lng: number | null;
  readonly courier_name: string | null;
  readonly courier_phone: string | null;
  readonly lines: readonly StaffLineRow[];
  readonly voucher_codes: StaffOrder['voucherCodes'];
  /** State changes of the order, in the format of the API contract. PostgreSQL formats the times. */
  readonly timeline: StaffOrder['timeline'];
  readonly messages: readonly WrittenMessage[];
  readonly door_wait: DoorWaitRow | null;
  /**
   * Dish names of the order's lines, which its remark and its free-text messages may mention. Null if the order has
   * neither.
   */
  readonly dish_names: readonly StoredName[] | null;
};

/** The valid codes of the order's vouchers, as JSON. */
const voucherCodes = sql`COALESCE((SELECT jsonb_agg(c.code ORDER BY v.piece) FROM set_meal_voucher v
    JOIN set_meal_code c ON c.id = v.code_id AND c.voided_at IS NULL WHERE v.order_id = o.id), '[]')`;

/**
 * The English names of the chosen options, with null for a missing name. A JSON path would skip missing translations
 * and shift the following names.
 */
const inEnglish = sql`(SELECT jsonb_agg(chosen->'en' ORDER BY at) FROM jsonb_array_elements(options) WITH ORDINALITY AS each(chosen, at))`;

const staffOrders = sql<StaffOrderRow>`SELECT o.id, o.number, o.day_number, o.version, o.state, o.state_before_after_sale, o.type, o.dining, o.member_id, o.shop_id, o.set_meal_id,
  o.goods, o.full_reduction, o.shop_coupon, o.package_fee, o.delivery_fee, o.delivery_coupon, o.balance_part, o.payable, o.refunded_balance, o.refunded_gateway, o.remark, o.remark_phrases, o.diet_profile, o.cutlery,
  o.helper, o.call_back, o.table_number, o.language, o.contact_name, o.contact_phone, o.second_contact, o.address, o.placed_at, o.paid_at,
  o.accepted_at, o.completed_at, o.ready_at, o.delays, o.promised_at, o.estimated_at, o.wanted_at, o.pick_up_code, o.courier_id, o.hand_over_photo, o.code_locked_at,
  COALESCE(s.name, b.name) AS shop_name, COALESCE(s.name_zh, b.name->>'zh-CN', '') AS shop_name_zh, COALESCE(s.address->>'zh-CN', '') AS shop_address_zh, s.phone AS shop_phone, s.lat AS shop_lat, s.lng AS shop_lng,
  c.name AS courier_name, c.phone AS courier_phone,
  COALESCE((SELECT jsonb_agg(jsonb_build_object('position', position, 'nameZh', COALESCE(name->>'zh', ''),
      'chosenZh', jsonb_path_query_array(options, '$[*]."zh-CN"'), 'nameEn', name->>'en',
      'chosenEn', CASE WHEN options = '[]' THEN options ELSE ${inEnglish} END, 'quantity', quantity, 'refunded', refunded,
      'amount', unit_price * quantity, 'marks', marks) ORDER BY position)
    FROM order_line WHERE order_id = o.id), '[]') AS lines,
  CASE WHEN o.set_meal_id IS NOT NULL AND COALESCE(o.state_before_after_sale, o.state) = 'to_be_picked_up' THEN ${voucherCodes}
    ELSE '[]' END AS voucher_codes,
  COALESCE((SELECT jsonb_agg(jsonb_build_object('event', event, 'from', from_state, 'to', to_state, 'actor', actor,
      'reason', reason, 'at', created_at) ORDER BY id)
    FROM order_history WHERE order_id = o.id), '[]') AS timeline,
  ${writtenMessages} AS messages, ${doorWaitOf} AS door_wait,
  CASE WHEN o.remark IS NOT NULL OR EXISTS (SELECT FROM order_message WHERE order_id = o.id AND code = ${sql.lit(ownWordsCode)})
    THEN (SELECT jsonb_agg(name) FROM order_line WHERE order_id = o.id) END AS dish_names
  FROM customer_order o LEFT JOIN shop s ON s.id = o.shop_id LEFT JOIN set_meal m ON m.id = o.set_meal_id
  LEFT JOIN brand b ON b.id = m.brand_id LEFT JOIN staff c ON c.id = o.courier_id`;

/** Returns the orders with the given ids, in the sequence of `orderIds`. */
export async function staffOrdersById(executor: Executor, orderIds: readonly number[]): Promise<StaffOrderRow[]> {
  const { rows } = await sql<StaffOrderRow>`${staffOrders} WHERE o.id = ANY(${orderIds})
    ORDER BY array_position(${orderIds}::bigint[], o.id)`.execute(executor);
  return rows;
}

/** @throws if the order does not exist */
export async function staffOrderById(executor: Executor, orderId: number): Promise<StaffOrderRow> {
  const { rows } = await sql<StaffOrderRow>`${staffOrders} WHERE o.id = ${orderId}`.execute(executor);
  if (!rows[0]) throw new Error(`order ${orderId} is gone`);
  return rows[0];
}

export async function ordersOfStaff(
  executor: Executor,
  staffId: number,
  view: 'open' | 'past',
  shopId: number | null,
  now: Date,
  page: Page,
): Promise<ListedRows<StaffOrderRow>> {
  const shops = sql`o.shop_id IN (SELECT shop_id FROM staff_shop WHERE staff_id = ${staffId})
    AND (${shopId}::bigint IS NULL OR o.shop_id = ${shopId})`;
  return view === 'open'
    ? selectPage(
        executor,
        staffOrders,
        sql`FROM customer_order o WHERE o.id IN (${onBoard(shops, now)})`,
        sql`o.id`,
        page,
      )
    : selectPage(
        executor,
        staffOrders,
        sql`FROM customer_order o WHERE ${shops} AND o.paid_at IS NOT NULL AND NOT o.is_open`,
        sql`o.id DESC`,
        page,
      );
}

/**
 * Ids of open orders, and of handed-over orders with a recent message from the guest, for example about a missing dish.
 * Each part of the union uses its own index.
 */
const onBoard = (shops: RawBuilder<unknown>, now: Date) => sql`
  SELECT o.id FROM customer_order o WHERE ${shops} AND o.is_open
  UNION SELECT o.id FROM order_message m JOIN customer_order o ON o.id = m.order_id
  WHERE m.recipient = 'merchant' AND m.created_at > ${hoursBefore(now, contactHoursAfterHandOver)}
    AND ${shops} AND o.state IN ('delivered', 'completed')
    AND (m.read_at IS NULL OR m.created_at >= (SELECT min(created_at) FROM order_history
      WHERE order_id = m.order_id AND to_state IN ('delivered', 'completed')))`;

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

export const lockedOrders = (executor: Executor, page: Page): Promise<ListedRows<StaffOrderRow>> =>
  selectPage(
    executor,
    staffOrders,
    sql`FROM customer_order o WHERE o.code_locked_at IS NOT NULL`,
    sql`o.id DESC`,
    page,
  );

/** Orders whose food was not accepted at the door and about which the platform has not decided yet. */
export const undeliveredOrders = (executor: Executor, page: Page): Promise<ListedRows<StaffOrderRow>> =>
  selectPage(
    executor,
    staffOrders,
    sql`FROM customer_order o JOIN door_wait wait ON wait.order_id = o.id AND wait.courier_id = o.courier_id
      WHERE wait.returned_at IS NOT NULL AND o.is_open
        AND COALESCE(o.state_before_after_sale, o.state) = 'to_be_delivered'`,
    sql`o.id DESC`,
    page,
  );

type OrderFilter = { readonly search: string | null; readonly memberId: number | null };

/** All orders, for operators. `search` is a whole order number or a whole contact phone. Each filter has an index. */
export async function allOrders(
  executor: Executor,
  { search, memberId }: OrderFilter,
  page: Page,
): Promise<ListedRows<StaffOrderRow>> {
  const ofMember = memberId === null ? sql`true` : sql`o.member_id = ${memberId}`;
  return selectPage(
    executor,
    staffOrders,
    sql`FROM customer_order o WHERE ${ofMember} AND ${search === null ? sql`true` : whole(parseOrderSearch(search))}`,
    sql`o.id DESC`,
    page,
  );
}

const whole = ({ number, phone }: OrderSearch) =>
  number !== null && isOrderNumber(number) ? sql`o.number = ${number}` : sql`o.contact_phone = ${phone}`;
