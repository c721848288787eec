import { messageRoles } from '@chifan/domain/ordering';
import { z } from 'zod';
import { id, instant, language, text } from '../fields.ts';
import { translatedText } from '../translation.ts';

export const role = z.enum(messageRoles);

/** Words that a person typed, with their language. */
const ownWords = z.object({
  text,
  language,
  /**
   * The words in the reader's language. The sender gets them in the recipient's language. Null if they need no
   * translation.
   */
  translated: translatedText.nullable(),
  /** True if the words may mention an allergy or a diet. The screen then shows the original with the translation. */
  isAboutDiet: z.boolean(),
});

/**
 * A message about an order: a predefined sentence, which `code` identifies, or the sender's own words. A client that
 * does not know the code can still show `text`.
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
  /** The sender's own words. Null for a predefined sentence. */
  ownWords: ownWords.nullable(),
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
