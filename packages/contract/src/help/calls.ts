import { helpTopics, maxHelpPhotos, maxHelpTextLength, symptoms } from '@chifan/domain/help';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import {
  id,
  imagePath,
  login,
  opaqueToken,
  optionalNumberText,
  pageWithAll,
  requiredText,
  text,
  textOrEmpty,
} from '../fields.ts';
import { helpRequest, helpRequestRef } from './views.ts';

const photos = z.array(imagePath).max(maxHelpPhotos).default([]);

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
      text: requiredText(maxHelpTextLength),
      orderNumber: optionalNumberText(40),
      email: login(120).optional(),
      photos,
    }),
    output: z.object({ id }),
    reasons: ['email_invalid', 'picture_unknown', 'too_many_help_requests'],
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
  followUpHelp: call({
    path: '/rest/help/followUp',
    access: 'member',
    summary: 'The member adds a message.',
    input: z.object({ ...helpRequestRef, text: requiredText(maxHelpTextLength), photos }),
    output: helpRequest,
    reasons: ['help_request_not_found', 'picture_unknown', 'transition_not_allowed', 'actor_not_allowed'],
    creates: true,
  }),
};
