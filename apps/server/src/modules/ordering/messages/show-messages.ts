import type { OrderMessage } from '@chifan/contract/ordering/message-views';
import type { ReaderLanguage } from '@chifan/domain';
import { allowedRecipients, type MessageFacts, type MessageRole, orderWayOf } from '@chifan/domain/ordering';
import type { OrderRow } from '../order.store.ts';
import { fulfilmentState } from '../transition-order.ts';
import type { WrittenMessage } from './message.store.ts';
import { messageText } from './message-words.ts';

export type MessageReader = { readonly role: MessageRole | 'platform'; readonly id: number };

type OrderOfTalk = Pick<OrderRow, 'state' | 'state_before_after_sale' | 'type' | 'dining' | 'shop_id' | 'courier_id'>;

export const messageFactsOf = (order: OrderOfTalk, handedOverAt: Date | null, now: Date): MessageFacts => ({
  state: fulfilmentState(order),
  way: orderWayOf(order),
  hasShop: order.shop_id !== null,
  hasCourier: order.courier_id !== null,
  hoursSinceHandOver: handedOverAt && (now.getTime() - handedOverAt.getTime()) / 3_600_000,
});

/** Messages that the reader sent or received. The platform sees all messages, because it settles disputes. */
export const visibleMessages = (
  written: readonly WrittenMessage[],
  { role, id }: MessageReader,
  language: ReaderLanguage,
): OrderMessage[] =>
  written
    .filter(
      ({ sender, recipient, courier_id: courierId }) =>
        role === 'platform' || ([sender, recipient].includes(role) && (role !== 'courier' || courierId === id)),
    )
    .map((message) => messageView(message, language));

export const messageView = (message: WrittenMessage, language: ReaderLanguage): OrderMessage => ({
  id: message.id,
  from: message.sender,
  to: message.recipient,
  code: message.code,
  text: messageText(message.code, message.facts, language),
  textZh: messageText(message.code, message.facts, 'zh-CN'),
  at: new Date(message.created_at).toISOString(),
  readAt: message.read_at && new Date(message.read_at).toISOString(),
});

/** Recipients to whom the reader may write now. A courier may write only while the courier has the delivery job. */
export function recipientsForReader(
  { role, id }: MessageReader,
  order: OrderOfTalk,
  handedOverAt: Date | null,
  now: Date,
) {
  if (role === 'platform' || (role === 'courier' && order.courier_id !== id)) return [];
  return allowedRecipients(role, messageFactsOf(order, handedOverAt, now));
}

type TimelineRow = { readonly to: string; readonly at: string };

/** The time of the hand-over, from the order's history. Null without a hand-over. */
export function handOverTimeOf(timeline: readonly TimelineRow[]): Date | null {
  const row = timeline.find(({ to }) => to === 'delivered' || to === 'completed');
  return row ? new Date(row.at) : null;
}
