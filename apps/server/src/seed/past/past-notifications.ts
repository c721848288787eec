import type { DemoMember } from '../demo-shapes.ts';
import { asMember } from './past-callers.ts';
import { type PastSimulation, unwrapAnswer } from './past-simulation.ts';

/** Number of each member's newest notifications that stay unread. */
const unreadNotices = 2;

/** Marks each member's notifications of the simulated orders as read, except the newest ones. */
export async function markOldNotificationsRead(
  { handlers }: PastSimulation,
  members: readonly DemoMember[],
  { memberIds, now }: { readonly memberIds: readonly number[]; readonly now: Date },
): Promise<void> {
  for (const [index, { email, language }] of members.entries()) {
    const context = asMember(memberIds[index] ?? 0, now, language);
    const page = { pageNo: 1, pageSize: 20 };
    const { records } = await unwrapAnswer(`notices of ${email}`, handlers.listNotices?.(page, context));
    const newestRead = records[unreadNotices];
    if (newestRead)
      await unwrapAnswer(`notices of ${email}`, handlers.readNotices?.({ upToId: newestRead.id }, context));
  }
}
