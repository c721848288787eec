import { maxOwnWordsLength, messageCodes, messageGroups } from '@chifan/domain/ordering';
import { z } from 'zod';
import { call } from '../call.ts';
import { count, id, integer, requiredText, text } from '../fields.ts';
import { orderRef } from '../transitions.ts';
import { orderMessage, role } from './message-views.ts';

const messageChoice = z.object({
  to: role,
  /** Topic of the message, and its heading in the reader's language. */
  group: z.enum(messageGroups),
  groupText: text,
  code: text,
  /** The sentence in the reader's language, with "…" in place of the option. */
  text,
  textZh: text,
  /**
   * Options for the "…" of the sentence. If the list is not empty, the client must send one option: minutes, or the
   * position of an order line.
   */
  options: z.array(z.object({ text, minutes: count.nullable(), position: count.nullable() })),
});

export const orderMessageCalls = {
  orderMessageChoices: call({
    path: '/rest/order/message/choices',
    access: 'signed_in',
    summary: 'Messages that the caller may send now about an order, as its guest, its restaurant, or its courier.',
    input: orderRef,
    output: z.object({ choices: z.array(messageChoice) }),
    reasons: ['order_not_found'],
  }),
  sendOrderMessage: call({
    path: '/rest/order/message/send',
    access: 'signed_in',
    summary: 'Sends a ready sentence. The recipient is notified at once and reads it in their language.',
    input: orderRef.extend({
      to: role,
      code: z.enum(messageCodes),
      minutes: integer({ min: 1, max: 60 }).optional(),
      position: integer({ min: 0, max: 100 }).optional(),
    }),
    output: orderMessage,
    reasons: ['order_not_found', 'message_not_possible', 'too_many_messages'],
    creates: true,
  }),
  writeOrderMessage: call({
    path: '/rest/order/message/write',
    access: 'signed_in',
    summary:
      'Sends the sender’s own words. The recipient is notified at once, and reads them translated as far as possible.',
    input: orderRef.extend({ to: role, text: requiredText(maxOwnWordsLength) }),
    output: orderMessage,
    reasons: ['order_not_found', 'message_not_possible', 'too_many_messages'],
    creates: true,
  }),
  readOrderMessages: call({
    path: '/rest/order/message/read',
    access: 'signed_in',
    summary: 'Marks the messages up to this one as read.',
    input: orderRef.extend({ upToId: id }),
    output: z.boolean(),
    reasons: ['order_not_found'],
  }),
};
