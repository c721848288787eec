import { z } from 'zod';
import type { WeChatConfig } from '../../../platform/config.ts';

export type WeChatPerson = { readonly openId: string; readonly name: string | null; readonly headImage: string | null };

/**
 * `expired`: WeChat no longer accepts the code. `preview`: the guest only views the page, without a lasting WeChat
 * account. `failed`: WeChat returned another error.
 */
export type WeChatRefusal = 'expired' | 'preview' | 'failed';

const failure = z.object({ errcode: z.number() });
const tokenAnswer = z.object({
  access_token: z.string(),
  openid: z.string().min(1).max(128),
  scope: z.string().default(''),
  is_snapshotuser: z.number().optional(),
});
const personAnswer = z.object({ nickname: z.string().optional(), headimgurl: z.string().optional() });

/** WeChat's error numbers for an authorization code that is unknown, used or expired. */
const codeIsGone: readonly number[] = [40029, 40163, 42003];
const timeoutMs = 5_000;

export async function fetchWeChatPerson(config: WeChatConfig, code: string): Promise<WeChatPerson | WeChatRefusal> {
  const { appId: appid, appSecret: secret } = config;
  const told = await ask(config, '/sns/oauth2/access_token', { appid, secret, code, grant_type: 'authorization_code' });
  const token = tokenAnswer.safeParse(told);
  if (!token.success) {
    const { data } = failure.safeParse(told);
    return data && codeIsGone.includes(data.errcode) ? 'expired' : 'failed';
  }
  const { access_token: accessToken, openid, scope, is_snapshotuser: isSnapshot } = token.data;
  // In preview mode, WeChat returns a temporary account, which can neither pay nor sign in again.
  if (isSnapshot === 1) return 'preview';
  const person = scope.includes('snsapi_userinfo')
    ? personAnswer.safeParse(await ask(config, '/sns/userinfo', { access_token: accessToken, openid })).data
    : undefined;
  return { openId: openid, name: person?.nickname || null, headImage: person?.headimgurl || null };
}

/**
 * Calls WeChat's API, which returns status 200 even for errors. @throws if WeChat cannot be reached. The error message
 * contains no secret.
 */
async function ask(config: WeChatConfig, path: string, query: Record<string, string>): Promise<unknown> {
  const url = `${config.accountApi}${path}?${new URLSearchParams(query)}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  return answer.json();
}
