import { messageRoles } from '@chifan/domain/ordering';
import { z } from 'zod';
import { id, instant, text } from '../fields.ts';

export const role = z.enum(messageRoles);

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
export const orderConversation = {
  /** Between the reader and each other party, oldest first. */
  messages: z.array(orderMessage),
  /** Parties to whom the reader may write now. Empty once the order is over. */
  writableTo: z.array(role),
};
