import { helpEvents, helpPhotosMost, helpReplies, helpStates, helpTextMost, helpTopics } from '@chifan/domain/help';
import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import {
  count,
  id,
  imagePath,
  instant,
  language,
  login,
  numberOptional,
  opaque,
  pageWithAll,
  text,
  typed,
  typedOrEmpty,
} from './fields.ts';
import { translatedText } from './translation.ts';

const photos = z.array(imagePath).max(helpPhotosMost).default([]);

const message = z.object({
  id,
  isOfPlatform: z.boolean(),
  /** Ready sentences, in the reader's language. */
  replies: z.array(text),
  /** As written, in `language`. May be empty if there are replies. */
  text,
  language,
  /** In the reader's language. Null for the reader's own messages, and if no translation is needed. */
  translated: translatedText.nullable(),
  /** Addresses that are valid for minutes. */
  photos: z.array(text),
  createdAt: instant,
});

const helpRequest = z.object({
  id,
  topic: z.enum(helpTopics),
  state: z.enum(helpStates),
  orderNumber: text.nullable(),
  /** An order of this guest. */
  orderId: id.nullable(),
  createdAt: instant,
  messages: z.array(message),
  allowedEvents: z.array(z.enum(helpEvents)),
});
export type HelpRequest = z.infer<typeof helpRequest>;

const staffHelpRequest = helpRequest.extend({
  /** Empty for a visitor. */
  guestName: text,
  isMember: z.boolean(),
  /** Address for answers to a visitor. */
  email: text.nullable(),
  language,
});
export type StaffHelpRequest = z.infer<typeof staffHelpRequest>;

const requestId = { helpRequestId: id };

export const helpCalls = {
  helpChannels: call({
    path: '/rest/help/channels',
    access: 'public',
    summary: 'Chat channels of the platform. Null: not configured.',
    output: z.object({
      /** Digits with the country code, for https://wa.me/. */
      whatsApp: text.nullable(),
      /** A WeChat name, or an https address of its customer service. */
      weChat: text.nullable(),
    }),
  }),
  webView: call({
    path: '/rest/help/webView',
    access: 'public',
    summary:
      'Whether the app may open an external page. Returns its address, or null if the operator has not allowed it.',
    input: z.object({ url: opaque(2_000) }),
    output: z.object({ url: text.nullable() }),
  }),
  askForHelp: call({
    path: '/rest/help/ask',
    access: 'public',
    summary: 'A guest writes to the platform. A visitor leaves an e-mail address for the answer.',
    input: z.object({
      topic: z.enum(helpTopics),
      text: typed(helpTextMost),
      orderNumber: numberOptional(40),
      email: login(120).optional(),
      photos,
    }),
    output: z.object({ id }),
    reasons: ['email_invalid', 'picture_unknown', 'too_many_help_requests'],
    creates: true,
    ratePerMinute: 20,
  }),
  helpRequests: call({
    path: '/rest/help/list',
    access: 'member',
    summary: 'The member’s help requests with all answers, newest first.',
    input: z.object(pageWithAll(10)),
    output: pageOf(helpRequest),
  }),
  followUpHelp: call({
    path: '/rest/help/followUp',
    access: 'member',
    summary: 'The member adds a message.',
    input: z.object({ ...requestId, text: typed(helpTextMost), photos }),
    output: helpRequest,
    reasons: ['help_request_not_found', 'picture_unknown', 'transition_not_allowed', 'actor_not_allowed'],
    creates: true,
  }),
  workHelpRequests: call({
    path: '/rest/platform/help/list',
    access: 'platform',
    summary:
      'Help requests of guests: waiting ones, oldest first, or all, newest first. Optionally of one order by its number.',
    input: z.object({ view: z.enum(['open', 'all']), orderNumber: numberOptional(40), ...pageWithAll(20) }),
    output: pageOf(staffHelpRequest),
  }),
  waitingHelpRequests: call({
    path: '/rest/platform/help/waiting',
    access: 'platform',
    summary: 'Number of guests who wait for an answer.',
    output: z.object({ waiting: count }),
  }),
  helpReplyTexts: call({
    path: '/rest/platform/help/replies',
    access: 'platform',
    summary: 'The ready sentences in Chinese and in the given guest language.',
    input: z.object({ language }),
    output: z.object({ replies: z.array(z.object({ reply: z.enum(helpReplies), zh: text, guest: text })) }),
  }),
  answerHelp: call({
    path: '/rest/platform/help/answer',
    access: 'platform',
    summary: 'The platform answers with ready sentences, free text in a named language, or both.',
    input: z.object({
      ...requestId,
      replies: z.array(z.enum(helpReplies)).max(helpReplies.length).default([]),
      text: typedOrEmpty(helpTextMost).default(''),
      language,
    }),
    output: staffHelpRequest,
    reasons: ['help_request_not_found', 'help_answer_empty', 'transition_not_allowed', 'actor_not_allowed'],
    creates: true,
  }),
  closeHelp: call({
    path: '/rest/platform/help/close',
    access: 'platform',
    summary: 'Closes a request.',
    input: z.object(requestId),
    output: staffHelpRequest,
    reasons: ['help_request_not_found', 'transition_not_allowed', 'actor_not_allowed'],
  }),
};
