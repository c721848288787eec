import type { Audience } from '../../../platform/live/live.ts';
import type { Platform } from '../../../platform/module.ts';
import type { ConversationOrder } from './message.store.ts';

type Participants = Pick<ConversationOrder, 'id' | 'version' | 'member_id' | 'shop_id' | 'courier_id'>;

/**
 * Notifies only the screens of the guest, the shop and the courier of the order that its messages changed. The order's
 * state is unchanged, so other couriers need no event.
 */
export function publishConversation({ live }: Pick<Platform, 'live'>, order: Participants): void {
  const { id, version } = order;
  live.publish([`member:${order.member_id}`], { topic: `order:${id}`, version });
  live.publish([`member:${order.member_id}`], { topic: 'orders', version });
  const staff: Audience[] = [
    ...(order.shop_id === null ? [] : ([`shop:${order.shop_id}`] as const)),
    ...(order.courier_id === null ? [] : ([`courier:${order.courier_id}`] as const)),
  ];
  live.publish(staff, { topic: 'order-messages', version });
}

/**
 * Sends the live event when a free-text message has been translated. The platform gets the event too, because an
 * operator may have the message open.
 */
export function publishTranslatedWords(platform: Pick<Platform, 'live'>, order: Participants): void {
  publishConversation(platform, order);
  platform.live.publish(['platform'], { topic: 'order-messages', version: order.version });
}
