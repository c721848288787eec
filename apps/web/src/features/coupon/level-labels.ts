import type { MemberLevel } from '@chifan/domain/member';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** For whom an offer is that asks for a level. */
export const levelLabels: Readonly<Record<MemberLevel, MessageDescriptor>> = {
  bronze: msg`For bronze members and above`,
  silver: msg`For silver members and above`,
  gold: msg`For gold members and above`,
  platinum: msg`For platinum members`,
};
