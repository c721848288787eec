import { guestSentences, helpTopics, maxHelpPhotos, maxHelpTextLength, symptoms } from '@chifan/domain/help';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import {
  count,
  id,
  imagePath,
  instant,
  login,
  opaqueToken,
  optionalNumberText,
  pageWithAll,
  text,
  textOrEmpty,
} from '../fields.ts';
import { helpRequest, helpRequestRef } from './views.ts';

/** A message consists of predefined sentences, a text, photos, or several of these. */
const message = {
  sentences: z.array(z.enum(guestSentences)).max(3).default([]),
  text: textOrEmpty(maxHelpTextLength).default(''),
  photos: z.array(imagePath).max(maxHelpPhotos).default([]),
};

export const helpCalls = {
  helpChannels: call({
    path: '/rest/help/channels',
    access: 'public',
    summary: 'Chat channels of the platform. Null: not configured.',
    output: z.object({
      /** Phone number: digits with the country code, for https://wa.me/. */
      whatsApp: text.nullable(),
      /** A WeChat name, or an https URL of its customer service. */
      weChat: text.nullable(),
    }),
  }),
  helpDesk: call({
    path: '/rest/help/desk',
    access: 'public',
    summary: 'How soon the platform replies at this time of day, and the ready sentences of a guest.',
    output: z.object({
      reply: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('minutes'), minutes: count }),
        z.object({ kind: z.literal('later'), opensAt: instant }),
        z.object({ kind: z.literal('unknown') }),
      ]),
      /**
       * Predefined sentences in the reader's language. `topic` is null for sentences that do not begin a help request.
       */
      sentences: z.array(z.object({ sentence: z.enum(guestSentences), topic: z.enum(helpTopics).nullable(), text })),
    }),
  }),
  webView: call({
    path: '/rest/help/webView',
    access: 'public',
    summary:
      'Whether the app may open an external page. Returns its address, or null if the operator has not allowed it.',
    input: z.object({ url: opaqueToken(2_000) }),
    output: z.object({ url: text.nullable() }),
  }),
  askForHelp: call({
    path: '/rest/help/ask',
    access: 'public',
    summary: 'A guest writes to the platform. A visitor leaves an e-mail address for the answer.',
    input: z.object({
      topic: z.enum(helpTopics),
      orderNumber: optionalNumberText(40),
      email: login(120).optional(),
      ...message,
    }),
    output: z.object({ id }),
    reasons: [
      'email_invalid',
      'help_answer_empty',
      'picture_unknown',
      'too_many_help_requests',
      'too_many_help_messages',
      'too_many_requests',
    ],
    creates: true,
    ratePerMinute: 20,
  }),
  reportUnwell: call({
    path: '/rest/help/unwell',
    access: 'member',
    summary:
      'A guest feels unwell or had an allergic reaction. Opens an urgent help request, which operators see first. A repeated report adds to the open request.',
    input: z.object({
      /** The guest's order. Absent if the guest did not come from an order. */
      orderId: id.optional(),
      symptoms: z.array(z.enum(symptoms)).max(symptoms.length).default([]),
      text: textOrEmpty(maxHelpTextLength).default(''),
    }),
    output: z.object({ id }),
    reasons: ['order_not_found'],
    creates: true,
  }),
  helpRequests: call({
    path: '/rest/help/list',
    access: 'member',
    summary: 'The member’s help requests with all answers, newest first.',
    input: z.object(pageWithAll(10)),
    output: pageOf(helpRequest),
  }),
  helpConversation: call({
    path: '/rest/help/conversation',
    access: 'member',
    summary: 'One help request of the member with all messages.',
    input: z.object(helpRequestRef),
    output: helpRequest,
    reasons: ['help_request_not_found'],
  }),
  unreadHelp: call({
    path: '/rest/help/unread',
    access: 'member',
    summary: 'Number of answers that the member has not read.',
    output: z.object({ unread: count }),
  }),
  readHelp: call({
    path: '/rest/help/read',
    access: 'member',
    summary: 'Marks the answers up to this one as read.',
    input: z.object({ ...helpRequestRef, upToId: id }),
    output: z.boolean(),
    reasons: ['help_request_not_found'],
  }),
  followUpHelp: call({
    path: '/rest/help/followUp',
    access: 'member',
    summary: 'The member adds a message. A closed help request is open again.',
    input: z.object({ ...helpRequestRef, ...message }),
    output: helpRequest,
    reasons: [
      'help_request_not_found',
      'help_answer_empty',
      'picture_unknown',
      'too_many_help_requests',
      'too_many_help_messages',
      'transition_not_allowed',
      'actor_not_allowed',
    ],
    creates: true,
  }),
  closeOwnHelp: call({
    path: '/rest/help/close',
    access: 'member',
    summary: 'The member closes the help request, because the problem is solved.',
    input: z.object(helpRequestRef),
    output: helpRequest,
    reasons: ['help_request_not_found', 'transition_not_allowed', 'actor_not_allowed'],
  }),
};
