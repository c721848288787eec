import type { DietProfile } from '@chifan/contract/member/views';
import type { Marks } from '@chifan/domain/catalogue';
import {
  type CallbackContact,
  type CommunicationNeed,
  maxUnpaidOrders,
  type OrderState,
  type OrderType,
  type RemarkPhrase,
} from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { enqueueFromQuery } from '../../../platform/jobs/jobs.ts';
import { takeStock, type WantedStock } from '../../catalogue/index.ts';
import { sqlIsBlocked } from '../../member/index.ts';
import { takeSetMealStock } from '../../setmeal/index.ts';
import type { AddressSnapshot } from '../order.store.ts';

export type NewOrder = {
  number: string;
  memberId: number;
  /** Null for a set meal, because the guest chooses the restaurant later. */
  shopId: number | null;
  /** Null for an order of ordinary dishes. */
  setMeal: NewSetMeal | null;
  type: OrderType;
  dining: 'dine_in' | 'take_away' | null;
  goods: number;
  fullReduction: number;
  shopCoupon: number;
  packageFee: number;
  deliveryFee: number;
  deliveryCoupon: number;
  balancePart: number;
  payable: number;
  contactName: string;
  contactPhone: string;
  secondContact: string | null;
  address: AddressSnapshot | null;
  remark: string | null;
  remarkPhrases: readonly RemarkPhrase[];
  dietProfile: DietProfile | null;
  helper: CommunicationNeed | null;
  callBack: CallbackContact | null;
  tableNumber: string | null;
  cutlery: number | null;
  shopCouponId: number | null;
  deliveryCouponId: number | null;
  /** Fen that the platform pays for coupons. */
  couponSubsidy: number;
  language: string;
  wantedAt: Date | null;
  placedAt: Date;
  payBefore: Date;
  estimatedAt: Date;
  /** Travel minutes from the restaurant to the guest. Null if the order is not a delivery. */
  wayMinutes: number | null;
  idempotencyKey: string;
  requestHash: string;
  lines: readonly NewLine[];
};

/** Fields of an order of a set meal. */
export type NewSetMeal = {
  readonly id: number;
  readonly quantity: number;
  readonly sharePermille: number;
  readonly codeSource: string;
  readonly validUntil: Date;
  /** Units that one member may buy in total. Null if the set meal has no limit. */
  readonly maxPerMember: number | null;
};

export type NewLine = {
  /** Null for the order line of a set meal. */
  dishId: number | null;
  name: unknown;
  options: unknown;
  /** Diet and allergen marks of the dish with its chosen options. */
  marks: Marks;
  plate: string;
  unitPrice: number;
  quantity: number;
  share: number;
  tookStock: boolean;
};

export type Placed = { orderId: number; stockTaken: number };

/**
 * Writes order, lines, history, payment timer and stock in one round trip. Lists are JSON parameters, because
 * PostgreSQL plans an array parameter again for each length (1 ms). If `stockTaken` is below the number of dishes with
 * limited stock, a dish is sold out and the caller must roll back.
 * @returns undefined without writing if the member must pay or cancel another order first, or is blocked
 * @throws a violation of `unpaidSlotIndex` if a concurrent order of the member took the same slot, or an error that
 * matches `isConditionUnmet` if a set meal has too few units left
 */
export async function insertOrder(executor: Executor, order: NewOrder): Promise<Placed | undefined> {
  const lines = order.lines.map((line, position) => ({ ...line, position }));
  const { rows } = await sql<Placed>`
    WITH taken AS (${takeStock(limitedStockWanted(order.lines))}
    ), ${slotOf(order)}, placed AS (
      INSERT INTO customer_order (number, member_id, shop_id, set_meal_id, type, dining, state, goods, full_reduction, shop_coupon,
        package_fee, delivery_fee, delivery_coupon, balance_part, payable, contact_name, contact_phone, second_contact,
        address, remark, remark_phrases, diet_profile, helper, call_back, table_number, cutlery, shop_coupon_id, delivery_coupon_id, coupon_subsidy,
        language, wanted_at, placed_at, pay_before, estimated_at, way_minutes, idempotency_key, request_hash, unpaid_slot)
      SELECT ${order.number}, ${order.memberId}, ${order.shopId}, ${order.setMeal?.id ?? null}, ${order.type}, ${order.dining}, 'unpaid',
        ${order.goods}, ${order.fullReduction}, ${order.shopCoupon}, ${order.packageFee}, ${order.deliveryFee},
        ${order.deliveryCoupon}, ${order.balancePart}, ${order.payable}, ${order.contactName},
        ${order.contactPhone}, ${order.secondContact},
        ${order.address === null ? null : JSON.stringify(order.address)}::jsonb, ${order.remark},
        ${order.remarkPhrases}::text[],
        ${order.dietProfile === null ? null : JSON.stringify(order.dietProfile)}::jsonb, ${order.helper}, ${order.callBack}, ${order.tableNumber}, ${order.cutlery}, ${order.shopCouponId},
        ${order.deliveryCouponId}, ${order.couponSubsidy}, ${order.language}, ${order.wantedAt},
        ${order.placedAt}, ${order.payBefore}, ${order.estimatedAt}, ${order.wayMinutes}, ${order.idempotencyKey}, ${order.requestHash},
        free.slot
      FROM free WHERE NOT ${sqlIsBlocked(order.memberId)}
      RETURNING id
    ), lines AS (
      INSERT INTO order_line (order_id, position, dish_id, name, options, marks, plate, unit_price, quantity, took_stock, share)
      SELECT placed.id, line.position, line."dishId", line.name, line.options, line.marks, line.plate, line."unitPrice",
        line.quantity, line."tookStock", line.share
      FROM placed, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS line(position smallint, "dishId" bigint,
        name jsonb, options jsonb, marks jsonb, plate text, "unitPrice" int, quantity int, "tookStock" boolean, share int)
    )${order.setMeal ? ofSetMeal(order.setMeal) : sql``}, history AS (
      INSERT INTO order_history (order_id, event, from_state, to_state, actor, actor_id, created_at)
      SELECT id, 'place', NULL, 'unpaid', 'member', ${order.memberId}, ${order.placedAt} FROM placed
    ), timer AS (
      ${enqueueFromQuery(sql`SELECT 'ordering.expire-unpaid', 'order:' || id || ':unpaid', jsonb_build_object('orderId', id),
        ${order.payBefore}::timestamptz FROM placed`)}
    )
    SELECT placed.id AS "orderId", (SELECT count(*) FROM taken)::int AS "stockTaken"${order.setMeal ? areTaken : sql``} FROM placed`.execute(
    executor,
  );
  return rows[0];
}

const ofSetMeal = ({ id, quantity, sharePermille, codeSource, validUntil }: NewSetMeal) => sql`, set_meal AS (
      INSERT INTO set_meal_order (order_id, quantity, share_permille, code_source, valid_until)
      SELECT id, ${quantity}, ${sharePermille}, ${codeSource}, ${validUntil}::timestamptz FROM placed
    ), taken_pieces AS (${takeSetMealStock(id, quantity, sql`placed`)})`;

const areTaken = sql`, demand(EXISTS (SELECT FROM taken_pieces), 'the set meal is sold out')`;

export const unpaidSlotIndex = 'customer_order_unpaid_slot';
export const unpaidAtShopIndex = 'customer_order_unpaid_at_shop';
export const unpaidSetMealIndex = 'customer_order_unpaid_set_meal';

/**
 * SQL for the member's first free slot for unpaid orders. No slot is free if the member has an unpaid order at the same
 * shop or for the same set meal. An order that is paid at once needs no slot.
 */
const slotOf = ({ payable, memberId, shopId, setMeal }: NewOrder) =>
  payable === 0
    ? sql`free AS (SELECT NULL::smallint AS slot)`
    : sql`unpaid AS (
      SELECT COALESCE(array_agg(unpaid_slot), '{}') AS slots, COALESCE(bool_or(${setMeal ? sql`set_meal_id = ${setMeal.id}` : sql`shop_id = ${shopId}`}), false) AS is_here
      FROM customer_order WHERE member_id = ${memberId} AND holds_slot
    ), free AS (
      SELECT slot FROM unpaid, generate_series(1, ${maxUnpaidOrders}::int) AS slot
      WHERE NOT is_here AND slot <> ALL (slots) ORDER BY slot LIMIT 1
    )`;

export type UnpaidOrder = { readonly id: number; readonly shopId: number | null; readonly setMealId: number | null };

export async function unpaidOrdersOf(executor: Executor, memberId: number): Promise<UnpaidOrder[]> {
  const { rows } = await sql<UnpaidOrder>`SELECT id, shop_id AS "shopId", set_meal_id AS "setMealId"
    FROM customer_order
    WHERE member_id = ${memberId} AND holds_slot ORDER BY id`.execute(executor);
  return rows;
}

/**
 * Dishes of limited stock, with the quantities of all their lines added. Checked one by one, each line could pass
 * although their sum exceeds the stock.
 */
export function limitedStockWanted(lines: readonly NewLine[]): WantedStock[] {
  const wanted = new Map<number, number>();
  for (const line of lines) {
    if (line.tookStock && line.dishId !== null) wanted.set(line.dishId, (wanted.get(line.dishId) ?? 0) + line.quantity);
  }
  return [...wanted].toSorted(([a], [b]) => a - b).map(([dishId, quantity]) => ({ dishId, quantity }));
}

export type EarlierOrder = {
  id: number;
  number: string;
  payable: number;
  payBefore: Date;
  state: OrderState;
  requestHash: string;
};

export async function orderByIdempotencyKey(
  executor: Executor,
  memberId: number,
  key: string,
): Promise<EarlierOrder | undefined> {
  const { rows } = await sql<EarlierOrder>`SELECT id, number, payable, pay_before AS "payBefore", state,
    request_hash AS "requestHash" FROM customer_order WHERE member_id = ${memberId} AND idempotency_key = ${key}`.execute(
    executor,
  );
  return rows[0];
}

/**
 * Fetches the next 50 order numbers in one round trip. A crash leaves a gap in the numbers, never a repeated number.
 */
export async function nextOrderSequences(executor: Executor): Promise<number[]> {
  const { rows } = await sql<{
    n: number;
  }>`SELECT nextval('order_number_sequence') AS n FROM generate_series(1, 50)`.execute(executor);
  return rows.map((row) => row.n);
}
