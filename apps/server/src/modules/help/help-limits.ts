import {
  type HelpState,
  maxHelpMessagesPerHour,
  maxOpenHelpRequests,
  maxVisitorHelpRequestsPerDay,
} from '@chifan/domain/help';
import type { Tx } from '../../platform/database/database.ts';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { Context } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { networkLimits } from '../../platform/rate-limits/call-limit.ts';
import { countAgainstLimits } from '../../platform/rate-limits/throttle.store.ts';
import { countsOfWriter, type HelpWriter, lockWriter } from './help-writer.store.ts';

const daySeconds = 86_400;
const hourMs = 3_600_000;
const within = { ok: true, value: true } as const;

/**
 * Rule help-4: counts a visitor's help request for the visitor's network. A visitor can invent e-mail addresses, so the
 * limit of one address is not sufficient.
 */
export async function countVisitor({ database }: Platform, { ip, now }: Context): Promise<Answer<true>> {
  const most = { ip, most: maxVisitorHelpRequestsPerDay, seconds: daySeconds };
  const counted = await countAgainstLimits(database.read, networkLimits('help request of a visitor', most), now);
  return counted.every(({ isWithin }) => isWithin) ? within : refused('too_many_requests');
}

/**
 * Rule help-4: refuses a message above the writer's limits. Concurrent messages of one writer wait for each other, so
 * that each is counted. `state` is null for a new help request.
 */
export async function checkLimits(
  tx: Tx,
  writer: HelpWriter,
  { state, at }: { readonly state: HelpState | null; readonly at: Date },
): Promise<Answer<true>> {
  await lockWriter(tx, writer);
  const { open, lately } = await countsOfWriter(tx, writer, new Date(at.getTime() - hourMs));
  if (state !== 'open' && open >= maxOpenHelpRequests) return refused('too_many_help_requests');
  return lately >= maxHelpMessagesPerHour ? refused('too_many_help_messages') : within;
}
