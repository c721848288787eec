import { messageCodes, messageGroups, messageRoles } from '@chifan/domain/ordering';
import { z } from 'zod';
import { call } from './call.ts';
import { count, id, instant, integer, text } from './fields.ts';
import { onOrder } from './transitions.ts';

const role = z.enum(messageRoles);

/** A message about an order. Clients that do not know a `code` can still show its text. */
export const orderMessage = z.object({
  id,
  from: role,
  to: role,
  code: text,
  /** In the reader's language. */
  text,
  /** As the kitchen and the courier read it. */
  textZh: text,
  at: instant,
  /** When the recipient had it on screen. Null: not yet. */
  readAt: instant.nullable(),
});
export type OrderMessage = z.infer<typeof orderMessage>;

/** Part of the detail of an order. */
export const talk = {
  /** Between the reader and each other party, oldest first. */
  messages: z.array(orderMessage),
  /** Parties to whom the reader may write now. Empty once the order is over. */
  writableTo: z.array(role),
};

const messageChoice = z.object({
  to: role,
  /** Topic of the message, and its heading in the reader's language. */
  group: z.enum(messageGroups),
  groupText: text,
  code: text,
  /** In the reader's language, with "…" in place of the option. */
  text,
  textZh: text,
  /** If there are options, one must be sent: minutes, or the position of a dish's line. */
  options: z.array(z.object({ text, minutes: count.nullable(), position: count.nullable() })),
});

export const orderMessageCalls = {
  orderMessageChoices: call({
    path: '/rest/order/message/choices',
    access: 'signed_in',
    summary: 'Messages that the caller may send now about an order, as its guest, its restaurant, or its courier.',
    input: onOrder,
    output: z.object({ choices: z.array(messageChoice) }),
    reasons: ['order_not_found'],
  }),
  sendOrderMessage: call({
    path: '/rest/order/message/send',
    access: 'signed_in',
    summary: 'Sends a ready sentence. The recipient is notified at once and reads it in their language.',
    input: onOrder.extend({
      to: role,
      code: z.enum(messageCodes),
      minutes: integer({ min: 1, max: 60 }).optional(),
      position: integer({ min: 0, max: 100 }).optional(),
    }),
    output: orderMessage,
    reasons: ['order_not_found', 'message_not_possible', 'too_many_messages'],
    creates: true,
  }),
  readOrderMessages: call({
    path: '/rest/order/message/read',
    access: 'signed_in',
    summary: 'Marks the messages up to this one as read.',
    input: onOrder.extend({ upToId: id }),
    output: z.boolean(),
    reasons: ['order_not_found'],
  }),
};
