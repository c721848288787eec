import type { Calls } from '@chifan/contract';
import type { z } from 'zod';
import type { Answer } from '../../platform/http/call-result.ts';
import type { MemberContext } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { byCaller, withLockedRow } from '../../platform/workflow/locked.ts';
import { lockHelpRequest } from './help-request.store.ts';
import { showHelpRequest } from './show-help.ts';
import { transitionHelp } from './transition-help.ts';

/** Closes a help request for its member, whose problem is solved (rule help-3). */
export async function closeOwnHelp(
  platform: Platform,
  { helpRequestId }: z.output<Calls['closeOwnHelp']['input']>,
  context: MemberContext,
): Promise<Answer<z.input<Calls['closeOwnHelp']['output']>>> {
  const closed = await withLockedRow(
    platform,
    {
      lock: (tx) => lockHelpRequest(tx, helpRequestId),
      isTheirs: (request) => request.member_id === context.caller.id,
      missing: 'help_request_not_found',
      by: byCaller('member', context),
    },
    (by, request) => transitionHelp(platform, by, request, 'close', { moved_at: by.now }),
  );
  return closed.ok ? showHelpRequest(platform, helpRequestId, context) : closed;
}
