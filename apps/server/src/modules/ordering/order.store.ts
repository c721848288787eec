import type { DietProfile } from '@chifan/contract/member/views';
import type { AddressGender } from '@chifan/domain/address';
import type { CallbackContact, CommunicationNeed, OrderState, OrderType, RemarkPhrase } from '@chifan/domain/ordering';
import type { CodeSource } from '@chifan/domain/setmeal';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { workflowTables } from '../../platform/workflow/write-transition.ts';
import { type PaymentPasswordJson, sqlPaymentPassword } from '../member/index.ts';

export type AddressSnapshot = {
  readonly address: string;
  readonly addressZh: string;
  readonly doorNumber: string;
  readonly latitude: string;
  readonly longitude: string;
  /** Gender of the contact. Absent in the addresses of old orders. */
  readonly gender?: AddressGender;
};

/** An order as stored in the database. Amounts in fen. */
export type OrderRow = {
  readonly id: number;
  readonly number: string;
  /**
   * The day number, which the kitchen calls out (rule ordering-83). Null until payment, and for a set meal without a
   * restaurant.
   */
  readonly day_number: number | null;
  readonly member_id: number;
  /** Null until the restaurant of a set meal is chosen. */
  readonly shop_id: number | null;
  readonly set_meal_id: number | null;
  readonly type: OrderType;
  readonly dining: 'dine_in' | 'take_away' | null;
  readonly state: OrderState;
  readonly state_before_after_sale: OrderState | null;
  readonly goods: number;
  readonly full_reduction: number;
  readonly shop_coupon: number;
  readonly package_fee: number;
  readonly delivery_fee: number;
  readonly delivery_coupon: number;
  readonly balance_part: number;
  readonly payable: number;
  readonly refunded_balance: number;
  readonly refunded_gateway: number;
  readonly contact_name: string;
  readonly contact_phone: string;
  readonly second_contact: string | null;
  readonly address: AddressSnapshot | null;
  readonly remark: string | null;
  readonly language: string;
  readonly wanted_at: Date | null;
  readonly placed_at: Date;
  readonly pay_before: Date;
  readonly paid_at: Date | null;
  readonly accepted_at: Date | null;
  /** When the kitchen reported the order as ready. */
  readonly ready_at: Date | null;
  /** How often the kitchen added time while it cooked the order. */
  readonly delays: number;
  readonly completed_at: Date | null;
  readonly estimated_at: Date;
  /** The arrival time promised at payment (rule ordering-45). */
  readonly promised_at: Date | null;
  /** Minutes from the restaurant to the guest's door. Null if the order is not a delivery. */
  readonly way_minutes: number | null;
  readonly pick_up_code: string | null;
  readonly hand_over_code: string | null;
  readonly hand_over_photo: string | null;
  readonly code_locked_at: Date | null;
  readonly courier_id: number | null;
  readonly cancel_reason: string | null;
  readonly liable: string | null;
  readonly version: number;
  readonly shop_coupon_id: number | null;
  readonly delivery_coupon_id: number | null;
  /** Fen that the platform pays for coupons. */
  readonly coupon_subsidy: number;
  readonly helper: CommunicationNeed | null;
  readonly call_back: CallbackContact | null;
  readonly table_number: string | null;
  readonly cutlery: number | null;
  readonly remark_phrases: RemarkPhrase[];
  readonly diet_profile: DietProfile | null;
  readonly paid_method: string | null;
  /** The idempotency key of the API call that paid the order from the balance. */
  readonly pay_key: string | null;
  /** Whether the guest has an e-mail address. Read only when the row is locked for payment. */
  readonly guest_has_email?: boolean;
};

/**
 * The shop of the order.
 * @throws if the guest of a set meal has not chosen a restaurant. Such an order is neither cooked, redeemed nor
 * completed.
 */
export function requireShopId({ number, shop_id: shopId }: Pick<OrderRow, 'number' | 'shop_id'>): number {
  if (shopId === null) throw new Error(`order ${number} has no restaurant yet`);
  return shopId;
}

/** Most orders have no coupons. For such orders, the query of coupons is skipped. */
export const hasCoupons = (order: Pick<OrderRow, 'shop_coupon_id' | 'delivery_coupon_id'>): boolean =>
  order.shop_coupon_id !== null || order.delivery_coupon_id !== null;

export async function lockOrder(tx: Tx, orderId: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`SELECT * FROM customer_order WHERE id = ${orderId} FOR UPDATE`.execute(tx);
  return rows[0];
}

/** Reads an order without locking it. */
export async function orderById(executor: Executor, orderId: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`SELECT * FROM customer_order WHERE id = ${orderId}`.execute(executor);
  return rows[0];
}

export type OrderToPay = OrderRow & {
  readonly shop_accepts_by_itself: boolean;
  /**
   * The source of the set meal's voucher codes, brand or branch, as it was when the order was placed. Null for an order
   * of ordinary dishes.
   */
  readonly code_source: CodeSource | null;
  readonly valid_until: Date | null;
};

export async function lockOrderToPay(tx: Tx, orderId: number): Promise<OrderToPay | undefined> {
  const { rows } = await sql<OrderToPay>`SELECT ${orderToPay(orderId)}`.execute(tx);
  return rows[0];
}

/**
 * Locks the order's row and reads the member's payment password. If the query waits for the lock, the password may be
 * older than the row.
 */
export async function lockOrderAndPassword(
  tx: Tx,
  orderId: number,
): Promise<{ readonly order: OrderToPay; readonly password: PaymentPasswordJson } | undefined> {
  const { rows } = await sql<OrderToPay & { readonly password: PaymentPasswordJson }>`
    SELECT ${sqlPaymentPassword(sql.ref('guest'))} AS password, ${orderToPay(orderId)}`.execute(tx);
  if (!rows[0]) return undefined;
  const { password, ...order } = rows[0];
  return { order, password };
}

const orderToPay = (orderId: number) => sql`o.*, COALESCE(shop.auto_accept, false) AS shop_accepts_by_itself,
    bought.code_source, bought.valid_until, guest.email IS NOT NULL AS guest_has_email
  FROM customer_order o JOIN member guest ON guest.id = o.member_id LEFT JOIN shop ON shop.id = o.shop_id
    LEFT JOIN set_meal_order bought ON bought.order_id = o.id
  WHERE o.id = ${orderId} FOR UPDATE OF o`;

export async function lockOrderOfStaff(
  tx: Tx,
  { orderId, staffId }: { orderId: number; staffId: number },
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`SELECT * FROM customer_order o WHERE id = ${orderId}
    AND EXISTS (SELECT FROM staff_shop WHERE staff_id = ${staffId} AND shop_id = o.shop_id) FOR UPDATE OF o`.execute(
    tx,
  );
  return rows[0];
}

export async function orderNumberOf(executor: Executor, orderId: number): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`SELECT number FROM customer_order WHERE id = ${orderId}`.execute(
    executor,
  );
  return rows[0]?.number;
}

export async function orderPaidByKey(
  executor: Executor,
  { memberId, key }: { memberId: number; key: string },
): Promise<Pick<OrderRow, 'id' | 'number'> | undefined> {
  const { rows } = await sql<Pick<OrderRow, 'id' | 'number'>>`SELECT id, number FROM customer_order
    WHERE member_id = ${memberId} AND pay_key = ${key}`.execute(executor);
  return rows[0];
}

export const orderTables = workflowTables({
  table: 'customer_order',
  columns: [
    'shop_id',
    'day_number',
    'diet_profile',
    'paid_at',
    'paid_method',
    'pay_key',
    'balance_part',
    'payable',
    'accepted_at',
    'ready_at',
    'delays',
    'completed_at',
    'estimated_at',
    'promised_at',
    'pick_up_code',
    'hand_over_code',
    'hand_over_photo',
    'courier_id',
    'cancel_reason',
    'liable',
  ],
  history: { table: 'order_history', of: 'order_id', actorId: 'actor_id', reason: 'reason' },
  timerPayload: 'orderId',
});

export type OrderChanges = Partial<Pick<OrderRow, (typeof orderTables)['columns'][number]>>;

/** Adds refunded amounts to the order. A database constraint prevents refunds above the paid amount. */
export async function addRefunded(tx: Tx, orderId: number, parts: { balance: number; gateway: number }): Promise<void> {
  await sql`UPDATE customer_order SET refunded_balance = refunded_balance + ${parts.balance},
    refunded_gateway = refunded_gateway + ${parts.gateway} WHERE id = ${orderId}`.execute(tx);
}

/**
 * Raises the order's version after a change of its refund, because screens fetch an order again only if its version is
 * new.
 */
export async function bumpOrderVersion(tx: Tx, orderId: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`UPDATE customer_order SET version = version + 1
    WHERE id = ${orderId} RETURNING version`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`order ${orderId} is gone`);
  return row.version;
}
