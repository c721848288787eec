import type { PartlyTranslated } from '@chifan/domain';
import { doorWaitMinutes } from '@chifan/domain/courier';
import type { NotificationType } from '@chifan/domain/notification';
import type { MessageRole } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { MessageParameters } from '../../ordering/index.ts';
import type { NotificationFacts, NotificationSource, NotificationSourceRow } from '../notification.store.ts';

const itsShop = sql`LEFT JOIN shop s ON s.id = o.shop_id
    LEFT JOIN set_meal meal ON meal.id = o.set_meal_id LEFT JOIN brand b ON b.id = meal.brand_id`;

type OfOrder = {
  readonly orderId: number;
  readonly key: string;
  /** Notification types for an ordinary meal and for a set meal. */
  readonly meal: NotificationType;
  readonly setMeal: NotificationType;
};

/**
 * Selects the data of a notification about a paid order from the current row of the order. For a set meal without a
 * chosen restaurant, the notification names the brand as the shop. No notification reports that the food of a delivery
 * is cooked. SQL computes all values, so that a transition needs no extra round trip.
 */
export const orderNotificationSource = ({
  orderId,
  key,
  meal,
  setMeal,
}: OfOrder): NotificationSource => sql<NotificationSourceRow>`
  SELECT o.member_id, ${key}::text AS key, o.news, jsonb_build_object('shop', COALESCE(s.name, b.name))
    || jsonb_strip_nulls(jsonb_build_object('orderId', o.id, 'number', o.number,
      'dayNumber', CASE WHEN o.news LIKE 'order.%' THEN o.day_number END,
      'at', CASE WHEN o.news IN ('order.accepted', 'order.later')
        THEN to_char(o.estimated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') END,
      'code', CASE WHEN o.news IN ('order.code', 'order.ready') THEN o.pick_up_code
        WHEN o.news = 'order.on_the_way' THEN o.hand_over_code END,
      'variant', CASE WHEN o.news = 'order.arrived' AND o.hand_over_photo IS NOT NULL THEN 'photo'
        WHEN o.news IN ('order.code', 'order.ready') AND o.dining = 'dine_in' AND o.set_meal_id IS NULL THEN 'table'
        WHEN o.news = 'order.ready' AND o.pick_up_code IS NOT NULL THEN 'code' END,
      'amount', CASE WHEN o.news IN ('receipt.paid', 'receipt.voucher') THEN o.payable + o.balance_part END)) AS facts
  FROM (SELECT *, CASE WHEN set_meal_id IS NULL THEN ${meal}::text ELSE ${setMeal}::text END AS news
      FROM customer_order WHERE id = ${orderId} AND paid_at IS NOT NULL
        AND NOT (${meal}::text = 'order.ready' AND type = 'delivery')) AS o
    ${itsShop}`;

export type OrderForNotification = {
  readonly id: number;
  readonly member_id: number;
  readonly number: string;
  readonly day_number: number | null;
  readonly shop: PartlyTranslated;
};

type DishNamesInput = Pick<OrderForNotification, 'number' | 'day_number' | 'shop'>;

/** Returns the values that identify an order for its guest. */
export const namesOf = ({ number, day_number: dayNumber, shop }: DishNamesInput): NotificationFacts => ({
  number,
  shop,
  ...(dayNumber === null ? {} : { dayNumber }),
});

export async function orderForNotification(
  executor: Executor,
  orderId: number,
): Promise<OrderForNotification | undefined> {
  const { rows } =
    await sql<OrderForNotification>`SELECT o.id, o.member_id, o.number, o.day_number, COALESCE(s.name, b.name) AS shop
    FROM customer_order o ${itsShop} WHERE o.id = ${orderId}`.execute(executor);
  return rows[0];
}

export type MessageForNotification = DishNamesInput & {
  readonly member_id: number;
  readonly sender: MessageRole;
  readonly code: string;
  readonly facts: MessageParameters;
};

/** Returns the message to notify the guest of. Returns undefined if the guest has read it, or if it was deleted. */
export async function messageForNotification(
  executor: Executor,
  messageId: number,
): Promise<MessageForNotification | undefined> {
  const { rows } =
    await sql<MessageForNotification>`SELECT o.member_id, o.number, o.day_number, COALESCE(s.name, b.name) AS shop,
      message.sender, message.code, message.facts
    FROM order_message message JOIN customer_order o ON o.id = message.order_id ${itsShop}
    WHERE message.id = ${messageId} AND message.read_at IS NULL`.execute(executor);
  return rows[0];
}

type DoorToTell = DishNamesInput & {
  readonly member_id: number;
  readonly code: string | null;
  readonly ends_at: Date;
};

/**
 * Returns the data of a courier's wait at the guest's door. Returns undefined if the courier no longer has the food.
 */
export async function doorForNotification(executor: Executor, orderId: number): Promise<DoorToTell | undefined> {
  const { rows } = await sql<DoorToTell>`SELECT o.member_id, o.number, o.day_number, COALESCE(s.name, b.name) AS shop,
      o.hand_over_code AS code, wait.arrived_at + make_interval(mins => ${doorWaitMinutes}) AS ends_at
    FROM door_wait wait JOIN customer_order o ON o.id = wait.order_id AND o.courier_id = wait.courier_id ${itsShop}
    WHERE o.id = ${orderId} AND COALESCE(o.state_before_after_sale, o.state) = 'to_be_delivered'`.execute(executor);
  return rows[0];
}
