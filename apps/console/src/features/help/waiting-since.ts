import type { StaffHelpRequest } from '@chifan/contract/help/views';

/** Time of the guest's first message that has no answer yet. Null if no answer is due. */
export function waitingSince({ state, messages }: Pick<StaffHelpRequest, 'state' | 'messages'>): string | null {
  if (state !== 'open') return null;
  const answered = messages.findLastIndex(({ isOfPlatform }) => isOfPlatform);
  return messages[answered + 1]?.createdAt ?? null;
}
