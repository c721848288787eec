import { randomBytes } from 'node:crypto';
import type { WeChatKeys } from './keys.ts';

/** People of this WeChat. The last one only looks around: WeChat gives them a virtual account (快照页). */
export const people = [
  { openId: 'oSandbox_mei_0001', name: 'Mei 美', isSnapshot: false },
  { openId: 'oSandbox_jonas_0002', name: 'Jonas', isSnapshot: false },
  { openId: 'oSandbox_amira_0003', name: 'Amira أميرة', isSnapshot: false },
  { openId: 'oSandbox_visitor_0004', name: 'Preview without an account', isSnapshot: true },
] as const;

type Grant = { readonly openId: string; readonly scope: string; readonly endsAt: number };

/** Codes and tokens of one official account; they die with the process, as they would within minutes anyway. */
export interface OAuth {
  /** The person has agreed. @returns the code: good once, for five minutes. */
  grant(openId: string, scope: string): string;
  /** GET /sns/oauth2/access_token. WeChat answers 200 whatever happens; failures carry an errcode. */
  exchange(query: URLSearchParams): object;
  /** GET /sns/userinfo */
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
