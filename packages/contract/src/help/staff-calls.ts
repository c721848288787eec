import { helpReplies, maxHelpTextLength } from '@chifan/domain/help';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import { count, language, optionalNumberText, pageWithAll, text, textOrEmpty } from '../fields.ts';
import { helpRequestRef, staffHelpRequest } from './views.ts';

export const helpStaffCalls = {
  workHelpRequests: call({
    path: '/rest/platform/help/list',
    access: 'platform',
    roles: ['support'],
    summary:
      'Help requests of guests: waiting ones, urgent and then oldest first, or all, newest first. Optionally of one order by its number.',
    input: z.object({ view: z.enum(['open', 'all']), orderNumber: optionalNumberText(40), ...pageWithAll(20) }),
    output: pageOf(staffHelpRequest),
  }),
  waitingHelpRequests: call({
    path: '/rest/platform/help/waiting',
    access: 'platform',
    roles: ['support'],
    summary: 'Number of guests who wait for an answer.',
    /** `urgent`: guests who feel unwell. They are also counted in `waiting`. */
    output: z.object({ waiting: count, urgent: count }),
  }),
  helpReplyTexts: call({
    path: '/rest/platform/help/replies',
    access: 'platform',
    roles: ['support'],
    summary: 'The ready sentences in Chinese and in the given guest language.',
    input: z.object({ language }),
    output: z.object({ replies: z.array(z.object({ reply: z.enum(helpReplies), zh: text, guest: text })) }),
  }),
  answerHelp: call({
    path: '/rest/platform/help/answer',
    access: 'platform',
    roles: ['support'],
    summary: 'The platform answers with ready sentences, free text in a named language, or both.',
    input: z.object({
      ...helpRequestRef,
      replies: z.array(z.enum(helpReplies)).max(helpReplies.length).default([]),
      text: textOrEmpty(maxHelpTextLength).default(''),
      language,
    }),
    output: staffHelpRequest,
    reasons: ['help_request_not_found', 'help_answer_empty', 'transition_not_allowed', 'actor_not_allowed'],
    creates: true,
  }),
  closeHelp: call({
    path: '/rest/platform/help/close',
    access: 'platform',
    roles: ['support'],
    summary: 'Closes a request. A new message of the guest or the platform opens it again.',
    input: z.object(helpRequestRef),
    output: staffHelpRequest,
    reasons: ['help_request_not_found', 'transition_not_allowed', 'actor_not_allowed'],
  }),
};
