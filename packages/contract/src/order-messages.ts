import { messageCodes, messageGroups, messageRoles } from '@chifan/domain/ordering';
import { z } from 'zod';
import { call } from './call.ts';
import { count, id, instant, integer, text } from './fields.ts';
import { onOrder } from './transitions.ts';

const role = z.enum(messageRoles);

/** What was said about an order. A client that does not know a `code` has its sentence all the same. */
export const orderMessage = z.object({
  id,
  from: role,
  to: role,
  code: text,
  /** In the reader's language. */
  text,
  /** As kitchen and courier read it. */
  textZh: text,
  at: instant,
  /** When the other side had it on screen; null: not yet. */
  readAt: instant.nullable(),
});
export type OrderMessage = z.infer<typeof orderMessage>;

/** In the detail of an order. */
export const talk = {
  /** Between the reader and each of the others, the oldest first. */
  messages: z.array(orderMessage),
  /** Whom the reader may write to now; nobody once the order is over. */
  writableTo: z.array(role),
};

const messageChoice = z.object({
  to: role,
  /** What it is about, and its heading in the reader's language. */
  group: z.enum(messageGroups),
  groupText: text,
  code: text,
  /** In the reader's language, with "…" where an option is chosen. */
  text,
  textZh: text,
  /** One of them is sent along, where there are any: minutes, or a dish by the place of its line. */
  options: z.array(z.object({ text, minutes: count.nullable(), position: count.nullable() })),
});

export const orderMessageCalls = {
  orderMessageChoices: call({
    path: '/rest/order/message/choices',
    access: 'signed_in',
    summary: 'What the caller may say now about an order: as its guest, its restaurant, or the courier who has it.',
    input: onOrder,
    output: z.object({ choices: z.array(messageChoice) }),
    reasons: ['order_not_found'],
  }),
  sendOrderMessage: call({
    path: '/rest/order/message/send',
    access: 'signed_in',
    summary: 'Says one of the ready sentences; the other side is told at once and reads it in its own language.',
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
    summary: 'The caller has had the messages on screen, up to one of them.',
    input: onOrder.extend({ upToId: id }),
    output: z.boolean(),
    reasons: ['order_not_found'],
  }),
};
