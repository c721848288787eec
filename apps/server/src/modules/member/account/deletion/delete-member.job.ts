import type { JobHandler } from '../../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../../platform/module.ts';
import { lockMember } from '../../member.store.ts';
import type { MemberDependencies } from '../../member-dependencies.ts';
import { enqueueAccountEmail } from '../account-email.job.ts';
import { type Deletion, deletionObstaclesOf, enqueueMemberDeletion } from './request-deletion.ts';

const dayMs = 86_400_000;

/**
 * Deletes the member's data in every module, in one transaction that locks the member's row. If a sign-in has cancelled
 * the deletion, the job does nothing. If an obstacle exists, such as an open refund, the job retries one day later.
 */
export const deleteMemberJob = (platform: Platform, links: MemberDependencies): JobHandler => ({
  inTransaction: async (tx, { memberId, dueAt }: Deletion, after) => {
    const member = await lockMember(tx, memberId);
    const due = new Date(dueAt);
    if (!member || member.deletionDueAt?.getTime() !== due.getTime()) return;
    const now = platform.clock.now();
    if ((await deletionObstaclesOf(links, tx, memberId)).length > 0) {
      await enqueueMemberDeletion(tx, { memberId, dueAt: due, runAt: new Date(now.getTime() + dayMs) });
      return;
    }
    if (member.email) await enqueueAccountEmail(tx, { about: 'deleted', memberId, to: member.email, at: now });
    for (const { deleteData } of links.personal()) await deleteData?.(tx, memberId);
    after(platform.wakeJobs);
  },
});
