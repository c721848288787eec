import type { Calls } from '@chifan/contract';
import { type DeletionBlocker, deletionGraceDays } from '@chifan/domain/member';
import type { z } from 'zod';
import type { Executor } from '../../../../platform/database/database.ts';
import { type Answer, refused } from '../../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../../platform/http/handlers.ts';
import { enqueue } from '../../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../../platform/module.ts';
import { lockMember, writeDeletionDue } from '../../member.store.ts';
import type { MemberDependencies } from '../../member-dependencies.ts';
import { deleteSessionsOf } from '../../sessions/session.store.ts';
import { sessionsEnded } from '../../sessions/sessions-ended.ts';
import { enqueueAccountEmail } from '../account-email.job.ts';
import { verifyOwner } from '../verify-owner.ts';

export async function showDeletion(
  { database }: Platform,
  links: MemberDependencies,
  { caller }: MemberContext,
): Promise<Answer<z.output<Calls['showDeletion']['output']>>> {
  const hindrances = await deletionObstaclesOf(links, database.read, caller.id);
  return { ok: true, value: { hindrances, ...(await links.belongingsOf(caller.id)) } };
}

/** Returns the reasons that prevent the account deletion now, such as an active order, without duplicates. */
export async function deletionObstaclesOf(
  links: MemberDependencies,
  executor: Executor,
  memberId: number,
): Promise<DeletionBlocker[]> {
  const found: DeletionBlocker[] = [];
  for (const { deletionBlockers } of links.personal())
    found.push(...((await deletionBlockers?.(executor, memberId)) ?? []));
  return [...new Set(found)];
}

const dayMs = 86_400_000;

/**
 * Ends all the member's sessions and schedules the account deletion. A sign-in within the seven grace days cancels the
 * deletion (rule member-32).
 */
export async function requestDeletion(
  platform: Platform,
  links: MemberDependencies,
  { password }: { readonly password?: string | undefined },
  context: MemberContext,
): Promise<Answer<{ dueAt: string }>> {
  const { caller, now } = context;
  const memberId = caller.id;
  const owner = await verifyOwner(platform, password, context);
  if (!owner.ok) return owner;
  const dueAt = new Date(now.getTime() + deletionGraceDays * dayMs);
  return platform.database.transact(async (tx, after) => {
    const member = await lockMember(tx, memberId);
    const hindrances = await deletionObstaclesOf(links, tx, memberId);
    if (hindrances.length > 0) return refused('deletion_hindered', { hindrances });
    await writeDeletionDue(tx, memberId, dueAt);
    const ended = await deleteSessionsOf(tx, { memberId });
    await platform.events.publish(tx, 'member.deletion-requested', { memberId }, now);
    await enqueueMemberDeletion(tx, { memberId, dueAt, runAt: dueAt });
    if (member?.email)
      await enqueueAccountEmail(tx, { about: 'deletion_requested', memberId, to: member.email, at: now, dueAt });
    after(() => sessionsEnded(platform, ended));
    after(platform.wakeJobs);
    return { ok: true, value: { dueAt: dueAt.toISOString() } };
  });
}

export type Deletion = { readonly memberId: number; readonly dueAt: string };

export const enqueueMemberDeletion = (
  executor: Executor,
  { memberId, dueAt, runAt }: { memberId: number; dueAt: Date; runAt: Date },
): Promise<void> =>
  enqueue(executor, {
    kind: 'member.delete',
    key: `member.delete:${memberId}:${runAt.getTime()}`,
    payload: { memberId, dueAt: dueAt.toISOString() } satisfies Deletion,
    runAt,
  });
