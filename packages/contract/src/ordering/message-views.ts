import { messageRoles } from '@chifan/domain/ordering';
import { z } from 'zod';
import { id, instant, text } from '../fields.ts';

export const role = z.enum(messageRoles);

/**
 * A ready sentence about an order. `code` names the sentence. A client that does not know the code can still show the
 * text.
 */
export const orderMessage = z.object({
  id,
  from: role,
  to: role,
  code: text,
  /** The message in the reader's language. */
  text,
  /** The message in Chinese, as the kitchen and the courier read it. */
  textZh: text,
  at: instant,
  /** When the recipient saw the message. Null: not yet. */
  readAt: instant.nullable(),
});
export type OrderMessage = z.infer<typeof orderMessage>;

/** Messages of an order, as fields of the order's detail. */
export const orderConversation = {
  /** Messages between the reader and other people of the order, oldest first. */
  messages: z.array(orderMessage),
  /** People to whom the reader may write now. Empty once the order is over. */
  writableTo: z.array(role),
};
