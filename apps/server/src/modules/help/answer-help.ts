import type { Calls } from '@chifan/contract';
import { answerNotificationSeconds } from '@chifan/domain/help';
import type { z } from 'zod';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { StaffContext } from '../../platform/http/handlers.ts';
import { runIdempotently } from '../../platform/http/idempotency.ts';
import type { Platform } from '../../platform/module.ts';
import { byCaller, withLockedRow } from '../../platform/workflow/locked.ts';
import { enqueueAnswerEmail } from './answer-email.job.ts';
import { insertHelpMessage, lockHelpRequest } from './help-request.store.ts';
import { showStaffHelpRequest } from './show-help.ts';
import { transitionHelp } from './transition-help.ts';

type Input<Name extends keyof Calls> = z.output<Calls[Name]['input']>;
type Output<Name extends keyof Calls> = z.input<Calls[Name]['output']>;

/**
 * Stores the platform's answer to a help request. A visitor gets it by mail (rule help-5). A member gets a notification,
 * unless the member reads the answer at once (rule help-13).
 */
export async function answerHelp(
  platform: Platform,
  input: Input<'answerHelp'>,
  context: StaffContext,
): Promise<Answer<Output<'answerHelp'>>> {
  const { helpRequestId, replies, text, language } = input;
  if (replies.length === 0 && text === '') return refused('help_answer_empty');
  const { now: at } = context;
  const written = await runIdempotently(
    platform.database,
    context,
    '/rest/platform/help/answer',
    input,
    async (tx, after) => {
      const request = await lockHelpRequest(tx, helpRequestId);
      if (request === undefined) return refused('help_request_not_found');
      const by = { tx, after, ...byCaller('platform', context) };
      const moved = await transitionHelp(platform, by, request, 'answer', { moved_at: at });
      if (!moved.ok) return moved;
      const answer = {
        helpRequestId,
        isOfPlatform: true,
        replies: [...new Set(replies)],
        text,
        language,
        photos: [],
        at,
      };
      await insertHelpMessage(tx, answer);
      if (request.member_id === null) await enqueueAnswerEmail(tx, helpRequestId, at);
      else await platform.events.publish(tx, 'help.answered', { helpRequestId }, notificationTime(at));
      after(platform.wakeJobs);
      return { ok: true, value: helpRequestId };
    },
  );
  return written.ok ? showStaffHelpRequest(platform, written.value, context) : written;
}

const notificationTime = (at: Date): Date => new Date(at.getTime() + answerNotificationSeconds * 1000);

export async function closeHelp(
  platform: Platform,
  { helpRequestId }: Input<'closeHelp'>,
  context: StaffContext,
): Promise<Answer<Output<'closeHelp'>>> {
  const closed = await withLockedRow(
    platform,
    {
      lock: (tx) => lockHelpRequest(tx, helpRequestId),
      missing: 'help_request_not_found',
      by: byCaller('platform', context),
    },
    async (by, request) => {
      const moved = await transitionHelp(platform, by, request, 'close', { moved_at: by.now });
      if (moved.ok && request.state === 'open') {
        await platform.events.publish(by.tx, 'help.closed', { helpRequestId }, by.now);
        by.after(platform.wakeJobs);
      }
      return moved;
    },
  );
  return closed.ok ? showStaffHelpRequest(platform, helpRequestId, context) : closed;
}
