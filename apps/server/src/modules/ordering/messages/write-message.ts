import type { Calls } from '@chifan/contract';
import type { OrderMessage } from '@chifan/contract/ordering/message-views';
import type { Language, ReaderLanguage } from '@chifan/domain';
import {
  allowedMessages,
  findAllowedMessage,
  type MessageRole,
  maxOrderMessages,
  maxOrderMessagesPerMinute,
} from '@chifan/domain/ordering';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import {
  type ConversationOrder,
  countMessages,
  insertMessage,
  lockConversationOrder,
  type MessageParameters,
  markMessagesRead,
  readConversationOrder,
} from './message.store.ts';
import { dishOfLine, dishText, groupText, messageText, minutesText } from './message-words.ts';
import { publishConversation } from './publish-conversation.ts';
import { messageFactsOf, messageView } from './show-messages.ts';

type Input<Name extends keyof Calls> = z.output<Calls[Name]['input']>;
type Output<Name extends keyof Calls> = z.input<Calls[Name]['output']>;
type TalkContext = Context<SignedIn>;

type Party = { readonly order: ConversationOrder; readonly role: MessageRole };

/** The caller's role in the conversation. Undefined for another party's order or a missing order. */
function partyOf(order: ConversationOrder | undefined, { role, id }: SignedIn): Party | undefined {
  if (!order) return undefined;
  switch (role) {
    case 'member':
      return order.member_id === id ? { order, role } : undefined;
    case 'merchant':
      return order.is_of_staff ? { order, role } : undefined;
    case 'courier':
      return order.courier_id === id ? { order, role } : undefined;
    case 'platform':
      return undefined;
  }
}

const asking = (orderId: number, { role, id }: SignedIn) => ({ orderId, staffId: role === 'merchant' ? id : null });

export async function listMessageChoices(
  { database }: Platform,
  { orderId }: Input<'orderMessageChoices'>,
  { caller, language, readerLanguage, now }: TalkContext,
): Promise<Answer<Output<'orderMessageChoices'>>> {
  const party = partyOf(await readConversationOrder(database.read, asking(orderId, caller)), caller);
  if (!party) return refused('order_not_found');
  const { order, role } = party;
  const sayable = allowedMessages(role, messageFactsOf(order, order.handed_over_at, now)).filter(
    ({ needs }) => needs !== 'hand_over_code' || order.hand_over_code !== null,
  );
  const choices = sayable.map((message) => {
    const { to, group, code, minutes, needs } = message;
    const facts = (needs === 'hand_over_code' && codeOf(order)) || {};
    return {
      to,
      group,
      groupText: groupText(group, readerLanguage),
      code,
      text: messageText(code, facts, readerLanguage),
      textZh: messageText(code, facts, 'zh-CN'),
      options: minutes
        ? minutes.map((each) => inMinutes(each, readerLanguage))
        : needs === 'dish'
          ? dishes(order, language)
          : [],
    };
  });
  return { ok: true, value: { choices } };
}

const inMinutes = (minutes: number, language: ReaderLanguage) => ({
  text: minutesText(minutes, language),
  minutes,
  position: null,
});

const dishes = ({ lines }: ConversationOrder, language: Language) =>
  lines.map(({ position, name }) => ({ text: dishText(dishOfLine(name), language), minutes: null, position }));

const codeOf = ({ hand_over_code: code }: ConversationOrder): MessageParameters | undefined =>
  code === null ? undefined : { handOverCode: code };

/**
 * Sends a message about an order (rules ordering-60 and ordering-61). A retry with the same idempotency key sends no
 * second message.
 */
export const sendMessage = (
  platform: Platform,
  input: Input<'sendOrderMessage'>,
  context: TalkContext,
): Promise<Answer<OrderMessage>> =>
  runIdempotently(platform.database, context, '/rest/order/message/send', input, async (tx, after) => {
    const { caller, language, now } = context;
    const party = partyOf(await lockConversationOrder(tx, asking(input.orderId, caller)), caller);
    if (!party) return refused('order_not_found');
    const facts = factsOfSaid(party, input, now);
    if (!facts) return refused('message_not_possible');
    if (await isFlood(tx, party, now)) return refused('too_many_messages');
    const { order, role: sender } = party;
    const { to: recipient, code } = input;
    const courierId = sender === 'courier' || recipient === 'courier' ? order.courier_id : null;
    const said = { orderId: order.id, sender, recipient, actorId: caller.id, courierId, code, facts, at: now };
    const { message, version } = await insertMessage(tx, said);
    const news = recipient === 'member' ? 'order.message' : 'order.staff-message';
    await platform.events.publish(tx, news, { orderId: order.id, messageId: message.id }, now);
    after(platform.wakeJobs);
    after(() => publishConversation(platform, { ...order, version }));
    return { ok: true, value: messageView(message, language) };
  });

/** The minutes, dish or code for the sentence of the message. Undefined if the sender may not send this message. */
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

export const readMessages = (
  platform: Platform,
  { orderId, upToId }: Input<'readOrderMessages'>,
  { caller, now }: TalkContext,
): Promise<Answer<boolean>> =>
  platform.database.transact(async (tx, after): Promise<Answer<boolean>> => {
    const party = partyOf(await readConversationOrder(tx, asking(orderId, caller)), caller);
    if (!party) return refused('order_not_found');
    const isNew = await markMessagesRead(tx, { orderId, recipient: party.role, upToId, at: now });
    if (isNew) after(() => publishConversation(platform, party.order));
    return { ok: true, value: true };
  });
