import { browserFile } from '../browser-files.ts';
import { tableOf } from '../pages/page.ts';
import { html, json, type StandIn } from '../stand-in.ts';
import { ApiError } from './api-error.ts';
import { bridgeCalls } from './bridge-calls.ts';
import { consentPage } from './consent-page.ts';
import type { SandboxWeChat } from './we-chat.ts';

/** What people see of WeChat: its question who they are, the bridge in the page, and the newest payments. */
export const weChatStandIn = (weChat: SandboxWeChat): StandIn => ({
  name: 'wechat',
  faults: weChat.faults,
  section:
    () => `<h2>WeChat Pay</h2><p>Open the app with a user agent that says <code>MicroMessenger</code>: it then asks
WeChat who you are and shows its pay sheet.</p>${paymentsTable(weChat)}`,
  get: (place, query) => {
    if (place === 'connect/oauth2/authorize') return { type: html, body: consentPage(weChat.keys, query) };
    return place === 'bridge.js' ? browserFile('wechat-bridge.js') : undefined;
  },
  post: (place, input) => {
    const call = Object.hasOwn(bridgeCalls, place) ? bridgeCalls[place] : undefined;
    if (call === undefined) return undefined;
    try {
      return json(call(weChat, input));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return json({ code: error.code, message: error.message }, error.status);
    }
  },
});

function paymentsTable({ state }: SandboxWeChat): string {
  const newest = [...state.transactions.values()].slice(-20).toReversed();
  if (newest.length === 0) return '<p>No payments yet.</p>';
  const rows = newest.map(({ outTradeNo, total, state: at, description }) => [
    outTradeNo,
    `¥${(total / 100).toFixed(2)}`,
    at,
    description,
  ]);
  const waiting =
    state.pending.size === 0 ? '' : `<p class="quiet">${state.pending.size} notifications not yet taken.</p>`;
  return tableOf(rows) + waiting;
}
