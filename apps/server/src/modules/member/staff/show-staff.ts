import type { Calls } from '@chifan/contract';
import type { Language } from '@chifan/domain';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Platform } from '../../../platform/module.ts';
import type { MemberDependencies } from '../member-dependencies.ts';
import { staffById } from './staff.store.ts';

export async function showStaff(
  platform: Platform,
  links: MemberDependencies,
  { caller, language }: { caller: SignedIn; language: Language },
): Promise<Answer<z.output<Calls['staffMe']['output']>>> {
  if (caller.role === 'member') return refused('no_permission');
  const staff = await staffById(platform.database.read, caller.id);
  if (!staff) return refused('not_signed_in');
  return {
    ok: true,
    value: {
      ...staff,
      isSecondFactorMissing: caller.isSecondFactorMissing,
      shops: await links.shopsOfStaff(caller.id, language),
    },
  };
}
