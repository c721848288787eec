import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Caller } from '../../../platform/http/caller.ts';

/** Rule call-5: data true means that the token is valid; a wrong token and none are answered 401. */
export const checkLoginToken = async ({ caller }: { caller: Caller }): Promise<Answer<boolean>> =>
  caller.role === 'visitor' ? refused('not_signed_in') : { ok: true, value: true };
