import type { OrderMessage } from '@chifan/contract/ordering/message-views';
import type { ReaderLanguage } from '@chifan/domain';
import {
  allowedRecipients,
  type MessageFacts,
  type MessageRole,
  maskPrivateData,
  orderWayOf,
} from '@chifan/domain/ordering';
import type { TranslatedText } from '@chifan/domain/translation';
import type { OrderRow } from '../order.store.ts';
import { fulfilmentState } from '../transition-order.ts';
import type { WrittenMessage } from './message.store.ts';
import { canRead, type MessageReader } from './message-readers.ts';
import { messageText } from './message-words.ts';
import { languageOfWords, type TranslatedWords } from './translate-words.ts';

type OrderOfTalk = Pick<OrderRow, 'state' | 'state_before_after_sale' | 'type' | 'dining' | 'shop_id' | 'courier_id'>;

export const messageFactsOf = (order: OrderOfTalk, handedOverAt: Date | null, now: Date): MessageFacts => ({
  state: fulfilmentState(order),
  way: orderWayOf(order),
  hasShop: order.shop_id !== null,
  hasCourier: order.courier_id !== null,
  hoursSinceHandOver: handedOverAt && (now.getTime() - handedOverAt.getTime()) / 3_600_000,
});

type Shown = {
  readonly language: ReaderLanguage;
  /** The people to whom the reader may write now. */
  readonly writableTo: readonly MessageRole[];
  readonly translated: TranslatedWords;
};

/** The messages that the reader may read, oldest first. */
export const visibleMessages = (
  written: readonly WrittenMessage[],
  reader: MessageReader,
  { language, writableTo, translated }: Shown,
): OrderMessage[] =>
  written
    .filter((message) => canRead(message, reader))
    .map((message) => {
      const shown = messageView(message, language, { translated: translated.get(message.id) ?? null, reader });
      const { role } = reader;
      const isOpen = role === 'platform' || role === message.sender || writableTo.includes(message.sender);
      return isOpen ? shown : withMaskedData(shown);
    });

type ReadWords = { readonly translated: TranslatedText | null; readonly reader: MessageReader };

export function messageView(
  message: WrittenMessage,
  language: ReaderLanguage,
  { translated, reader }: ReadWords,
): OrderMessage {
  const { sender, code, facts } = message;
  const { words } = facts;
  const isOwn = reader.role === sender;
  return {
    id: message.id,
    from: sender,
    to: message.recipient,
    code,
    text: messageText(code, facts, language, isOwn ? null : translated),
    textZh: words ? (isOwn && translated?.text) || words.text : messageText(code, facts, 'zh-CN'),
    ownWords: words
      ? { text: words.text, language: languageOfWords(words), translated, isAboutDiet: words.isAboutDiet }
      : null,
    at: new Date(message.created_at).toISOString(),
    readAt: message.read_at && new Date(message.read_at).toISOString(),
  };
}

/** Rule ordering-125: once the reader and the sender can no longer write to each other, contacts are masked. */
function withMaskedData(message: OrderMessage): OrderMessage {
  const { ownWords } = message;
  if (ownWords === null) return message;
  const masked = (words: string | null) => words && maskPrivateData(words);
  const translated = ownWords.translated && {
    ...ownWords.translated,
    text: masked(ownWords.translated.text),
    rest: masked(ownWords.translated.rest),
  };
  return {
    ...message,
    text: maskPrivateData(message.text),
    textZh: maskPrivateData(message.textZh),
    ownWords: { ...ownWords, text: maskPrivateData(ownWords.text), translated },
  };
}

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
