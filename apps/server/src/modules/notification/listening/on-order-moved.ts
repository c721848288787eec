import type { NotificationType } from '@chifan/domain/notification';
import type { OrderEvent } from '@chifan/domain/ordering';
import type { EventPayloads, Listener } from '../../../platform/events/events.ts';
import type { Platform } from '../../../platform/module.ts';
import { notifyMember, notifyMemberBySource } from '../notify-member.ts';
import { doorForNotification, messageForNotification, namesOf, orderNotificationSource } from './order-facts.store.ts';

type Moved = EventPayloads['order.moved'];

/** Notifications for events of paid orders. The guest causes all events of an unpaid order. */
export const orderNotificationByEvent: Partial<Record<OrderEvent, NotificationType>> = {
  pay: 'receipt.paid',
  accept: 'order.accepted',
  refuse: 'order.refused',
  expire: 'order.unanswered',
  run_out: 'order.ran_out',
  give_up: 'order.given_up',
  issue_code: 'order.code',
  delay: 'order.later',
  ready: 'order.ready',
  collect: 'order.on_the_way',
  hand_back: 'order.delayed',
  hand_over: 'order.arrived',
  release_restaurant: 'order.released',
  redeem: 'order.uncollected',
};

/** Notifications for orders of set meals. They use the same channels as the notifications for other orders. */
export const setMealNotificationByEvent: Partial<Record<OrderEvent, NotificationType>> = {
  ...orderNotificationByEvent,
  pay: 'receipt.voucher',
  expire: 'order.voucher_expired',
};

/**
 * Whether an event of an order notifies the guest. A guest's own action never does (rule notification-2). Neither does
 * an automatic acceptance, because the guest still sees the payment screen. A guest whose pick-up code is redeemed is
 * at the counter, so only the automatic redemption by the system notifies.
 */
export const causesOrderNotification = ({
  event,
  actor,
  hasEmail,
}: Pick<Moved, 'event' | 'actor' | 'hasEmail'>): boolean =>
  event in orderNotificationByEvent &&
  // A receipt is sent only by mail, so a guest without an e-mail address gets none.
  !(event === 'pay' && hasEmail === false) &&
  actor !== 'member' &&
  !(event === 'accept' && actor === 'system') &&
  !(event === 'redeem' && actor !== 'system');

export const onOrderMoved =
  (platform: Platform): Listener<'order.moved'> =>
  async (tx, moved, after) => {
    const told = notificationKeyOf(moved);
    if (told) notifyMemberBySource(platform, tx, after, told.meal, orderNotificationSource(told));
  };

function notificationKeyOf({ orderId, event, version }: Moved) {
  const meal = orderNotificationByEvent[event as OrderEvent];
  if (!meal) return null;
  return {
    orderId,
    key: `order:${orderId}:${version}`,
    meal,
    setMeal: setMealNotificationByEvent[event as OrderEvent] ?? meal,
  };
}

/**
 * Notifies the guest when a courier waits at the door or takes the food back (rule courier-27). The listener reads the
 * current state, so that no notification is sent after the hand-over.
 */
export const onOrderDoor =
  (platform: Platform): Listener<'order.door'> =>
  async (tx, { orderId, step, version }, after) => {
    const waited = await doorForNotification(tx, orderId);
    if (!waited) return;
    const { member_id: memberId, code, ends_at: endsAt } = waited;
    const isBack = step === 'bring_back';
    const facts = {
      orderId,
      ...namesOf(waited),
      ...(isBack ? {} : { at: endsAt.toISOString(), ...(code === null ? {} : { code }) }),
    };
    const news = isBack ? 'order.taken_back' : 'order.at_door';
    notifyMember(platform, tx, after, { memberId, key: `order-door:${orderId}:${version}`, news, facts });
  };

/** Notifies the guest of a message, unless the guest has read it in the app (rule ordering-63). */
export const onOrderMessage =
  (platform: Platform): Listener<'order.message'> =>
  async (tx, { orderId, messageId }, after) => {
    const message = await messageForNotification(tx, messageId);
    if (!message) return;
    const { member_id: memberId, sender, code, facts: said } = message;
    const variant = sender === 'courier' ? { variant: 'courier' } : {};
    const facts = { orderId, ...namesOf(message), said: { code, facts: said }, ...variant };
    notifyMember(platform, tx, after, { memberId, key: `order-message:${messageId}`, news: 'order.message', facts });
  };
