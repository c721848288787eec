import type { Calls } from '@chifan/contract';
import type { OrderMessage } from '@chifan/contract/ordering/message-views';
import { contentLanguageOf } from '@chifan/domain';
import { mayAnswerAboutDiet, readDietWords } from '@chifan/domain/catalogue';
import {
  allowedRecipients,
  findAllowedMessage,
  type MessageRole,
  maxOrderMessages,
  maxOrderMessagesPerMinute,
  maxOwnWordsPerHour,
  ownWordsCode,
} from '@chifan/domain/ordering';
import type { TranslatedText } from '@chifan/domain/translation';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { writtenByCourier, writtenByMember, writtenByShop } from '../../../platform/translation/writer.ts';
import { asking, codeOf, type Party, partyOf } from './conversation-party.ts';
import {
  type ConversationOrder,
  countMessages,
  countOwnWords,
  insertMessage,
  lockConversationOrder,
  type MessageParameters,
  type NewMessage,
} from './message.store.ts';
import { dishOfLine } from './message-words.ts';
import { publishConversation } from './publish-conversation.ts';
import { messageFactsOf, messageView } from './show-messages.ts';
import { recipientLanguage, toTranslate } from './translate-words.ts';

type Input<Name extends keyof Calls> = z.output<Calls[Name]['input']>;
type TalkContext = Context<SignedIn>;

type Sending = { readonly orderId: number; readonly to: MessageRole };

/**
 * The code and the parameters of a message. `isTooMuch` checks a limit of the sender, in addition to the limits of the
 * order.
 */
type Said = {
  readonly code: string;
  readonly facts: MessageParameters;
  readonly isTooMuch?: (tx: Tx) => Promise<boolean>;
};

/**
 * Sends a message about an order (rules ordering-60, ordering-61 and ordering-121). A retry with the same idempotency
 * key sends no second message. `saidBy` returns undefined if the sender may not send the message.
 */
const sendAs = (
  platform: Platform,
  path: `/rest/${string}`,
  input: Sending,
  context: TalkContext,
  saidBy: (party: Party) => Said | undefined,
): Promise<Answer<OrderMessage>> =>
  runIdempotently(platform.database, context, path, input, async (tx, after) => {
    const { caller, readerLanguage, now } = context;
    const party = partyOf(await lockConversationOrder(tx, asking(input.orderId, caller)), caller);
    if (!party) return refused('order_not_found');
    const said = saidBy(party);
    if (!said) return refused('message_not_possible');
    if ((await isFlood(tx, party, now)) || (await said.isTooMuch?.(tx))) return refused('too_many_messages');
    const { order, role: sender } = party;
    const { to: recipient } = input;
    const { code, facts } = said;
    const courierId = sender === 'courier' || recipient === 'courier' ? order.courier_id : null;
    const inserted = { orderId: order.id, sender, recipient, actorId: caller.id, courierId, code, facts, at: now };
    const { message, version } = await insertMessage(tx, inserted);
    const news = recipient === 'member' ? 'order.message' : 'order.staff-message';
    await platform.events.publish(tx, news, { orderId: order.id, messageId: message.id }, now);
    after(platform.wakeJobs);
    after(() => publishConversation(platform, { ...order, version }));
    const reader = { role: sender, id: caller.id };
    const translated = requestTranslation(platform, { order, sender, recipient, facts }, after);
    return { ok: true, value: messageView(message, readerLanguage, { translated, reader }) };
  });

export const sendMessage = (
  platform: Platform,
  input: Input<'sendOrderMessage'>,
  context: TalkContext,
): Promise<Answer<OrderMessage>> =>
  sendAs(platform, '/rest/order/message/send', input, context, (party) => {
    const facts = factsOfSaid(party, input, context.now);
    return facts && { code: input.code, facts };
  });

/** Sends a free-text message (rule ordering-121). */
export const writeMessage = (
  platform: Platform,
  input: Input<'writeOrderMessage'>,
  context: TalkContext,
): Promise<Answer<OrderMessage>> =>
  sendAs(platform, '/rest/order/message/write', input, context, (party) => {
    const { caller, readerLanguage, now } = context;
    const { order, role: sender } = party;
    const { text, to } = input;
    if (!allowedRecipients(sender, messageFactsOf(order, order.handed_over_at, now)).includes(to)) return undefined;
    const language = contentLanguageOf(readerLanguage);
    const since = new Date(now.getTime() - 3_600_000);
    return {
      code: ownWordsCode,
      facts: { words: { text, language, writer: writerOf(party), isAboutDiet: isAboutDiet(party, { text, to }) } },
      isTooMuch: async (tx) => (await countOwnWords(tx, { sender, actorId: caller.id, since })) >= maxOwnWordsPerHour,
    };
  });

/**
 * Returns whether a free-text message may mention an allergy or a diet (rule ordering-124). After a guest's question
 * about an allergy or a diet, all free-text messages from staff to the guest count, because the answer may be only 没有
 * (there is none).
 */
function isAboutDiet(
  { order, role }: Party,
  { text, to }: { readonly text: string; readonly to: MessageRole },
): boolean {
  if (role === 'member') return readDietWords(text) !== null;
  return (to === 'member' && order.has_diet_question) || mayAnswerAboutDiet(text);
}

function writerOf({ order, role }: Party) {
  if (role === 'member') return writtenByMember(order.member_id);
  return role === 'courier' && order.courier_id !== null
    ? writtenByCourier(order.courier_id)
    : writtenByShop(order.shop_id);
}

type New = Pick<NewMessage, 'sender' | 'recipient' | 'facts'> & { readonly order: ConversationOrder };

/**
 * Requests the translation for the recipient after the transaction.
 * @returns the placeholder that the response contains while the translation is not finished. Null if the words need no
 * translation
 */
function requestTranslation(
  { translation }: Platform,
  { order, sender, recipient, facts: { words } }: New,
  after: (effect: () => void) => void,
): TranslatedText | null {
  const to = recipientLanguage(recipient, order.language);
  const dishes = order.lines.map(({ name }) => dishOfLine(name));
  const written = words ? toTranslate(words, { isGuests: sender === 'member', to, dishes }) : null;
  if (written === null) return null;
  after(() => translation.ahead([written]));
  return { text: null, by: null, rest: written.text, isComing: translation.translates(to) };
}

/**
 * The minutes, the dish or the hand-over code that the sentence of the message needs. Undefined if the sender may not
 * send this message.
 */
function factsOfSaid(
  { order, role }: Party,
  input: Input<'sendOrderMessage'>,
  now: Date,
): MessageParameters | undefined {
  const { to, code, minutes, position } = input;
  const said = { to, code, minutes: minutes ?? null, position: position ?? null };
  const message = findAllowedMessage(role, said, messageFactsOf(order, order.handed_over_at, now));
  if (!message) return undefined;
  if (minutes !== undefined) return { minutes };
  if (message.needs === 'hand_over_code') return codeOf(order);
  if (position === undefined) return {};
  const line = order.lines.find((each) => each.position === position);
  return line && { dish: dishOfLine(line.name) };
}

async function isFlood(tx: Tx, { order, role }: Party, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - 60_000);
  const { all, lately } = await countMessages(tx, { orderId: order.id, sender: role, since });
  return all >= maxOrderMessages || lately >= maxOrderMessagesPerMinute;
}
