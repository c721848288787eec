import { escaped, pageOf } from '../pages/page.ts';
import type { WeChatKeys } from './keys.ts';
import { people } from './oauth.ts';

/** WeChat takes these parameters in this order only. */
const order = ['appid', 'redirect_uri', 'response_type', 'scope', 'state'];
const scopes = ['snsapi_base', 'snsapi_userinfo'];

/** open.weixin.qq.com/connect/oauth2/authorize: WeChat asks whether the page may know who looks at it. */
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

/** This stand-in leads to nobody but the product that it stands beside. */
function backOf(query: URLSearchParams): string {
  const { pathname, search } = new URL(query.get('redirect_uri') ?? '');
  return pathname + search;
}
