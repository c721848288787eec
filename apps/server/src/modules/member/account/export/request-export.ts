import type { Calls } from '@chifan/contract';
import { exportIntervalHours } from '@chifan/domain/member';
import type { z } from 'zod';
import { type Answer, refused } from '../../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../../platform/http/idempotency.ts';
import { enqueue } from '../../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../../platform/module.ts';
import { lockMember } from '../../member.store.ts';
import { insertExport, lastExportOf } from './member-export.store.ts';

const intervalMs = exportIntervalHours * 3_600_000;

export async function showExport(
  { database }: Platform,
  { caller, now }: MemberContext,
): Promise<Answer<z.output<Calls['showExport']['output']>>> {
  const last = await lastExportOf(database.read, caller.id);
  const nextAt = last ? new Date(last.askedAt.getTime() + intervalMs) : now;
  return {
    ok: true,
    value: {
      askedAt: last?.askedAt.toISOString() ?? null,
      readyAt: last?.readyAt?.toISOString() ?? null,
      expiresAt: last?.expiresAt?.toISOString() ?? null,
      nextAt: nextAt > now ? nextAt.toISOString() : null,
    },
  };
}

/**
 * The download link is mailed to the member's e-mail address, so a thief of the session token cannot download the data.
 */
export function requestExport(platform: Platform, context: MemberContext): Promise<Answer<boolean>> {
  const { caller, now } = context;
  return runIdempotently(platform.database, context, '/rest/member/export/ask', {}, async (tx, after) => {
    const member = await lockMember(tx, caller.id);
    if (!member?.email) return refused('email_missing');
    const last = await lastExportOf(tx, caller.id);
    const nextAt = last && new Date(last.askedAt.getTime() + intervalMs);
    if (nextAt && nextAt > now) return refused('export_too_soon', { nextAt: nextAt.toISOString() });
    const exportId = await insertExport(tx, caller.id, now);
    await enqueue(tx, { kind: 'member.export', key: `member.export:${exportId}`, payload: { exportId }, runAt: now });
    after(platform.wakeJobs);
    return { ok: true, value: true };
  });
}
