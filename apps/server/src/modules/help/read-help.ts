import type { Calls } from '@chifan/contract';
import type { z } from 'zod';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { MemberContext } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { markHelpRead } from './reading.store.ts';
import { publishHelp } from './transition-help.ts';

/** Marks answers as read, so that other devices and the operators see it (rule help-12). */
export const readHelp = (
  platform: Platform,
  { helpRequestId, upToId }: z.output<Calls['readHelp']['input']>,
  { caller, now }: MemberContext,
): Promise<Answer<boolean>> =>
  platform.database.transact(async (tx, after): Promise<Answer<boolean>> => {
    const isNew = await markHelpRead(tx, { helpRequestId, memberId: caller.id, upToId });
    if (isNew === undefined) return refused('help_request_not_found');
    if (isNew) after(() => publishHelp(platform, caller.id, now));
    return { ok: true, value: true };
  });
