import type { DemoMember } from '../demo-shapes.ts';
import { granted, type Past } from './open-past.ts';
import { asMember } from './past-callers.ts';

/** The newest of each member's notices; what is older they have read. */
const unreadNotices = 2;

/** What a member was told of in the city's past was written as it happened. */
export async function readOldNotices(
  { handlers }: Past,
  members: readonly DemoMember[],
  { memberIds, now }: { readonly memberIds: readonly number[]; readonly now: Date },
): Promise<void> {
  for (const [index, { email, language }] of members.entries()) {
    const context = asMember(memberIds[index] ?? 0, now, language);
    const page = { pageNo: 1, pageSize: 20 };
    const { records } = await granted(`notices of ${email}`, handlers.listNotices?.(page, context));
    const newestRead = records[unreadNotices];
    if (newestRead) await granted(`notices of ${email}`, handlers.readNotices?.({ upToId: newestRead.id }, context));
  }
}
