import { randomBytes } from 'node:crypto';
import { escaped, pageOf } from '../pages/page.ts';
import type { WeChatKeys } from './keys.ts';

/**
 * People who can sign in. The last is a virtual account, which WeChat uses for visitors who have not consented (快照页).
 */
export const people = [
  { openId: 'oSandbox_mei_0001', name: 'Mei 美', isSnapshot: false },
  { openId: 'oSandbox_jonas_0002', name: 'Jonas', isSnapshot: false },
  { openId: 'oSandbox_amira_0003', name: 'Amira أميرة', isSnapshot: false },
  { openId: 'oSandbox_visitor_0004', name: 'Preview without an account', isSnapshot: true },
] as const;

type Grant = { readonly openId: string; readonly scope: string; readonly endsAt: number };

/** Codes and tokens of WeChat sign-in. The sandbox stores them only in memory, because they expire within hours. */
export interface OAuth {
  /** Records a person's consent. @returns a code, which is valid once within five minutes */
  grant(openId: string, scope: string): string;
  /**
   * Handles the call GET /sns/oauth2/access_token, which exchanges a code for a token. Like WeChat it always returns
   * 200, and an error has an `errcode`.
   */
  exchange(query: URLSearchParams): object;
  /** Responds to the call GET /sns/userinfo. */
  showPerson(query: URLSearchParams): object;
}

const codeMs = 5 * 60_000;
const tokenSeconds = 7200;

export function createOAuth(keys: WeChatKeys): OAuth {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();
  return {
    grant: (openId, scope) => {
      const code = newSecret();
      codes.set(code, { openId, scope, endsAt: Date.now() + codeMs });
      return code;
    },
    exchange: (query) => {
      if (query.get('appid') !== keys.appId) return failure(40013, 'invalid appid');
      if (query.get('secret') !== keys.appSecret) return failure(40125, 'invalid appsecret');
      const grant = codes.get(query.get('code') ?? '');
      if (!grant || grant.endsAt < Date.now()) return failure(40029, 'invalid code');
      codes.delete(query.get('code') ?? '');
      const token = newSecret();
      tokens.set(token, { ...grant, endsAt: Date.now() + tokenSeconds * 1000 });
      return { access_token: token, expires_in: tokenSeconds, refresh_token: newSecret(), ...shown(grant) };
    },
    showPerson: (query) => {
      const grant = tokens.get(query.get('access_token') ?? '');
      if (!grant || grant.endsAt < Date.now()) return failure(40001, 'invalid credential, access_token is invalid');
      if (grant.scope !== 'snsapi_userinfo') return failure(48001, 'api unauthorized');
      const name = people.find(({ openId }) => openId === grant.openId)?.name ?? 'WeChat';
      return { openid: grant.openId, nickname: name, sex: 0, headimgurl: '', province: '', city: '', country: '' };
    },
  };
}

const shown = ({ openId, scope }: Grant) => ({
  openid: openId,
  scope,
  ...(people.some((person) => person.openId === openId && person.isSnapshot) ? { is_snapshotuser: 1 } : {}),
});

const failure = (errcode: number, errmsg: string) => ({ errcode, errmsg });
const newSecret = (): string => randomBytes(16).toString('hex');

/** WeChat accepts the URL parameters only in this sequence. */
const order = ['appid', 'redirect_uri', 'response_type', 'scope', 'state'];
const scopes = ['snsapi_base', 'snsapi_userinfo'];

/** Page open.weixin.qq.com/connect/oauth2/authorize, which requests a person's consent. */
export function consentPage(keys: WeChatKeys, query: URLSearchParams): string {
  const problem = problemOf(keys, query);
  if (problem !== undefined) return pageOf('WeChat', `<section><p>${escaped(problem)}</p></section>`);
  const [back, state, scope] = [backOf(query), query.get('state') ?? '', query.get('scope') ?? ''];
  const choices = people.map(
    ({ openId, name }, index) =>
      `<label class="choice"><input type="radio" name="person" value="${escaped(openId)}"${index === 0 ? ' checked' : ''}>
<bdi>${escaped(name)}</bdi></label>`,
  );
  return pageOf(
    'WeChat 微信',
    `<section data-back="${escaped(back)}" data-state="${escaped(state)}" data-scope="${escaped(scope)}">
<h2>Chifan asks who you are</h2>
<p>${scope === 'snsapi_base' ? 'It learns nothing but a number that is yours. The real WeChat would not even ask.' : 'It learns a number that is yours, your name and your picture.'}</p>
<fieldset><legend>Continue as</legend>${choices.join('\n')}</fieldset>
<button type="button" id="allow" class="main">Allow</button>
<button type="button" id="deny">Deny</button>
<p class="quiet">A stand-in for WeChat: these people are invented.</p></section>`,
    'wechat-consent.js',
  );
}

function problemOf(keys: WeChatKeys, query: URLSearchParams): string | undefined {
  if ([...query.keys()].join() !== order.join())
    return 'Scope 参数错误或没有 Scope 权限: the parameters stand in another order.';
  if (query.get('appid') !== keys.appId) return 'AppID 参数错误';
  if (query.get('response_type') !== 'code' || !scopes.includes(query.get('scope') ?? '')) return 'Scope 参数错误';
  if (!/^[A-Za-z0-9]{1,128}$/.test(query.get('state') ?? '')) return 'state: letters and digits, at most 128.';
  return URL.canParse(query.get('redirect_uri') ?? '') ? undefined : 'redirect_uri 域名与后台配置不一致';
}

/**
 * Returns path and query of `redirect_uri`. The origin is dropped, so that the page can only return to the Chifan
 * server.
 */
function backOf(query: URLSearchParams): string {
  const { pathname, search } = new URL(query.get('redirect_uri') ?? '');
  return pathname + search;
}
