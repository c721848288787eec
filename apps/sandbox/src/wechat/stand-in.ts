import { verifyRsa } from '../gateways/rsa-keys.ts';
import { tableOf } from '../pages/page.ts';
import { browserFile, html, json, type StandIn } from '../stand-in.ts';
import { ApiError } from './api-error.ts';
import { consentPage } from './oauth.ts';
import { type Input, textAt } from './pay/input.ts';
import type { Transaction } from './pay/objects.ts';
import { finishRefund } from './pay/refunds.ts';
import { payTransaction } from './pay/transactions.ts';
import { linesOf } from './signatures.ts';
import type { SandboxWeChat } from './we-chat.ts';

/** Web pages of the WeChat stand-in: the consent page, the script `bridge.js`, and a list of the newest payments. */
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

/** Calls of the script `bridge.js` for the payment sheet and the sign-in. */
export const bridgeCalls: Readonly<Record<string, (weChat: SandboxWeChat, input: Input) => object>> = {
  /** Returns the description and the amount for the payment sheet. The request must have the merchant's signature. */
  show: (weChat, input) => {
    const { description, total, openId } = readRequest(weChat, input);
    return { description, total, openId };
  },
  pay: (weChat, input) => {
    const found = readRequest(weChat, input);
    weChat.commit(payTransaction(weChat.keys, found));
    return { paid: true };
  },
  /** Completes an abnormal refund. In reality the merchant does this on WeChat Pay's website. */
  finish: (weChat, input) => {
    weChat.commit(finishRefund(weChat.keys, weChat.state, textAt(input, 'outRefundNo'), 'SUCCESS'));
    return { finished: true };
  },
  agree: (weChat, input) => ({ code: weChat.oauth.grant(textAt(input, 'openId'), textAt(input, 'scope')) }),
};

/**
 * Verifies the parameters of `getBrandWCPayRequest` and returns their transaction. @throws ApiError with the message
 * that WeChat's app shows
 */
function readRequest({ keys, state }: SandboxWeChat, input: Input): Transaction {
  const [appId, timeStamp, nonceStr, wanted] = ['appId', 'timeStamp', 'nonceStr', 'package'].map((name) =>
    textAt(input, name),
  ) as [string, string, string, string];
  const isSigned =
    input['signType'] === 'RSA' &&
    verifyRsa(keys.merchantPublicKey, linesOf(appId, timeStamp, nonceStr, wanted), textAt(input, 'paySign'));
  if (!isSigned || appId !== keys.appId) throw new ApiError(400, 'SIGN_ERROR', '支付验证签名失败');
  const found = [...state.transactions.values()].find(({ prepayId }) => wanted === `prepay_id=${prepayId}`);
  if (!found) throw new ApiError(400, 'PREPAY_ID_INVALID', '预支付交易会话标识不存在');
  if (found.state === 'CLOSED') throw new ApiError(400, 'ORDER_CLOSED', '该订单已关闭');
  if (found.state !== 'NOTPAY') throw new ApiError(400, 'ORDERPAID', '该订单已支付');
  if (Date.now() > found.expiresAt) throw new ApiError(400, 'ORDER_EXPIRED', '订单已过期');
  return found;
}
