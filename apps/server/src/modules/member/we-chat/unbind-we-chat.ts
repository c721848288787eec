import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { clearOpenId } from '../member.store.ts';

/** It needs consent again before they pay. Who has no mail and password stays bound: nothing else lets them in. */
export async function unbindWeChat({ database }: Platform, { caller }: MemberContext): Promise<Answer<boolean>> {
  return (await clearOpenId(database.read, caller.id)) ? { ok: true, value: true } : refused('wechat_only_way_in');
}
