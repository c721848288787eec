import type { Calls } from '@chifan/contract';
import type { Language, ReaderLanguage } from '@chifan/domain';
import { allowedMessages } from '@chifan/domain/ordering';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { asking, codeOf, partyOf } from './conversation-party.ts';
import { type ConversationOrder, markMessagesRead, readConversationOrder } from './message.store.ts';
import { dishOfLine, dishText, groupText, messageText, minutesText } from './message-words.ts';
import { publishConversation } from './publish-conversation.ts';
import { messageFactsOf } from './show-messages.ts';

type Input<Name extends keyof Calls> = z.output<Calls[Name]['input']>;
type Output<Name extends keyof Calls> = z.input<Calls[Name]['output']>;
type TalkContext = Context<SignedIn>;

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
