import { helpEvents, helpStates, helpTopics, symptoms } from '@chifan/domain/help';
import { z } from 'zod';
import { count, id, instant, language, text } from '../fields.ts';
import { translatedText } from '../translation.ts';

const message = z.object({
  id,
  isOfPlatform: z.boolean(),
  /** Predefined sentences in the message, in the reader's language. */
  replies: z.array(text),
  /** Free text as written, in `language`. May be empty if the message has predefined sentences. */
  text,
  language,
  /**
   * The message `text` in the reader's language. Null for the reader's own messages, and if no translation is needed.
   */
  translated: translatedText.nullable(),
  /** Photo URLs that are valid for minutes. */
  photos: z.array(text),
  /** Whether the guest has read this reply. True for the guest's own messages. */
  isRead: z.boolean(),
  createdAt: instant,
});

export const helpRequest = z.object({
  id,
  topic: z.enum(helpTopics),
  state: z.enum(helpStates),
  orderNumber: text.nullable(),
  /** The guest's order that the request is about. Null: none. */
  orderId: id.nullable(),
  createdAt: instant,
  messages: z.array(message),
  /** Number of replies that the guest has not read. */
  unread: count,
  allowedEvents: z.array(z.enum(helpEvents)),
});
export type HelpRequest = z.infer<typeof helpRequest>;

export const staffHelpRequest = helpRequest.extend({
  /** Name of the member. Empty for a visitor. */
  guestName: text,
  isMember: z.boolean(),
  /** E-mail address for answers to a visitor. */
  email: text.nullable(),
  language,
  /** Symptoms of a guest who feels unwell. Null: the request is not urgent. */
  symptoms: z.array(z.enum(symptoms)).nullable(),
});
export type StaffHelpRequest = z.infer<typeof staffHelpRequest>;

export const helpRequestRef = { helpRequestId: id };
