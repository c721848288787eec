import type { StaffMember } from '@chifan/contract/member/operator-views';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { enqueueAccountEmail } from '../account/account-email.job.ts';
import { credentialsById } from '../member.store.ts';
import type { MemberDependencies } from '../member-dependencies.ts';
import { deleteSessionsOf } from '../sessions/session.store.ts';
import { sessionsEnded } from '../sessions/sessions-ended.ts';
import { type BlockEvent, lockBlock, writeBlock } from './block.store.ts';
import { showStaffMember } from './show-members.ts';

type Input = { readonly memberId: number; readonly reason: string };

/**
 * Blocks or unblocks a member (rule member-56). Orders, refunds and payments of a blocked member continue, because jobs
 * and staff process them without the member's session.
 */
export async function changeBlock(
  platform: Platform,
  links: MemberDependencies,
  event: BlockEvent,
  { memberId, reason }: Input,
  context: StaffContext,
): Promise<Answer<StaffMember>> {
  const { caller, now } = context;
  const changed = await platform.database.transact(async (tx, after): Promise<Answer<true>> => {
    const member = await lockBlock(tx, memberId);
    if (!member) return refused('not_found');
    if (member.isBlocked === (event === 'block')) return refused('transition_not_allowed');
    await writeBlock(tx, { memberId, event, reason, staffId: caller.id, at: now });
    if (event === 'block') {
      const ended = await deleteSessionsOf(tx, { memberId });
      after(() => sessionsEnded(platform, ended));
    }
    const to = (await credentialsById(tx, memberId))?.email ?? null;
    const about = event === 'block' ? 'account_blocked' : 'account_unblocked';
    if (to !== null) await enqueueAccountEmail(tx, { memberId, to, at: now, about });
    after(platform.wakeJobs);
    return { ok: true, value: true };
  });
  return changed.ok ? showStaffMember(platform, links, memberId, now) : changed;
}
