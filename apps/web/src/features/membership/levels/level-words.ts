import type { MemberLevel } from '@chifan/domain/member';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const levelNames: Readonly<Record<MemberLevel, MessageDescriptor>> = {
  bronze: msg({ message: 'Bronze', context: 'membership level' }),
  silver: msg({ message: 'Silver', context: 'membership level' }),
  gold: msg({ message: 'Gold', context: 'membership level' }),
  platinum: msg({ message: 'Platinum', context: 'membership level' }),
};
