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
  /** As it was written, in `language`; may be empty where there are replies. */
  text,
  language,
  /** In the reader's language; null where it needs none, and of what the reader wrote. */
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
  /** Empty of a visitor. */
  guestName: text,
  isMember: z.boolean(),
  /** Where a visitor is answered. */
  email: text.nullable(),
  language,
});
export type StaffHelpRequest = z.infer<typeof staffHelpRequest>;

const requestId = { helpRequestId: id };

export const helpCalls = {
  helpChannels: call({
    path: '/rest/help/channels',
    access: 'public',
    summary: 'Where the platform answers in a chat; a channel that is not there is null.',
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
      'Whether the app may show a page of somebody else: its address, null where the operator has not allowed it.',
    input: z.object({ url: opaque(2_000) }),
    output: z.object({ url: text.nullable() }),
  }),
  askForHelp: call({
    path: '/rest/help/ask',
    access: 'public',
    summary: 'A guest writes to the platform; a visitor leaves the e-mail address that the answer goes to.',
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
    summary: 'What the member has asked the platform, with all answers, newest first.',
    input: z.object(pageWithAll(10)),
    output: pageOf(helpRequest),
  }),
  followUpHelp: call({
    path: '/rest/help/followUp',
    access: 'member',
    summary: 'The member writes on.',
    input: z.object({ ...requestId, text: typed(helpTextMost), photos }),
    output: helpRequest,
    reasons: ['help_request_not_found', 'picture_unknown', 'transition_not_allowed', 'actor_not_allowed'],
    creates: true,
  }),
  workHelpRequests: call({
    path: '/rest/platform/help/list',
    access: 'platform',
    summary:
      'What guests have asked: those that wait, the oldest first, or all, the newest first; of one order by its number.',
    input: z.object({ view: z.enum(['open', 'all']), orderNumber: numberOptional(40), ...pageWithAll(20) }),
    output: pageOf(staffHelpRequest),
  }),
  waitingHelpRequests: call({
    path: '/rest/platform/help/waiting',
    access: 'platform',
    summary: 'How many guests wait for an answer.',
    output: z.object({ waiting: count }),
  }),
  helpReplyTexts: call({
    path: '/rest/platform/help/replies',
    access: 'platform',
    summary: 'The ready sentences: in Chinese, and as a guest of this language reads them.',
    input: z.object({ language }),
    output: z.object({ replies: z.array(z.object({ reply: z.enum(helpReplies), zh: text, guest: text })) }),
  }),
  answerHelp: call({
    path: '/rest/platform/help/answer',
    access: 'platform',
    summary: 'The platform answers: ready sentences, own words in a named language, or both.',
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
    summary: 'Nothing more is to be said: the request is closed.',
    input: z.object(requestId),
    output: staffHelpRequest,
    reasons: ['help_request_not_found', 'transition_not_allowed', 'actor_not_allowed'],
  }),
};
