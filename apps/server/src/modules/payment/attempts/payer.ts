import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { openIdOf, startWeChatAuthorization } from '../../member/index.ts';
import { type GatewayName, gatewayTraits } from '../gateways.ts';

/** Null where a gateway needs none. WeChat Pay does: a member whom WeChat has not named yet is led there first. */
export async function payerOf(
  platform: Platform,
  { method, context }: { readonly method: GatewayName; readonly context: MemberContext },
): Promise<Answer<string | null>> {
  if (!gatewayTraits[method].needsPayer) return { ok: true, value: null };
  const openId = await openIdOf(platform.database.read, context.caller.id);
  if (openId !== null) return { ok: true, value: openId };
  const authorization = startWeChatAuthorization(platform, 'pay', context.now);
  return authorization.ok ? refused('wechat_authorization_needed', authorization.value) : authorization;
}
