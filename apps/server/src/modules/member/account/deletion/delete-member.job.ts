import type { JobHandler } from '../../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../../platform/module.ts';
import { lockMember } from '../../member.store.ts';
import type { MemberLinks } from '../../member-links.ts';
import { mailLater } from '../account-email.job.ts';
import { type Deletion, deleteLater, hindrancesOf } from './request-deletion.ts';

const dayMs = 86_400_000;

/**
 * Deletes the member's data in every term, in one transaction. A sign-in cancels it and waits for the row's lock. If a
 * new
 * hindrance exists by now, such as a refund by the restaurant, the job retries a day later.
 */
export const deleteMemberJob = (platform: Platform, links: MemberLinks): JobHandler => ({
  inTransaction: async (tx, { memberId, dueAt }: Deletion, after) => {
    const member = await lockMember(tx, memberId);
    const due = new Date(dueAt);
    if (!member || member.deletionDueAt?.getTime() !== due.getTime()) return;
    const now = platform.clock.now();
    if ((await hindrancesOf(links, tx, memberId)).length > 0) {
      await deleteLater(tx, { memberId, dueAt: due, runAt: new Date(now.getTime() + dayMs) });
      return;
    }
    if (member.email) await mailLater(tx, { about: 'deleted', memberId, to: member.email, at: now });
    for (const { forget } of links.personal()) await forget?.(tx, memberId);
    after(platform.wakeJobs);
  },
});
